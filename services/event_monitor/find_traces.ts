import { validate, version } from "uuid";
import type { Ctx } from "@/kernel/ctx.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { SUBJECTS } from "@/services/logs/describe_operation.ts";
import type { TraceFound } from "./trace_types.ts";

const SHOWN = 50;
/** An event's id is made moments before it is written, by clocks that may differ, milliseconds. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/**
 * Traces by a word, the latest first: id of a request, id of an event, or what a change was about (number of an order, account). Without
 * one, those that changed something last.
 */
export async function findTraces(ctx: Ctx, word: string | undefined): Promise<TraceFound[]> {
  const { sql } = ctx;
  const ofEvent = word !== undefined && validate(word) ? await requestOfEvent(ctx, word) : null;
  const asked = word === undefined ? sql`is_change` : sql`(
        request_id = any(${[word, ...(ofEvent ? [ofEvent] : [])]})
        or is_change and subject_kind = any(${subjectKinds()}) and subject_id = ${word}
      )`;
  const rows = await sql<(Omit<TraceFound, "at"> & { at: Date })[]>`
    select distinct on (request_id)
      request_id, at, operation, fun_link, subject_kind, subject_id as subject, user_code
    from (
      select id, request_id, at, operation, fun_link, subject_kind, subject_id, user_code, is_change
      from operation_log
      where request_id is not null and ${asked}
      order by at desc
      limit ${SHOWN * 4}
    ) last
    order by request_id, is_change desc, at, id`;
  const found = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  if (ofEvent && !found.some(({ requestId }) => requestId === ofEvent)) {
    found.push(await withoutLog(ctx, ofEvent));
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);
}

/** The request at the beginning of an event's run. Its id tells the moment (RFC 9562, version 7), and that the part of the table to look in. */
async function requestOfEvent({ sql }: Ctx, eventId: string): Promise<string | null> {
  if (version(eventId) !== 7) return null;
  const made = parseInt(eventId.replaceAll("-", "").slice(0, 12), 16);
  const [row] = await sql<{ correlationId: string | null }[]>`
    select correlation_id
    from outbox
    where event_id = ${eventId}
      and occurred_at between ${new Date(made - CLOCKS_DIFFER_MS)} and ${new Date(made + CLOCKS_DIFFER_MS)}`;
  return row?.correlationId ?? null;
}

/** A run whose request wrote nothing into the log, by its first event. */
async function withoutLog({ sql }: Ctx, requestId: string): Promise<TraceFound> {
  const [row] = await sql<{ at: Date; operation: string; subject: string }[]>`
    select occurred_at as at, type as operation, key as subject
    from outbox
    where correlation_id = ${requestId}
    order by occurred_at, id
    limit 1`;
  const { at, ...rest } = row!;
  return { ...rest, requestId, at: at.toISOString(), funLink: null, subjectKind: null, userCode: null };
}

/** Named one by one, since the index of the log begins with them. */
function subjectKinds(): string[] {
  return [...SUBJECTS, ...REGISTERS.all.map(({ route }) => route)];
}
