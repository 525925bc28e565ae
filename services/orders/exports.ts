import { sheetFilter, sortOf } from "@/engines/lists/ask_list.ts";
import type { ListFilterOf } from "@/engines/lists/define_list.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { describeFilter } from "@/engines/lists/list_export.ts";
import { rowConditions } from "@/engines/lists/read_rows.ts";
import { rowOrder } from "@/engines/lists/row_order.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { type AllOf, defineExport, MAX_ROWS } from "@/engines/exports/define_export.ts";
import { orderList } from "./order_list.ts";
import { headColumns, headOf, lastPush, orderTables } from "./read_orders.ts";
import type { OrderHead } from "./types.ts";

/** A line of the history with what its order's head says. */
interface HistoryLine {
  head: OrderHead;
  lineNo: number;
  shown: string;
  name: string;
  quantity: number;
  unit: string;
  /** Decimals in the currency of the order. */
  net: string;
  amount: string;
  vin: string | null;
  note: string;
}

/** All lines of the orders that the list shows, in its order. */
async function allHistoryLines(
  ctx: Ctx,
  asked: ListFilterOf<typeof orderList> & { sort?: string },
): Promise<AllOf<HistoryLine>> {
  const { sql } = ctx;
  const lines = sql`join order_lines l on l.order_number = o.number`;
  const where = await rowConditions(ctx, orderList, asked);
  const [counted] = await sql<{ total: number }[]>`
    select count(*) as total from ${orderTables(ctx)} ${lines} where ${where()}`;
  type Row = Parameters<typeof headOf>[1] & Omit<HistoryLine, "head" | "note" | "amount"> & {
    lineNote: string;
    lineAmount: string;
  };
  const rows = sql`
    select ${headColumns(ctx)}, l.line_no, l.shown, name_in(l.names, ${ctx
    .chain as string[]}) as name, l.quantity, l.unit, l.net,
      l.amount as line_amount, l.vin, l.note as line_note
    from ${orderTables(ctx)} ${lines} ${lastPush(ctx)}
    where ${where()}
    order by ${rowOrder(ctx, orderList, sortOf(orderList, asked.sort))}, l.line_no`;
  const records = eachRow(
    ctx,
    rows,
    ({ lineNo, shown, name, quantity, unit, net, lineAmount, vin, lineNote, ...head }: Row) => ({
      head: headOf(ctx, isoMoments(head)),
      ...{ lineNo, shown, name, quantity, unit, net, amount: lineAmount, vin, note: lineNote },
    }),
  );
  return { total: counted!.total, records };
}

/** The order history with its lines as a spreadsheet, a row a line. */
export const ordersExport = defineExport({
  kind: "orders",
  title: "orders.orderLines",
  need: "EPCCart:view",
  page: "EPCCart?view=orders",
  filter: sheetFilter(orderList),
  columns: [
    { key: "number", text: "orders.orderNumber", kind: "text", width: 18 },
    { key: "state", text: "orders.state", kind: "text", width: 18 },
    { key: "sentAt", text: "orders.sentAt", kind: "moment", width: 20 },
    { key: "sentBy", text: "orders.sentBy", kind: "text", width: 24 },
    { key: "store", text: "orders.store", kind: "text", width: 28 },
    { key: "line", text: "orders.line", kind: "number", width: 8 },
    { key: "part", text: "part.partNumber", kind: "text", width: 18 },
    { key: "name", text: "part.name", kind: "text", width: 36 },
    { key: "quantity", text: "orders.pieces", kind: "number", width: 10 },
    { key: "unit", text: "part.unit", kind: "text", width: 8 },
    { key: "price", text: "orders.price", kind: "money", width: 12 },
    { key: "amount", text: "orders.amount", kind: "money", width: 14 },
    { key: "currency", text: "part.currency", kind: "text", width: 10 },
    { key: "vin", text: "orders.vin", kind: "text", width: 20 },
    { key: "note", text: "orders.note", kind: "text", width: 30 },
  ],
  limit: MAX_ROWS,
  open: allHistoryLines,
  cells: (_ctx, { head, ...line }) => ({
    number: head.number,
    state: head.stateName,
    sentAt: head.sentAt,
    sentBy: head.userName,
    store: head.storeName,
    line: line.lineNo,
    part: line.shown,
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
    price: line.net,
    amount: line.amount,
    currency: head.total.currency,
    vin: line.vin,
    note: line.note,
  }),
  say: (ctx, asked) => describeFilter(ctx, orderList, asked),
});
