import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { AffectedTable } from "@/components/labor/AffectedTable.tsx";
import { RecomputeState } from "@/components/labor/RecomputeState.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { affectedItems } from "@/services/labor/recompute/affected_items.ts";
import { lastRecompute } from "@/services/labor/recompute/read_recompute.ts";

/** Labor items whose time would be another by the base steps of today (`step=S1001`: by that one), and how far their successors are. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const step = url.searchParams.get("step")?.trim().toUpperCase().slice(0, 20) || null;
    const [items, run] = await Promise.all([affectedItems(ctx, step), lastRecompute(ctx)]);
    return page({ step, items, run });
  },
});

export default define.page<typeof handler>(({ data: { step, items, run }, state }) => {
  const { ctx: { t }, basePath, flash } = state;
  const count = items.filter(({ how }) => how === "successor").length;
  const isRunning = run?.state === "waiting" || run?.state === "running";
  const back = `${basePath}/LaborRecompute${step === null ? "" : `?${new URLSearchParams({ step })}`}`;
  return (
    <>
      <PageHead
        title={t("page.LaborRecompute")}
        note={step === null ? undefined : <span class="mono">{step}</span>}
        crumbs={[{ label: t("page.LaborBaseStep"), href: `${basePath}/LaborBaseStep` }]}
      >
        {count > 0 && !isRunning && (
          <CallForm action="/tis/labor-recomputes" id="recompute" back={back} fields={{ stepId: step }}>
            <Button kind="primary" icon="refresh-cw">{t("labor.recompute.do", { count })}</Button>
          </CallForm>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {run && <RecomputeState run={run} state={state} />}
      <p class="note labor-note">{t("labor.recompute.why")}</p>
      {items.length === 0
        ? <Empty title={t("labor.recompute.none")}>{t("labor.recompute.none_why")}</Empty>
        : <AffectedTable items={items} state={state} />}
    </>
  );
});
