import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sayReason } from "@/engines/pushes/say_reason.ts";
import type { PushState } from "@/engines/pushes/types.ts";
import type { PushSubject } from "./types.ts";

export interface PushFilter {
  state?: PushState;
  subjectKind?: PushSubject;
  /** Number of the subject or part of it. */
  keyword?: string;
  /** Days in the reader's zone, `yyyy-MM-dd`, both included. */
  from?: string;
  to?: string;
}

export interface PushList extends PushFilter {
  pageNo: number;
  pageSize: number;
}

/** One hand-over as the log shows it; moments are ISO 8601. */
export interface Push {
  id: number;
  subjectKind: PushSubject;
  subjectId: string;
  round: number;
  receiver: string;
  storeCode: string | null;
  storeName: string | null;
  state: PushState;
  stateName: string;
  tries: number;
  httpStatus: number | null;
  /** In the reader's language, or as the other system wrote it. */
  reason: string | null;
  requestedAt: string;
  /** User code of whoever asked for it again. */
  requestedBy: string | null;
  lastTryAt: string | null;
  /** Null when none is planned. */
  nextTryAt: string | null;
}

/** What was sent and what came back, as text: shown, never run. */
export interface PushDetail extends Push {
  sent: string;
  answer: string | null;
  /** No further round was asked for since. */
  isLast: boolean;
}

type Row = Omit<Push, "stateName" | "requestedAt" | "lastTryAt" | "nextTryAt"> & {
  requestedAt: Date;
  lastTryAt: Date | null;
  nextTryAt: Date | null;
};

/** Whose hand-overs the reader sees: by the assignments that give PushLog:view, factory staff those of their brands' stores. */
function pushScope(ctx: Ctx) {
  const { sql } = ctx;
  const brands = holderOf(ctx).brandCodes as string[];
  const inScope = scopeOf(ctx, "PushLog:view")({ org: sql`p.store_code`, market: sql`st.market_code` });
  return brands.length === 0 ? inScope : sql`(${inScope} and st.brand_codes && ${brands}::text[])`;
}

function columns(ctx: Ctx) {
  return ctx.sql`
    p.id, p.subject_kind, p.subject_id, p.round, p.receiver, p.store_code,
    name_in(st.names, ${ctx
    .chain as string[]}) as store_name, p.state, d.attempts as tries, p.http_status, p.reason,
    p.requested_at, p.requested_by, p.last_try_at,
    case when d.sent_at is null and d.given_up_at is null then d.next_try_at end as next_try_at`;
}

function joins(ctx: Ctx) {
  return ctx.sql`
    from pushes p
    join deliveries d on d.id = p.delivery_id
    left join orgs st on st.code = p.store_code`;
}

function fromPushes(ctx: Ctx, { state, subjectKind, keyword, from, to }: PushFilter) {
  const { sql } = ctx;
  const { zone } = holderOf(ctx);
  return sql`
    ${joins(ctx)}
    where ${pushScope(ctx)}
      ${state ? sql`and p.state = ${state}` : sql``}
      ${subjectKind ? sql`and p.subject_kind = ${subjectKind}` : sql``}
      ${keyword ? sql`and position(lower(${keyword.trim()}) in lower(p.subject_id)) > 0` : sql``}
      ${from ? sql`and p.requested_at >= (${from}::date)::timestamp at time zone ${zone}` : sql``}
      ${to ? sql`and p.requested_at < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``}`;
}

async function countPushes(ctx: Ctx, filter: PushFilter): Promise<number> {
  const [row] = await ctx.sql<{ total: number }[]>`select count(*) as total ${fromPushes(ctx, filter)}`;
  return row!.total;
}

function selectPushes(ctx: Ctx, filter: PushFilter) {
  return ctx.sql`
    select ${columns(ctx)} ${fromPushes(ctx, filter)}
    order by p.requested_at desc, p.id desc`;
}

/** The push log within the reader's scope, newest first. */
export async function listPushes(ctx: Ctx, list: PushList): Promise<Page<Push>> {
  const { pageNo, pageSize } = list;
  const total = await countPushes(ctx, list);
  const rows = await ctx.sql<Row[]>`
    ${selectPushes(ctx, list)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map((row) => pushOf(ctx, row)) };
}

/** All of it, in the same order. */
export async function allPushes(ctx: Ctx, filter: PushFilter): Promise<AllOf<Push>> {
  const total = await countPushes(ctx, filter);
  const rows = ctx.sql<Row[]>`${selectPushes(ctx, filter)}`.cursor(ROWS_AT_ONCE);
  return { total, records: eachOf(rows, (row) => pushOf(ctx, row)) };
}

/** One hand-over with what was sent and what came back. Refuses `push-unknown`, also outside the reader's scope. */
export async function readPush(ctx: Ctx, id: number): Promise<PushDetail> {
  const [row] = await ctx.sql<(Row & Pick<PushDetail, "sent" | "answer" | "isLast">)[]>`
    select ${columns(ctx)}, d.payload ->> 'body' as sent, p.answer,
      not exists (
        select from pushes later
        where later.subject_kind = p.subject_kind and later.subject_id = p.subject_id and later.round > p.round
      ) as is_last
    ${joins(ctx)}
    where p.id = ${id} and ${pushScope(ctx)}`;
  if (!row) throw refuse("push-unknown");
  const { sent, answer, isLast, ...push } = row;
  return { ...pushOf(ctx, push), sent, answer, isLast };
}

function pushOf(ctx: Ctx, row: Row): Push {
  return {
    ...row,
    id: Number(row.id),
    stateName: ctx.t(`pushes.state.${row.state}`),
    reason: row.reason === null ? null : sayReason(ctx.t, row.reason),
    requestedAt: row.requestedAt.toISOString(),
    lastTryAt: row.lastTryAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  };
}
