import type { Ctx, Sql } from "@/kernel/ctx.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { ParkedEvent, ParkedEventRead, ParkedPage, ParkedState } from "@/engines/events/types.ts";

/** Which parked events are listed. */
export interface ParkedFilter {
  consumer?: string | undefined;
  topic?: string | undefined;
  /** Left out: those that are still open. */
  state?: ParkedState | undefined;
  /** Id of an aggregate or of an event. */
  keyword?: string | undefined;
}

export interface ParkedList extends ParkedFilter {
  pageNo: number;
  pageSize: number;
}

/** What an answer says of the rows behind one; those are listed by their own right in `behind`. */
const BEHIND_SHOWN = 100;

interface ParkedRow extends Omit<ParkedEvent, "occurredAt" | "parkedAt" | "nextTryAt" | "endedAt"> {
  occurredAt: Date;
  parkedAt: Date;
  nextTryAt: Date | null;
  endedAt: Date | null;
}

function whereParked({ sql }: Ctx, filter: ParkedFilter) {
  const { keyword } = filter;
  return sql`
    where ${filter.state ? sql`p.state = ${filter.state}` : sql`p.ended_at is null`}
    ${filter.consumer ? sql`and p.consumer = ${filter.consumer}` : sql``}
    ${filter.topic ? sql`and p.topic = ${filter.topic}` : sql``}
    ${keyword ? sql`and (p.key = ${keyword} or p.event_id::text = ${keyword})` : sql``}`;
}

async function countParked(ctx: Ctx, filter: ParkedFilter): Promise<number> {
  const [row] = await ctx.sql<{ total: number }[]>`
    select count(*) as total from parked_events p ${whereParked(ctx, filter)}`;
  return row!.total;
}

function selectParked(ctx: Ctx, filter: ParkedFilter) {
  return ctx.sql`
    ${columns(ctx.sql)}
    ${whereParked(ctx, filter)}
    order by array_position(array['waiting', 'retrying', 'behind'], p.state), p.id`;
}

/** Parked events, those that staff must decide on first, then by the moment they were parked. */
export async function listParked(ctx: Ctx, list: ParkedList): Promise<ParkedPage> {
  const { pageNo, pageSize } = list;
  const total = await countParked(ctx, list);
  const rows = await ctx.sql<ParkedRow[]>`
    ${selectParked(ctx, list)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map(told) };
}

/** All of them, in the same order. */
export async function allParked(ctx: Ctx, filter: ParkedFilter): Promise<AllOf<ParkedEvent>> {
  const total = await countParked(ctx, filter);
  const rows = ctx.sql<ParkedRow[]>`${selectParked(ctx, filter)}`.cursor(ROWS_AT_ONCE);
  return { total, records: eachOf(rows, told) };
}

/** One parked event with its envelope and what stands behind it. */
export async function readParked(ctx: Ctx, id: number): Promise<ParkedEventRead> {
  const { sql } = ctx;
  const [row] = await sql<(ParkedRow & { envelope: string })[]>`${
    columns(sql, sql`, p.envelope`)
  } where p.id = ${id}`;
  if (!row) throw refuse("parked-unknown");
  const behind = row.followers === 0 ? [] : await sql<
    { id: number; eventId: string; type: string; sequence: number; occurredAt: Date }[]
  >`
    select id, event_id, type, sequence, occurred_at
    from parked_events
    where consumer = ${row.consumer} and topic = ${row.topic} and key = ${row.key} and ended_at is null and id > ${id}
    order by id
    limit ${BEHIND_SHOWN}`;
  return {
    ...told(row),
    envelope: indented(row.envelope),
    behind: behind.map((one) => ({ ...one, occurredAt: one.occurredAt.toISOString() })),
  };
}

function columns(sql: Sql, more = sql``) {
  return sql`
    select
      p.id, p.consumer, p.event_id, p.type, p.topic, p.key, p.sequence, p.occurred_at, p.state, p.reason, p.attempts,
      p.parked_at, p.next_try_at, p.ended_at, u.user_code as ended_by, p.note,
      case when p.state in ('retrying', 'waiting') then (
        select count(*)
        from parked_events f
        where f.consumer = p.consumer and f.topic = p.topic and f.key = p.key and f.ended_at is null and f.id > p.id
      ) else 0 end as followers
      ${more}
    from parked_events p
    left join users u on u.id = p.ended_by`;
}

function told<R extends ParkedRow>(row: R) {
  return {
    ...row,
    occurredAt: row.occurredAt.toISOString(),
    parkedAt: row.parkedAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** A message that is no JSON is shown as it is. */
function indented(envelope: string): string {
  try {
    return JSON.stringify(JSON.parse(envelope), null, 2);
  } catch {
    return envelope;
  }
}
