import { Notice } from "@/components/Notice.tsx";
import { Part } from "@/components/Part.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Recompute } from "@/services/labor/recompute/read_recompute.ts";

/** How far the last run is that prepared successors. */
export function RecomputeState({ run, state: { ctx } }: { run: Recompute; state: State }) {
  const { t } = ctx;
  const { state, items, done, prepared, askedBy, askedAt } = run;
  const isRunning = state === "waiting" || state === "running";
  const who = t("labor.recompute.asked", { who: askedBy, time: formatOf(ctx).moment(askedAt) });
  return (
    <div id="recompute-state" data-live="documents" data-live-pending={isRunning ? "" : undefined}>
      <Part name="recompute">
        <Notice tone={state === "failed" ? "err" : isRunning ? "info" : "ok"}>
          <p>
            {t(`labor.recompute.state_${state}`, { done, items, prepared })} {who}
          </p>
          {isRunning && <progress class="labor-progress" max={items} value={done} />}
        </Notice>
      </Part>
    </div>
  );
}
