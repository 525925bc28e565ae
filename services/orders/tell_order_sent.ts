import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import type { OrderWish } from "./cart_input.ts";
import { consentColumns, type ConsentRow } from "./consent.ts";
import { orderSent } from "@/events/orders.ts";
import type { FrozenOrder } from "./freeze_order.ts";

type SentLine = z.output<typeof orderSent.data>["lines"][number];
type SentRow = Omit<SentLine, "consent" | "prices"> & ConsentRow & NonNullable<SentLine["prices"]>;

/** Records that an order was sent, and puts it into the outbox with its lines. */
export async function tellOrderSent(
  tx: TxCtx,
  orderNumber: string,
  { coreTotal, vat, vatPercent, ...order }: FrozenOrder,
  request: OrderWish,
): Promise<void> {
  const rows = await tx.sql<SentRow[]>`
    select
      l.line_no, l.part_number, l.quantity, l.net, l.vin, l.figure_code, l.callout, l.list as list_price,
      l.discount_group, l.core as core_deposit, ${consentColumns(tx, tx.sql`l`)}
    from order_lines l
    left join users cu on cu.id = l.consent_by
    where l.order_number = ${orderNumber}
    order by l.line_no`;
  const lines = rows.map((
    { consentCode, consentName: _, consentAt, consentReason, listPrice, discountGroup, coreDeposit, ...line },
  ): SentLine => ({
    ...line,
    prices: { listPrice, discountGroup, coreDeposit },
    ...(consentAt && {
      consent: {
        userCode: consentCode!,
        consentedAt: consentAt.toISOString(),
        misfitReason: consentReason!,
      },
    }),
  }));
  await recordChange(tx, {
    operation: "sendOrder",
    funLink: "EPCCart",
    subjectKind: "order",
    subjectId: orderNumber,
    after: { state: "waiting", ...order, lines },
  });
  await publish(tx, orderSent, {
    orderNumber,
    version: 1,
    ...order,
    lines,
    terms: {
      orderKind: request.kind ?? "stock",
      wishedOn: request.wishedOn ?? null,
      coreTotal,
      vat,
      vatPercent,
    },
  });
}
