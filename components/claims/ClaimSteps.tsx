import { Card } from "@/components/Card.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { ClaimStep } from "@/services/claims/claim_steps.ts";

const ICONS = {
  passed: "circle-check",
  now: "clock",
  open: "circle",
  rejected: "undo-2",
  failed: "circle-x",
} as const;
/** How each is drawn, as the steps of an order are. */
const LOOKS = { passed: "done", now: "now", open: "open", rejected: "refused", failed: "refused" } as const;

/** The three departments that decide on a claim in turn: who has, who is next, and what was said. */
export function ClaimSteps({ steps, ctx }: { steps: readonly ClaimStep[]; ctx: Ctx }) {
  if (steps.length === 0) return null;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("claims.steps")}>
      <ol class="order-steps claim-steps" aria-label={t("claims.steps")}>
        {steps.map(({ department, name, state, by, at, remark }) => (
          <li key={department} data-step={LOOKS[state]} aria-current={state === "now" ? "step" : undefined}>
            <Icon name={ICONS[state]} />
            <span>
              <b>{name}</b>
              <small>
                {t(`claims.step_${state}`)}
                {by && at && ` · ${t("documents.by_at", { who: by, at: format.moment(at) })}`}
              </small>
              {remark && <small>{remark}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
