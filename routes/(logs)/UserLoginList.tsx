import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { LoginFilters } from "@/components/logs/LogFilters.tsx";
import { LoginTable } from "@/components/logs/LoginTable.tsx";
import { loginHref, loginQuery, personHref } from "@/components/logs/log_links.ts";
import { LogPager } from "@/components/logs/LogPager.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { listAreas } from "@/services/logs/areas.ts";
import { listLogins } from "@/services/logs/list_logins.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Who logged in and who tried to: when, from where, with what, and how it ended. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = loginQuery.parse(Object.fromEntries(url.searchParams));
    const [list, areas] = await Promise.all([
      listLogins(ctx, { ...query, oldest: query.oldest !== undefined }),
      listAreas(ctx),
    ]);
    return page({ query, list, areas });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list, areas } = data;
  const { pageNo: _no, pageSize, oldest, ...filter } = query;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHead title={t("page.UserLoginList")} crumbs={[{ label: t("nav.logs") }]} flush>
        <ExportButton ctx={ctx} kind="logins" query={filter} total={list.total} />
        {may(ctx.actor, "UserLoginListSummary:view") && (
          <Button href={`${basePath}/UserLoginListSummary`} icon="chart-column">
            {t("page.UserLoginListSummary")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <LoginFilters query={query} ctx={ctx} basePath={basePath} areas={areas} />
        <div class="table-scroll">
          {list.records.length > 0
            ? (
              <LoginTable
                logins={list.records}
                ctx={ctx}
                oldest={oldest !== undefined}
                orderHref={fromHere(
                  loginHref(basePath, { ...query, oldest: oldest ? undefined : "1", pageNo: 1 }),
                )}
                personHref={(userCode) => personHref(basePath, ctx.actor, userCode)}
              />
            )
            : (
              <Empty
                title={t(isFiltered ? "logs.no_match" : "logs.no_logins")}
                drawing="list"
                action={isFiltered && (
                  <Button href={fromHere(loginHref(basePath, { pageSize }))}>
                    {t("table.clear_filters")}
                  </Button>
                )}
              >
                {t(isFiltered ? "logs.no_match_why" : "logs.no_logins_why")}
              </Empty>
            )}
        </div>
        <LogPager
          list={list}
          lastAt={list.records.at(-1)?.at}
          href={(change) => loginHref(basePath, { ...query, ...change })}
          keep={{ ...filter, oldest }}
          isOldest={oldest !== undefined}
          ctx={ctx}
        />
      </div>
    </>
  );
});
