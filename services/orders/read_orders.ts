import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { describeReason } from "@/engines/pushes/describe_reason.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { cancelRefusal } from "./cancel/may_cancel.ts";
import { newsOf } from "./dms/read_news.ts";
import { jobScope, toldJob } from "./jobs/job_rows.ts";
import { linesOfOrder } from "./order_lines.ts";
import { totalsOf } from "./review/order_totals.ts";
import type { JobTold, Order, OrderHead, OrderLine } from "./types.ts";

/** Whose orders the reader sees: by the assignments that give EPCCart:view; factory staff those of their brands' stores. */
export function orderScope(ctx: Ctx) {
  const { sql } = ctx;
  const brands = holderOf(ctx).brandCodes as string[];
  const inScope = scopeOf(ctx, "EPCCart:view")({ org: sql`o.store_code`, market: sql`st.market_code` });
  return brands.length === 0 ? inScope : sql`(${inScope} and st.brand_codes && ${brands}::text[])`;
}

/** What `headColumns` and `lastPush` select. */
export type HeadRow = Omit<OrderHead, "stateName" | "total" | "trouble" | "job"> & {
  job: Omit<JobTold, "title"> & { name: string } | null;
  amount: string;
  currency: string;
  pushState: string | null;
  pushReason: string | null;
  nextTryAt: string | null;
};

/** Columns of an order's head, over the tables below. */
export function headColumns(ctx: Ctx) {
  return ctx.sql`
    o.number, o.state, o.store_code, name_in(st.names, ${ctx
    .chain as string[]}) as store_name, u.full_name as user_name,
    o.sent_at, o.kind, to_char(o.wished_on, 'YYYY-MM-DD') as wished_on, o.line_count, o.piece_count, o.total as amount, o.currency, o.note,
    push.state as push_state, push.reason as push_reason, push.next_try_at,
    (
      select jsonb_build_object('id', j.id, 'name', j.name, 'customer', j.customer, 'plate', j.plate,
        'repairOrder', j.repair_order)
      from jobs j
      where j.id = o.job_id and ${jobScope(ctx)}
    ) as job`;
}

/** The last hand-over of each order. */
export function lastPush(ctx: Ctx) {
  return ctx.sql`
    left join lateral (
      select p.state, p.reason, d.next_try_at
      from pushes p
      join deliveries d on d.id = p.delivery_id
      where p.subject_kind = 'order' and p.subject_id = o.number
      order by p.round desc
      limit 1
    ) push on true`;
}

/** A row in the reader's words. */
export function headOf(ctx: Ctx, row: HeadRow): OrderHead {
  const { amount, currency, pushState, pushReason, nextTryAt, job, ...head } = row;
  const isTrouble = (row.state === "waiting" && pushState === "retrying") || row.state === "push_failed";
  return {
    ...head,
    stateName: ctx.t(`orders.state.${row.state}`),
    total: { amount, currency },
    trouble: isTrouble && pushReason !== null
      ? {
        reason: describeReason(ctx.t, pushReason),
        nextTryAt: pushState === "retrying" ? nextTryAt : null,
      }
      : null,
    job: job && toldJob(ctx.t, job),
  };
}

/** Orders `o` with their stores `st` and those who sent them `u`. */
export function orderTables({ sql }: Ctx) {
  return sql`
    orders o
    join orgs st on st.code = o.store_code
    join users u on u.id = o.user_id`;
}

interface DmsRow {
  dmsNumber: string | null;
  reason: string | null;
  handedOverAt: string | null;
  answeredAt: string | null;
  deliverTo: string;
  vatPercent: string | null;
  senderId: number;
  heldUntil: string | null;
  cancellable: boolean | null;
  cancelAskedAt: string | null;
  cancelRefused: string | null;
  cancelledAt: string | null;
}

/** Refuses `order-unknown`, also outside the reader's scope: which numbers other stores have is not theirs to know. */
export async function requireReadable(ctx: Ctx, number: string): Promise<void> {
  const [row] = await ctx.sql`
    select
    from orders o
    join orgs st on st.code = o.store_code
    where o.number = ${number} and (${orderScope(ctx)})`;
  if (!row) throw refuse("order-unknown", { number });
}

/** One order with its lines as they were sent and what became of them. Refuses `order-unknown`, also outside the reader's scope. */
export async function readOrder(ctx: Ctx, number: string): Promise<Order> {
  const { sql } = ctx;
  const [row] = await sql<(HeadRow & DmsRow)[]>`
    select ${headColumns(ctx)}, o.dms_number, o.reason, o.handed_over_at, o.answered_at, o.deliver_to,
      o.vat_percent::text as vat_percent, o.user_id as sender_id, o.held_until, o.cancellable, o.cancel_asked_at,
      o.cancel_refused, o.cancelled_at
    from ${orderTables(ctx)} ${lastPush(ctx)}
    where o.number = ${number} and (${orderScope(ctx)})`;
  if (!row) throw refuse("order-unknown", { number });
  const {
    dmsNumber,
    reason,
    handedOverAt,
    answeredAt,
    deliverTo,
    vatPercent,
    senderId,
    heldUntil,
    cancellable,
    cancelAskedAt,
    cancelRefused,
    cancelledAt,
    ...head
  } = isoMoments(row);
  const news = await newsOf(ctx, number);
  const isCancelAsked = cancelAskedAt !== null && cancelRefused === null;
  const { currency, state } = head;
  const lines = await linesOfOrder(
    ctx,
    number,
    { currency, state, cancellable, isOrderAsked: isCancelAsked },
    news,
  );
  const whyNot = cancelRefusal({
    state: head.state,
    cancellable,
    isCancelAsked,
    gone: lines.reduce(
      (pieces, { progress }) => pieces + (progress?.shipped ?? 0) + (progress?.invoiced ?? 0),
      0,
    ),
  });
  return {
    ...headOf(ctx, head),
    dmsNumber,
    handedOverAt,
    answeredAt,
    refusedBecause: head.state === "rejected" && reason !== null ? describeReason(ctx.t, reason) : null,
    deliverTo,
    totals: totalsOf(lines.map(pricesOf), head.currency, vatPercent),
    cancellation: {
      undoUntil: head.state === "waiting" && Number(senderId) === personId(ctx) && heldUntil !== null &&
          ctx.clock() < new Date(heldUntil)
        ? heldUntil
        : null,
      whyNot: whyNot && sentenceOf(ctx, whyNot),
      askedAt: cancelAskedAt,
      refused: cancelRefused === null ? null : describeReason(ctx.t, cancelRefused),
      cancelledAt,
    },
    news,
    lines,
  };
}

function pricesOf({ quantity, price, listPrice, core }: OrderLine) {
  return {
    quantity,
    net: price.amount,
    list: listPrice?.amount ?? null,
    core: core?.amount ?? null,
  };
}
