import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Order } from "@/services/orders/types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

/** Cancels an order after a question; where it cannot be cancelled it says why. */
export function CancelOrder({ order, basePath, t }: { order: Order; basePath: string; t: Translate }) {
  const { whyNot } = order.cancellation;
  if (whyNot !== null) {
    return (
      <p class="order-no-cancel">
        <Icon name="ban" /> {whyNot}
      </p>
    );
  }
  return (
    <details class="menu" data-menu="">
      <summary class="btn">
        <Icon name="ban" />
        {t("orders.cancel")}
      </summary>
      <div class="menu-panel ask-panel">
        <p>{t(order.state === "waiting" ? "orders.cancelAskHeld" : "orders.cancelAsk")}</p>
        <CallForm
          action={`/tis/orders/${encodeURIComponent(order.number)}/cancellation`}
          id="cancel-order"
          back={cartHref(basePath, { order: order.number })}
        >
          <Button kind="danger" icon="ban">{t("orders.cancelNow")}</Button>
        </CallForm>
      </div>
    </details>
  );
}

/** How far the cancellation of an order has come. */
export function CancellationNotice({ order, t, format }: { order: Order; t: Translate; format: Format }) {
  const { askedAt, refused, cancelledAt } = order.cancellation;
  if (cancelledAt !== null) {
    return <Notice tone="info">{t("orders.cancelledAt", { time: format.moment(cancelledAt) })}</Notice>;
  }
  if (refused !== null) return <Notice tone="warn">{t("orders.cancelRefused", { reason: refused })}</Notice>;
  if (askedAt === null) return null;
  return <Notice tone="info">{t("orders.cancelWaits", { time: format.moment(askedAt) })}</Notice>;
}
