import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { OrderTotals as Totals } from "@/services/orders/review/order_totals.ts";

/** What an order comes to, row by row: list, net, core deposits, VAT and the sum. */
export function OrderTotals({ totals, t, format }: { totals: Totals; t: Translate; format: Format }) {
  const money = (value: { amount: string; currency: string }) => format.price(value);
  return (
    <dl class="order-totals">
      {totals.list && <Row name={t("orders.listTotal")}>{money(totals.list)}</Row>}
      <Row name={t("orders.netTotal")}>{money(totals.net)}</Row>
      <Row name={t("orders.coreTotal")}>{money(totals.core)}</Row>
      {totals.vat && totals.vatPercent !== null && (
        <Row name={t("orders.vat", { percent: format.number(Number(totals.vatPercent)) })}>
          {money(totals.vat)}
        </Row>
      )}
      <Row name={t("orders.due")} strong>{money(totals.due)}</Row>
    </dl>
  );
}

function Row(
  { name, strong, children }: { name: string; strong?: boolean; children: preact.ComponentChildren },
) {
  return (
    <div class={strong ? "order-due" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
