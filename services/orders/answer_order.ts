import { scopeOf } from "@/kernel/access/scope.ts";
import { causeOfPush } from "@/engines/pushes/request_push.ts";
import { underCause } from "@/kernel/under_cause.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { DmsDecision } from "./dms_answer.ts";
import { type HeldOrder, holdOrder, moveOrder } from "./move_order.ts";
import { takeNews } from "./dms/take_news.ts";
import type { OrderAction } from "./order_state.ts";

interface Line {
  lineNo: number;
  quantity: number;
  accepted: number | null;
  backOrdered: number | null;
  refused: number | null;
  reason: string | null;
  expectedOn: string | null;
}

/**
 * Takes the dealer management system's decision on an order of the caller's scope, called by that system itself. The same decision
 * again, also after the answer of the hand-over brought it, changes nothing. What happens later it tells the same way (`takeNews`).
 *
 * Refuses `no-right` to people, `order-unknown` (also outside the caller's scope), `answer-lines`, `answer-quantity` and, when another
 * decision stands already, `order-answered`; of a cancelled order `order-ended`.
 */
export async function answerOrder(
  ctx: Ctx,
  number: string,
  decision: DmsDecision,
): Promise<{ again: boolean }> {
  // Nobody answers in the dealer management system's name.
  if (ctx.actor.kind !== "machine") throw refuse("no-right");
  return await ctx.tx(async (tx) => {
    const order = await holdOrder(tx, number);
    const { sql } = tx;
    const [mine] = await sql`
      select from orgs st
      where st.code = ${order.storeCode}
        and ${scopeOf(tx, "EPCCart:answer")({ org: sql`st.code`, market: sql`st.market_code` })}`;
    if (!mine) throw refuse("order-unknown", { number });
    // The decision belongs to the run that the order began, whichever way it comes.
    const cause = await causeOfPush(tx, "order", number);
    return { again: !await hearOrder(cause ? underCause(tx, cause) : tx, order, decision) };
  });
}

/**
 * Puts down all that was told of a held order: the decision, where there is one, then news and whether it can be cancelled.
 *
 * @returns false when all of it stood already
 */
export async function hearOrder(tx: TxCtx, order: HeldOrder, told: DmsDecision): Promise<boolean> {
  const { lines, reason, news = [], cancellable } = told;
  const tellsMore = news.length > 0 || cancellable !== undefined;
  const decides = lines.length > 0 || reason !== null || !tellsMore;
  const isNew = decides && await decideOrder(tx, order, told);
  if (!tellsMore) return isNew;
  const now = decides ? await holdOrder(tx, order.number) : order;
  return await takeNews(tx, now, news, cancellable) || isNew;
}

/**
 * Puts a decision down: pieces of each line, then the state that follows from them. An order that was not yet known to have arrived is
 * handed over by the same change, since the decision may be faster than the answer of the hand-over.
 *
 * @returns false when the same decision stood already
 */
export async function decideOrder(
  tx: TxCtx,
  order: HeldOrder,
  decision: Omit<DmsDecision, "dmsNumber"> & { dmsNumber: string | null },
): Promise<boolean> {
  if (order.state === "cancelled") throw refuse("order-ended");
  const lines = await linesOf(tx, order.number);
  const decided = wholeDecision(lines, decision);
  if (["accepted", "partly_accepted", "rejected"].includes(order.state)) {
    if (decided.every((line, place) => isSame(line, lines[place]!))) return false;
    throw refuse("order-answered", { number: order.number });
  }
  await tx.sql`
    update order_lines l
    set accepted = r.accepted, back_ordered = r."backOrdered", refused = r.refused, answer_reason = r.reason,
      expected_on = r."expectedOn"
    from jsonb_to_recordset(${tx.sql.json(decided as never)}) as r (
      "lineNo" int, accepted int, "backOrdered" int, refused int, reason text, "expectedOn" date
    )
    where l.order_number = ${order.number} and l.line_no = r."lineNo"`;
  const before: OrderAction[] = order.state === "handed_over" ? [] : ["hand-over"];
  await moveOrder(tx, order, [...before, actionOf(decided)], {
    operation: "answerOrder",
    dmsNumber: decision.dmsNumber,
    reason: decision.reason,
  });
  return true;
}

/** Every line of the order with its pieces; a decision without lines refuses all of them. */
function wholeDecision(lines: readonly Line[], decision: Pick<DmsDecision, "lines" | "reason">): Line[] {
  if (decision.lines.length === 0 && decision.reason !== null) {
    return lines.map(({ lineNo, quantity }) => ({
      lineNo,
      quantity,
      accepted: 0,
      backOrdered: 0,
      refused: quantity,
      reason: decision.reason,
      expectedOn: null,
    }));
  }
  const byNumber = new Map(decision.lines.map((line) => [line.lineNo, line]));
  if (byNumber.size !== decision.lines.length || byNumber.size !== lines.length) throw refuse("answer-lines");
  return lines.map(({ lineNo, quantity }) => {
    const line = byNumber.get(lineNo);
    if (!line) throw refuse("answer-lines");
    if (line.accepted + line.backOrdered + line.refused !== quantity) {
      throw refuse("answer-quantity", { line: lineNo, quantity });
    }
    return { ...line, quantity };
  });
}

function actionOf(lines: readonly Line[]): OrderAction {
  if (lines.every((line) => line.accepted === line.quantity)) return "accept";
  return lines.every((line) => line.refused === line.quantity) ? "reject" : "accept-partly";
}

function isSame(one: Line, other: Line): boolean {
  return one.accepted === other.accepted && one.backOrdered === other.backOrdered &&
    one.refused === other.refused && one.reason === other.reason && one.expectedOn === other.expectedOn;
}

async function linesOf(tx: TxCtx, number: string): Promise<Line[]> {
  return [
    ...await tx.sql<Line[]>`
      select line_no, quantity, accepted, back_ordered, refused, answer_reason as reason,
        to_char(expected_on, 'YYYY-MM-DD') as expected_on
      from order_lines
      where order_number = ${number}
      order by line_no`,
  ];
}
