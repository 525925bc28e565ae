import { Button } from "@/components/Button.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Order } from "@/services/orders/types.ts";
import { NO_VEHICLE } from "@/services/orders/read_rows.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

/**
 * Puts the lines of an order into the cart once more, as a pasted list would. What can no longer be ordered is told at the cart
 * with its row. Posted by the browser itself, since the refusal is shown on another page.
 */
export function OrderAgain({ order, basePath, t }: { order: Order; basePath: string; t: Translate }) {
  return (
    <CallForm
      action="/tis/carts/current/pasted-rows"
      id="import-paste"
      back={`${cartHref(basePath, {})}#add-parts`}
      plain
      fields={{ rows: rowsOf(order) }}
    >
      <Button icon="repeat">{t("orders.orderAgain")}</Button>
    </CallForm>
  );
}

/** Lines as a pasted list: number, quantity, note, VIN, parted by tabs. What was for stock is so again, whatever vehicle is in context. */
function rowsOf(order: Order): string {
  const cell = (text: string) => text.replace(/[\t\r\n;,；，]+/g, " ");
  return order.lines.map((line) =>
    [line.partNumber, line.quantity, cell(line.note), line.vin ?? NO_VEHICLE].join("\t")
  ).join("\n");
}
