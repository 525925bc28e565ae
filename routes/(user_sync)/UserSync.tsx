import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FilterBar } from "@/components/FilterBar.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { listHref, paging } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { SyncRefusalLines } from "@/components/user_sync/SyncRefusalLines.tsx";
import { SyncRunLines } from "@/components/user_sync/SyncRunLines.tsx";
import { SyncStopped } from "@/components/user_sync/SyncStopped.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { listSyncRuns, SYNC_STATES, syncRefusals, waitingRun } from "@/services/user_sync/read_runs.ts";
import { fromHere } from "@/components/table/from_here.ts";

const SHOWN = ["all", ...SYNC_STATES] as const;

const asked = z.object({
  /** Without a choice: those that did something. */
  show: z.enum(SHOWN).optional().catch(undefined),
  run: z.coerce.number().int().positive().optional().catch(undefined),
  ...paging,
});

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const { show, pageNo, pageSize } = query;
    const [runs, waiting, refusals] = await Promise.all([
      listSyncRuns(ctx, {
        pageNo,
        pageSize,
        state: show === "all" ? undefined : show,
        quiet: show === undefined,
      }),
      waitingRun(ctx),
      query.run === undefined ? [] : syncRefusals(ctx, query.run),
    ]);
    return page({ query, runs, waiting, refusals });
  },
});

/** Runs of the user synchronisation with the dealer management system: what each did, refused, or was stopped for. */
export default define.page<typeof handler>(({ data, state: { ctx, basePath, flash } }) => {
  const { t } = ctx;
  const { query, runs, waiting, refusals } = data;
  const format = formatOf(ctx);
  const mayRun = may(ctx.actor, "UserSync:run");
  const href = (change: Partial<typeof query>) =>
    fromHere(listHref(`${basePath}/UserSync`, { ...query, ...change }));
  return (
    <>
      <PageHead
        title={t("page.UserSync")}
        note={t("sync.lead")}
        crumbs={[{ label: t("nav.admin") }]}
        flush
      >
        {mayRun && ctx.people !== null && (
          <form method="post" action="/tis/user-sync-runs" data-call="startUserSync">
            <input type="hidden" name="_back" value="UserSync" />
            <Button icon="refresh-cw">{t("sync.start")}</Button>
          </form>
        )}
      </PageHead>
      <FlashNotice flash={flash?.kind === "success" ? flash : null} />
      {ctx.people === null && <Notice tone="info">{t("sync.no_dms")}</Notice>}
      {waiting && <SyncStopped run={waiting} mayRelease={mayRun} flash={flash} t={t} />}
      <div class="page-fill">
        <FilterBar label={t("page.UserSync")} submit={t("sync.filter")} keep={{ pageSize: query.pageSize }}>
          <SelectField
            name="show"
            label={t("sync.state")}
            hideLabel
            empty={t("sync.show_busy")}
            value={query.show}
            choices={SHOWN.map((one) => ({
              value: one,
              label: one === "all" ? t("sync.show_all") : t(`sync.state.${one}`),
            }))}
          />
        </FilterBar>
        <div class="table-scroll">
          {runs.records.length > 0
            ? (
              <SyncRunLines
                runs={runs.records}
                chosen={query.run ?? null}
                refusalsHref={(run) => `${href({ run })}#refusals`}
                t={t}
                format={format}
              />
            )
            : <Empty title={t("sync.none")} drawing="list">{t("sync.none_why")}</Empty>}
        </div>
        <Pager
          page={query.pageNo}
          size={query.pageSize}
          total={runs.total}
          href={(pageNo) => href({ pageNo })}
          keep={{ show: query.show }}
          t={t}
        />
        {query.run !== undefined && (
          <section id="refusals" aria-labelledby="refusals-title" class="mt-4">
            <div class="pane-head">
              <h2 id="refusals-title">{t("sync.refusals", { count: refusals.length })}</h2>
            </div>
            <div class="table-scroll">
              <SyncRefusalLines refusals={refusals} t={t} />
            </div>
          </section>
        )}
      </div>
    </>
  );
});
