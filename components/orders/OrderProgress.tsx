import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Order } from "@/services/orders/types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

interface ProgressProps {
  order: Order;
  /** Whether the reader may hand it over again. */
  mayPush: boolean;
  basePath: string;
  t: Translate;
  format: Format;
}

const ICONS = {
  done: "circle-check",
  now: "clock",
  open: "circle",
  refused: "circle-x",
  cancelled: "ban",
} as const;

interface Step {
  name: string;
  /** When it was taken; null: not yet. */
  at: string | null;
  /** How the way ended here, without goods. */
  end?: "refused" | "cancelled";
}

/** The steps of an order; one that was cancelled has those that it took, and that one. */
function stepsOf(order: Order, t: Translate): Step[] {
  const { state, sentAt, handedOverAt, answeredAt, cancellation } = order;
  const steps: Step[] = [
    { name: t("pushes.step.sent"), at: sentAt },
    { name: t("pushes.step.handedOver"), at: handedOverAt },
    state === "rejected"
      ? { name: order.stateName, at: answeredAt, end: "refused" }
      : { name: t(answeredAt ? "pushes.step.answered" : "pushes.step.answerOpen"), at: answeredAt },
  ];
  return state === "cancelled"
    ? [
      ...steps.filter(({ at }) => at !== null),
      { name: order.stateName, at: cancellation.cancelledAt, end: "cancelled" },
    ]
    : steps;
}

/** The way of an order in steps, and what is wrong with its hand-over. */
export function OrderProgress(props: ProgressProps) {
  const { order, t, format } = props;
  const steps = stepsOf(order, t);
  const current = steps.findIndex(({ at }) => at === null);
  return (
    <>
      {order.trouble && <Trouble {...props} />}
      {order.refusedBecause && (
        <Notice tone="err">{t("pushes.orderRefused", { reason: order.refusedBecause })}</Notice>
      )}
      <ol class="order-steps" aria-label={t("pushes.steps")}>
        {steps.map(({ name, at, end }, place) => {
          const step = end ?? (at ? "done" : place === current ? "now" : "open");
          return (
            <li key={name} data-step={step}>
              <Icon name={ICONS[step]} />
              <span>
                <b>{name}</b>
                <small>
                  {at ? format.moment(at) : t(place === current ? "pushes.step.now" : "pushes.step.later")}
                </small>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Trouble({ order, mayPush, basePath, t, format }: ProgressProps) {
  const { reason, nextTryAt } = order.trouble!;
  return (
    <Notice tone={nextTryAt === null ? "err" : "warn"}>
      <div class="order-trouble">
        <p>
          <b>{t("pushes.successButFailed")}</b> {reason}{" "}
          {nextTryAt === null ? t("pushes.givenUp") : t("pushes.nextTry", { time: format.moment(nextTryAt) })}
        </p>
        {mayPush && (
          <CallForm
            action={`/tis/orders/${encodeURIComponent(order.number)}/hand-over`}
            id="hand-over"
            back={cartHref(basePath, { order: order.number })}
          >
            <Button icon="send">{t("pushes.sendAgain")}</Button>
          </CallForm>
        )}
      </div>
    </Notice>
  );
}
