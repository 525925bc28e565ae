import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { listHref } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { ImportTexts } from "@/components/translations/ImportTexts.tsx";
import { ProgressBars } from "@/components/translations/ProgressBars.tsx";
import { TextRow } from "@/components/translations/TextRow.tsx";
import { textsHref, textsQuery } from "@/components/translations/texts_query.ts";
import { define } from "@/define.ts";
import { TextKeys } from "@/islands/translations/TextKeys.tsx";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import { glossary, termHints } from "@/services/translations/glossary.ts";
import { listTexts, progressOfLanguages, textDomains } from "@/services/translations/read_texts.ts";
import { TEXT_STATES } from "@/services/translations/types.ts";
import { whereUsed } from "@/services/translations/where_used.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** The texts of the interface in a language, edited beside their source. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = textsQuery(url, ctx.lang);
    const [list, progress, domains, uses, terms] = await Promise.all([
      listTexts(ctx, query),
      progressOfLanguages(ctx),
      textDomains(),
      whereUsed(),
      glossary(),
    ]);
    const hints = list.records.map(({ en }) =>
      termHints(terms, en, query.lang === "en_US" ? "zh_CN" : query.lang)
    );
    return page({ query, list, progress, domains, uses, hints });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list, progress, domains, uses, hints } = data;
  if (query.import && may(ctx.actor, "TisosTranslate:import")) {
    return <ImportTexts query={query} state={state} />;
  }
  const format = formatOf(ctx);
  const href = (change: Partial<typeof query>) => fromHere(textsHref(basePath, { ...query, ...change }));
  const { lang, keyword, domain, state: wanted } = query;
  const clearHref = href({ keyword: undefined, domain: undefined, state: undefined, pageNo: 1 });
  const mayEdit = may(ctx.actor, "TisosTranslate:edit");
  return (
    <>
      <PageHead
        title={t("page.TisosTranslate")}
        note={t("translate.total", { total: list.total })}
        crumbs={[{ label: t("nav.markets") }]}
        crumbsLabel={t("translate.crumbs")}
        flush
      >
        {may(ctx.actor, "TisosTranslate:import") && (
          <Button icon="upload" href={href({ import: "1" })}>{t("translate.import")}</Button>
        )}
        <Button
          icon="download"
          href={listHref("/tis/texts/sheet.xlsx", { lang, keyword, domain, state: wanted })}
        >
          {t("translate.export")}
        </Button>
      </PageHead>
      <FlashNotice flash={flash?.form ? null : flash} />
      <div class="page-fill">
        <ListFilters
          label={t("page.TisosTranslate")}
          keyword={{ label: t("translate.keyword"), value: keyword }}
          filters={[
            {
              kind: "select",
              name: "domain",
              label: t("translate.domain"),
              value: domain,
              choices: domains.map((one) => ({ value: one, label: one })),
            },
            {
              kind: "select",
              name: "state",
              label: t("translate.state"),
              value: wanted,
              choices: TEXT_STATES.map((one) => ({
                value: one,
                label: `${t(`translate.state.${one}`)} (${format.number(list.counts[one])})`,
              })),
            },
          ]}
          keep={{ lang, pageSize: query.pageSize }}
          without={(names) =>
            href({ ...Object.fromEntries(names.map((name) => [name, undefined])), pageNo: 1 })}
          clearHref={clearHref}
          t={t}
          format={format}
        />
        <nav class="texts-langs" aria-label={t("translate.lang")}>
          {LANGS.map((one) => (
            <a
              key={one}
              class="chip"
              href={href({ lang: one, pageNo: 1 })}
              aria-current={one === lang ? "page" : "false"}
            >
              {LANGUAGES[one].name}
            </a>
          ))}
        </nav>
        <ProgressBars
          progress={progress}
          current={progress.find((one) => one.lang === lang)!}
          t={t}
          format={format}
        />
        <div class="table-scroll" tabIndex={0} role="region" aria-label={t("page.TisosTranslate")}>
          {list.records.length > 0
            ? (
              <table class="table texts">
                <thead>
                  <tr>
                    <th scope="col">{t("translate.source")}</th>
                    <th scope="col">
                      {t("translate.text")}
                      {mayEdit && <span class="texts-keys needs-script">{t("translate.keys")}</span>}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.records.map((text, place) => (
                    <TextRow
                      key={text.key}
                      text={text}
                      lang={lang}
                      use={uses.get(text.key)!}
                      hints={hints[place]!}
                      place={place}
                      mayEdit={mayEdit}
                      state={state}
                    />
                  ))}
                </tbody>
              </table>
            )
            : (
              <Empty
                title={t(
                  wanted === "missing" && !keyword && !domain ? "translate.all_done" : "translate.none",
                )}
                drawing="list"
                action={<Button href={clearHref}>{t("table.clear_filters")}</Button>}
              >
                {t("translate.none_why")}
              </Empty>
            )}
        </div>
        <Pager
          page={query.pageNo}
          size={query.pageSize}
          total={list.total}
          href={(pageNo) => href({ pageNo })}
          keep={{ lang, keyword, domain, state: wanted }}
          t={t}
        />
      </div>
      {mayEdit && (
        <TextKeys
          saved={t("translate.saved")}
          states={{
            missing: t("translate.state.missing"),
            wrong: t("translate.state.wrong"),
            outdated: t("translate.state.outdated"),
            overridden: t("translate.state.overridden"),
          }}
        />
      )}
    </>
  );
});
