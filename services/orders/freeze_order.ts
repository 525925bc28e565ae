import { personOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { OrderWish } from "./cart_input.ts";
import { nextOrderState } from "./order_state.ts";
import type { StoreTerms } from "./review/store_terms.ts";
import type { CartLine } from "./cart_types.ts";

/** Writes the head of an order that waits for its hand-over; what it comes to is set with its lines. */
export async function freezeOrder(
  tx: TxCtx,
  order: {
    orderNumber: string;
    jobId: number;
    storeCode: string;
    priceList: string;
    terms: StoreTerms;
    request: OrderWish;
  },
): Promise<void> {
  const { sql } = tx;
  const { request, terms } = order;
  const now = tx.clock();
  await sql`insert into orders ${
    sql({
      number: order.orderNumber,
      jobId: order.jobId,
      storeCode: order.storeCode,
      userId: personOf(tx).id,
      clientKey: request.clientKey,
      state: nextOrderState("draft", "send")!,
      priceList: order.priceList,
      // Set from the lines in the same transaction.
      currency: "",
      total: "0",
      lineCount: 0,
      pieceCount: 0,
      note: request.note ?? "",
      kind: request.kind ?? "stock",
      deliverTo: request.deliverTo?.trim() || terms.deliverTo,
      wishedOn: request.wishedOn ?? null,
      vatPercent: terms.vatPercent,
      sentAt: now,
      // Its hand-over is held until then, so that it can be taken back.
      heldUntil: new Date(now.getTime() + LIMITS.orderUndoSeconds * 1000),
    })
  }`;
}

/** An order's own prices, frozen with its lines: decimal text. */
export interface FrozenOrder {
  total: string;
  currency: string;
  priceList: string;
  storeCode: string;
  coreTotal: string;
  vat: string | null;
  vatPercent: string | null;
}

/** Freezes the lines and reckons the total by the database's decimals. */
export async function freezeLines(
  tx: TxCtx,
  orderNumber: string,
  lines: CartLine[],
): Promise<FrozenOrder> {
  const { sql } = tx;
  const frozen = lines.map((line, place) => ({
    lineNo: place + 1,
    id: line.id,
    net: line.price!.amount,
    core: line.core?.amount ?? null,
    list: line.listPrice?.amount ?? null,
    discountGroup: line.discountGroup,
    misfit: line.fit?.fit === "not",
  }));
  await sql`
    insert into order_lines (
      order_number, line_no, part_number, shown, names, quantity, unit, net, core, amount, vin, series_code, figure_code,
      callout, note, list, discount_group, consent_by, consent_at, consent_reason
    )
    select
      ${orderNumber}, r."lineNo", p.number, p.shown, p.names, c.quantity, p.unit, r.net, r.core, r.net * c.quantity, c.vin,
      c.series_code, c.figure_code, c.callout, c.note, r.list, r."discountGroup",
      case when r.misfit then c.consent_by end, case when r.misfit then c.consent_at end,
      case when r.misfit then c.consent_reason end
    from jsonb_to_recordset(${sql.json(frozen)}) as r (
      "lineNo" int, id bigint, net numeric, core numeric, list numeric, "discountGroup" text, misfit boolean
    )
    join cart_lines c on c.id = r.id
    join parts p on p.number = c.part_number`;
  const [order] = await sql<FrozenOrder[]>`
    update orders o
    set total = l.total, currency = ${
    lines[0]!.price!.currency
  }, line_count = l.lines, piece_count = l.pieces,
      core_total = l.core, vat = round((l.total + l.core) * o.vat_percent / 100, 2)
    from (
      select sum(amount) as total, coalesce(sum(core * quantity), 0) as core, count(*) as lines, sum(quantity) as pieces
      from order_lines where order_number = ${orderNumber}
    ) l
    where o.number = ${orderNumber}
    returning o.total, o.currency, o.price_list, o.store_code, o.core_total, o.vat, o.vat_percent`;
  return order!;
}
