import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { State } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Order, OrderLine } from "@/services/orders/types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

interface Props {
  order: Order;
  line: OrderLine;
  /** Whether the reader may cancel it. */
  mayCancel: boolean;
  basePath: string;
  t: Translate;
  format: Format;
}

/** How far the cancellation of a line has come, and the way to ask for it after a question; nothing where it cannot be cancelled. */
export function LineCancellation({ order, line, mayCancel, basePath, t, format }: Props) {
  const { whyNot, askedAt, refused, cancelledAt } = line.cancellation;
  return (
    <>
      {cancelledAt !== null
        ? <State tone="mute">{t("orders.cancelledAt", { time: format.moment(cancelledAt) })}</State>
        : refused !== null
        ? <State tone="warn">{t("orders.lineCancelRefused", { reason: refused })}</State>
        : askedAt !== null && <State tone="info">{t("orders.lineCancelWaits")}</State>}
      {mayCancel && whyNot === null && (
        <details class="menu line-cancel no-print" data-menu="">
          <summary class="btn btn-quiet" title={t("orders.lineCancelNamed", { line: line.lineNo })}>
            <Icon name="ban" />
            <span class="off-screen">{t("orders.lineCancelNamed", { line: line.lineNo })}</span>
          </summary>
          <div class="menu-panel ask-panel">
            <p>{t("orders.lineCancelAsk", { line: line.lineNo, part: line.shown })}</p>
            <CallForm
              action={`/tis/orders/${encodeURIComponent(order.number)}/lines/${line.lineNo}/cancellation`}
              id={`cancel-line-${line.lineNo}`}
              back={cartHref(basePath, { order: order.number })}
            >
              <Button kind="danger" icon="ban">{t("orders.lineCancelNow")}</Button>
            </CallForm>
          </div>
        </details>
      )}
    </>
  );
}
