import type { Ctx } from "@/kernel/ctx.ts";
import type { TraceStep } from "./trace_types.ts";

/** Most steps of each kind that are read: a job may bring about thousands. */
export const STEPS_SHOWN = 200;

/** A step before it has its place: moments as the database has them, its cause an event. */
export interface FoundStep extends Omit<TraceStep, "at" | "endedAt" | "parent" | "depth"> {
  at: Date;
  endedAt: Date | null;
  /** Id of the event that brought it about. */
  causedBy: string | null;
}

const NOTHING_MORE = { attempts: null, error: null, line: null, userCode: null, funLink: null } as const;

/** What was done and read under a request. */
export async function loggedSteps({ sql }: Ctx, requestId: string): Promise<FoundStep[]> {
  const rows = await sql<
    {
      id: number;
      at: Date;
      userCode: string | null;
      operation: string;
      funLink: string | null;
      subjectKind: string | null;
      subjectId: string | null;
      isChange: boolean;
    }[]
  >`
    select id, at, user_code, operation, fun_link, subject_kind, subject_id, is_change
    from operation_log
    where request_id = ${requestId}
    order by at, id
    limit ${STEPS_SHOWN}`;
  return rows.map((row) => ({
    ...NOTHING_MORE,
    id: `log-${row.id}`,
    causedBy: null,
    kind: row.isChange ? "change" : "reading",
    name: row.operation,
    subjectKind: row.subjectKind,
    subject: row.subjectId,
    userCode: row.userCode,
    funLink: row.funLink,
    at: row.at,
    endedAt: row.at,
    state: "done",
    line: row.id,
  }));
}

/** The events of a run, and the trace that they belong to. */
export async function eventSteps({ sql }: Ctx, requestId: string) {
  const rows = await sql<
    {
      eventId: string;
      occurredAt: Date;
      sentAt: Date | null;
      type: string;
      key: string;
      causationId: string | null;
      traceparent: string | null;
    }[]
  >`
    select event_id, occurred_at, sent_at, type, key, causation_id, traceparent
    from outbox
    where correlation_id = ${requestId}
    order by occurred_at, id
    limit ${STEPS_SHOWN}`;
  const steps = rows.map((row): FoundStep => ({
    ...NOTHING_MORE,
    id: row.eventId,
    causedBy: row.causationId,
    kind: "event",
    name: row.type,
    subjectKind: null,
    subject: row.key,
    at: row.occurredAt,
    endedAt: row.sentAt,
    state: row.sentAt ? "done" : "waiting",
  }));
  return { steps, traceparent: rows.find(({ traceparent }) => traceparent)?.traceparent ?? null };
}

/** What the events had as effects, and where they are or were parked. */
export async function effectSteps({ sql }: Ctx, events: readonly FoundStep[]): Promise<FoundStep[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const [first, last] = [events[0]!.at, events.at(-1)!.at];
  const effects = await sql<{ consumer: string; eventId: string; at: Date }[]>`
    select consumer, event_id, at
    from event_receipts
    where event_id = any(${ids}::uuid[]) and occurred_at between ${first} and ${new Date(last.getTime() + 1)}
    order by at`;
  const parked = await sql<
    {
      id: number;
      consumer: string;
      eventId: string;
      key: string;
      parkedAt: Date;
      endedAt: Date | null;
      state: string;
      attempts: number;
      reason: string | null;
    }[]
  >`
    select id, consumer, event_id, key, parked_at, ended_at, state, attempts, reason
    from parked_events
    where event_id = any(${ids}::uuid[]) and state <> 'done'
    order by parked_at`;
  return [
    ...effects.map((row): FoundStep => ({
      ...NOTHING_MORE,
      ...{ id: `effect-${row.consumer}-${row.eventId}`, causedBy: row.eventId, kind: "effect" },
      ...{ name: row.consumer, subjectKind: null, subject: null, at: row.at, endedAt: row.at, state: "done" },
    })),
    ...parked.map((row): FoundStep => ({
      ...NOTHING_MORE,
      ...{ id: `parked-${row.id}`, causedBy: row.eventId, kind: "parked", name: row.consumer },
      ...{ subjectKind: null, subject: row.key, at: row.parkedAt, endedAt: row.endedAt },
      state: row.state === "skipped" ? "failed" : row.state === "retrying" ? "retrying" : "waiting",
      ...{ attempts: row.attempts, error: row.reason, line: row.id },
    })),
  ];
}

/** Mails, hand-overs and long work that were left by the run. A mail is named by its template, never by its reader. */
export async function laterSteps({ sql }: Ctx, requestId: string): Promise<FoundStep[]> {
  const rows = await sql<
    {
      id: number;
      kind: "mail" | "hand-over" | "work";
      name: string;
      subjectKind: string | null;
      subject: string | null;
      causationId: string | null;
      createdAt: Date;
      doneAt: Date | null;
      givenUpAt: Date | null;
      attempts: number;
      error: string | null;
    }[]
  >`
    select
      d.id, case d.kind when 'mail' then 'mail' else 'hand-over' end as kind,
      coalesce(d.payload -> 'message' ->> 'kind', d.payload ->> 'template', p.receiver, d.kind) as name,
      p.subject_kind, p.subject_id as subject, d.causation_id, d.created_at, d.sent_at as done_at, d.given_up_at,
      d.attempts, d.error
    from deliveries d
    left join pushes p on p.delivery_id = d.id
    where d.request_id = ${requestId}
    union all
    select
      w.id, 'work', w.kind, null, w.key, w.causation_id, w.created_at,
      case w.state when 'done' then w.ended_at end, case w.state when 'given-up' then w.ended_at end, w.attempts, w.error
    from work_items w
    where w.request_id = ${requestId}
    order by created_at, id
    limit ${STEPS_SHOWN}`;
  return rows.map((row): FoundStep => ({
    ...NOTHING_MORE,
    ...{ id: `${row.kind}-${row.id}`, causedBy: row.causationId, kind: row.kind, name: row.name },
    ...{ subjectKind: row.subjectKind, subject: row.subject, at: row.createdAt },
    endedAt: row.doneAt ?? row.givenUpAt,
    state: row.doneAt ? "done" : row.givenUpAt ? "failed" : row.error ? "retrying" : "waiting",
    ...{ attempts: row.attempts, error: row.error },
  }));
}
