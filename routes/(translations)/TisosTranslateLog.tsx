import { page } from "fresh";
import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { ChangeLines } from "@/components/translations/ChangeLines.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import { CHANGE_WAYS, listTextChanges } from "@/services/translations/read_changes.ts";
import { fromHere } from "@/components/table/from_here.ts";

const day = dayText().optional().catch(undefined);
const asked = z.object({
  lang: z.enum(LANGS as [Lang, ...Lang[]]).optional().catch(undefined),
  keyword: searchText,
  user: searchText,
  via: z.enum(CHANGE_WAYS).optional().catch(undefined),
  from: day,
  to: day,
  ...paging,
});

/** Who changed which text of the interface, with what it was before. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    return page({ query, list: await listTextChanges(ctx, query) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list } = data;
  const { pageNo, pageSize, ...filter } = query;
  const format = formatOf(ctx);
  const href = (change: Partial<typeof query>) =>
    fromHere(listHref(`${basePath}/TisosTranslateLog`, { ...query, ...change }));
  const clearHref = href({
    ...Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])),
    pageNo: 1,
  });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHead
        title={t("page.TisosTranslateLog")}
        crumbs={[{ label: t("nav.markets") }]}
        crumbsLabel={t("translate.crumbs")}
        flush
      />
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <ListFilters
          label={t("page.TisosTranslateLog")}
          keyword={{ label: t("translate.log.keyword"), value: query.keyword }}
          filters={[
            {
              kind: "select",
              name: "lang",
              label: t("translate.lang"),
              value: query.lang,
              choices: LANGS.map((one) => ({ value: one, label: LANGUAGES[one].name })),
            },
            {
              kind: "select",
              name: "via",
              label: t("translate.log.via"),
              value: query.via,
              choices: CHANGE_WAYS.map((one) => ({ value: one, label: t(`translate.log.via_${one}`) })),
            },
            { kind: "text", name: "user", label: t("translate.log.user"), value: query.user },
            {
              kind: "days",
              name: "days",
              from: "from",
              to: "to",
              label: t("translate.log.days"),
              first: query.from,
              last: query.to,
            },
          ]}
          keep={{ pageSize }}
          without={(names) =>
            href({ ...Object.fromEntries(names.map((name) => [name, undefined])), pageNo: 1 })}
          clearHref={clearHref}
          t={t}
          format={format}
        />
        <div class="table-scroll" tabIndex={0} role="region" aria-label={t("page.TisosTranslateLog")}>
          {list.records.length > 0
            ? (
              <ChangeLines
                changes={list.records}
                mayUndo={may(ctx.actor, "TisosTranslate:edit")}
                mayEdit={may(ctx.actor, "TisosTranslate:view")}
                basePath={basePath}
                t={t}
                format={format}
              />
            )
            : (
              <Empty
                title={t(isFiltered ? "translate.none" : "translate.log.none")}
                drawing="list"
                action={isFiltered && <Button href={clearHref}>{t("table.clear_filters")}</Button>}
              >
                {t("translate.log.none_why")}
              </Empty>
            )}
        </div>
        <Pager
          page={pageNo}
          size={pageSize}
          total={list.total}
          href={(pageNo) => href({ pageNo })}
          keep={filter}
          t={t}
        />
      </div>
    </>
  );
});
