import { HttpError, page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { OperationFilters } from "@/components/logs/LogFilters.tsx";
import { operationHref, operationQuery } from "@/components/logs/log_links.ts";
import { LogPager } from "@/components/logs/LogPager.tsx";
import { OperationDetail } from "@/components/logs/OperationDetail.tsx";
import { OperationTable } from "@/components/logs/OperationTable.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { listAreas } from "@/services/logs/areas.ts";
import { listOperations, readOperation } from "@/services/logs/list_operations.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Who did what to what, or one line of it with all that it says (`line=17`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = operationQuery.parse(Object.fromEntries(url.searchParams));
    if (query.line !== undefined) {
      const { ok } = await attempt(() => readOperation(ctx, query.line!));
      if (!ok) throw new HttpError(404);
      return page({ query, line: ok, list: null, areas: [] });
    }
    const [list, areas] = await Promise.all([
      listOperations(ctx, { ...query, oldest: query.oldest !== undefined }),
      listAreas(ctx),
    ]);
    return page({ query, line: null, list, areas });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, line, list, areas } = data;
  const crumbs = [{ label: t("nav.logs") }];
  if (line) {
    const back = fromHere(operationHref(basePath, { ...query, line: undefined }));
    return (
      <>
        <PageHead
          title={line.operationName}
          crumbs={[...crumbs, { label: t("page.UserOperationLog"), href: back }]}
        />
        <OperationDetail line={line} ctx={ctx} basePath={basePath} />
      </>
    );
  }
  const { pageNo: _no, pageSize, oldest, line: _line, ...filter } = query;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHead title={t("page.UserOperationLog")} crumbs={crumbs} flush>
        <ExportButton ctx={ctx} kind="operations" query={filter} total={list.total} />
        {may(ctx.actor, "UserOperationLogSumm:view") && (
          <Button href={`${basePath}/UserOperationLogSumm`} icon="chart-column">
            {t("page.UserOperationLogSumm")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <OperationFilters query={query} ctx={ctx} basePath={basePath} areas={areas} />
        <div class="table-scroll">
          {list.records.length > 0
            ? <OperationTable lines={list.records} ctx={ctx} basePath={basePath} query={query} />
            : (
              <Empty
                title={t(isFiltered ? "logs.no_match" : "logs.no_operations")}
                drawing="list"
                action={isFiltered && (
                  <Button href={fromHere(operationHref(basePath, { pageSize }))}>
                    {t("table.clear_filters")}
                  </Button>
                )}
              >
                {t(isFiltered ? "logs.no_match_why" : "logs.no_operations_why")}
              </Empty>
            )}
        </div>
        <LogPager
          list={list}
          lastAt={list.records.at(-1)?.at}
          href={(change) => operationHref(basePath, { ...query, ...change })}
          keep={{ ...filter, oldest }}
          isOldest={oldest !== undefined}
          ctx={ctx}
        />
      </div>
    </>
  );
});
