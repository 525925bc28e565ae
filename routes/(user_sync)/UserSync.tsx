import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { listLinks } from "@/components/list/list_links.ts";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { Notice } from "@/components/Notice.tsx";
import { SyncRefusalLines } from "@/components/user_sync/SyncRefusalLines.tsx";
import { syncRunParts } from "@/components/user_sync/SyncRunParts.tsx";
import { SyncStopped } from "@/components/user_sync/SyncStopped.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { syncRefusals, waitingRun } from "@/services/user_sync/read_runs.ts";
import { syncRunList } from "@/services/user_sync/run_list.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const asked = Number(url.searchParams.get("run"));
    const run = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
    const [list, waiting, refusals] = await Promise.all([
      readListPage(syncRunList, ctx, url),
      waitingRun(ctx),
      run === null ? [] : syncRefusals(ctx, run),
    ]);
    return page({ run, list, waiting, refusals });
  },
});

/** Runs of the user synchronisation with the dealer management system: what each did, refused, or was stopped for. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { run, list, waiting, refusals } = data;
  const mayRun = may(ctx.actor, "UserSync:run");
  const here = listLinks(syncRunList, basePath, list).href({ pageNo: list.asked.pageNo });
  const refusalsHref = (id: number) => `${here}${here.includes("?") ? "&" : "?"}run=${id}#refusals`;
  return (
    <ListPage
      list={syncRunList}
      data={list}
      state={state}
      parts={{
        ...syncRunParts(ctx, run, refusalsHref),
        note: t("user_sync.lead"),
        firstTools: mayRun && ctx.people !== null && (
          <form method="post" action="/tis/user-sync-runs" data-call="startUserSync">
            <input type="hidden" name="_back" value="UserSync" />
            <Button icon="refresh-cw">{t("user_sync.start")}</Button>
          </form>
        ),
        above: (
          <>
            {ctx.people === null && <Notice tone="info">{t("user_sync.no_dms")}</Notice>}
            {waiting && <SyncStopped run={waiting} mayRelease={mayRun} flash={flash} t={t} />}
          </>
        ),
        below: run !== null && (
          <section id="refusals" aria-labelledby="refusals-title" class="mt-4">
            <div class="pane-head">
              <h2 id="refusals-title">{t("user_sync.refusals", { count: refusals.length })}</h2>
            </div>
            <div class="table-scroll">
              <SyncRefusalLines refusals={refusals} t={t} />
            </div>
          </section>
        ),
        ownRefusals: true,
      }}
    />
  );
});
