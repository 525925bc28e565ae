import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { exportQuery, exportsHref } from "@/components/downloads/export_links.ts";
import { ExportTable } from "@/components/downloads/ExportTable.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import { define } from "@/define.ts";
import { exportKinds, listExports } from "@/services/downloads/list_exports.ts";
import { EXPORT_STATES } from "@/engines/exports/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = exportQuery.parse(Object.fromEntries(url.searchParams));
    return page({ query, list: await listExports(ctx, query) });
  },
});

/** The reader's exports with their progress, files and reasons; told live. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list } = data;
  const { kind, state: wanted, pageSize } = query;
  const kinds = exportKinds(ctx);
  const href = (change: Partial<typeof query>) =>
    exportsHref(basePath, { kind, state: wanted, pageSize, ...change });
  const nameOf = (one: string) => kinds.find((entry) => entry.kind === one)?.name ?? one;
  const chips = [
    ...(kind
      ? [{ name: t("exports.list"), value: nameOf(kind), removeHref: href({ kind: undefined }) }]
      : []),
    ...(wanted
      ? [{
        name: t("exports.state"),
        value: t(`exports.state.${wanted}`),
        removeHref: href({ state: undefined }),
      }]
      : []),
  ];
  const clearHref = exportsHref(basePath, { pageSize });
  const isUnderWay = list.records.some((task) => task.state === "pending" || task.state === "processing");
  return (
    <>
      <PageHead title={t("page.MyDownload")} note={t("exports.total", { total: list.total })} flush />
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <FilterBar label={t("exports.filterLabel")} submit={t("exports.search")} keep={{ pageSize }}>
          <SelectField
            name="kind"
            label={t("exports.list")}
            hideLabel
            empty={t("exports.allLists")}
            value={kind}
            choices={kinds.map((one) => ({ value: one.kind, label: one.name }))}
          />
          <SelectField
            name="state"
            label={t("exports.state")}
            hideLabel
            empty={t("exports.allStates")}
            value={wanted}
            choices={EXPORT_STATES.map((one) => ({ value: one, label: t(`exports.state.${one}`) }))}
          />
        </FilterBar>
        <FilterChips chips={chips} clearHref={clearHref} t={t} />
        <div
          class="table-scroll"
          id="exports"
          data-live="exports"
          data-live-pending={isUnderWay ? "" : undefined}
        >
          {list.records.length > 0
            ? <ExportTable tasks={list.records} basePath={basePath} t={t} format={formatOf(ctx)} />
            : (
              <Empty
                title={t(chips.length > 0 ? "exports.noMatch" : "exports.none")}
                drawing="list"
                action={chips.length > 0
                  ? <Button href={clearHref}>{t("table.clear_filters")}</Button>
                  : <Button href={`${basePath}/index`} icon="house">{t("page.index")}</Button>}
              >
                {t(chips.length > 0 ? "exports.noMatchWhy" : "exports.noneWhy")}
              </Empty>
            )}
        </div>
        <Pager
          page={query.pageNo}
          size={pageSize}
          total={list.total}
          href={(pageNo) => href({ pageNo })}
          keep={{ kind, state: wanted }}
          t={t}
        />
      </div>
    </>
  );
});
