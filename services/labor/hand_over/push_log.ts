import { z } from "zod";
import { inScope } from "@/engines/documents/document_scope.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { describeReason } from "@/engines/pushes/describe_reason.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LABOR_SUBJECT } from "./held_item.ts";

/** To see what was handed over, and to let what failed be tried again: factory users push nothing otherwise (specification section 6). */
const SEE: Right = "LaborCatalogPushLog:view";
export const RETRY_RIGHT: Right = "LaborCatalogPushLog:retry";

const laborPush = z.object({
  id: z.int().positive(),
  laborId: z.int().positive(),
  laborTimeCode: z.string(),
  laborTimeName: z.string(),
  revision: z.int(),
  receiver: z.string(),
  round: z.int().describe("how often it was asked for"),
  state: z.enum(PUSH_STATES),
  tries: z.int(),
  httpStatus: z.int().nullable().describe("of the last try"),
  reason: z.string().nullable().describe("in the caller's language, or as the other system wrote it"),
  answer: z.string().nullable().describe("body of the last answer, as text"),
  requestedAt: z.iso.datetime(),
  lastTryAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  mayRetry: z.boolean().describe(
    "it was given up or waits for its next try, and was not asked for again since",
  ),
});
/** A hand-over of a labor item as its log has it. */
export type LaborPush = z.infer<typeof laborPush>;

/** Every hand-over of a released labor item. */
export const laborPushLog = defineList({
  kind: "labor-pushes",
  page: "LaborCatalogPushLog",
  need: SEE,
  call: {
    operationId: "listLaborPushes",
    path: "/tis/labor-pushes",
    tag: "Labor items",
    summary: "What was handed over of released labor items, newest first",
  },
  record: laborPush,
  filter: {
    keyword: keyword("labor.push.words", { on: "p.subject_id", says: "labor code or part of it" }),
    state: oneOf(PUSH_STATES, {
      text: "labor.push.result",
      each: (state) => `pushes.state.${state}`,
      on: "p.state",
    }),
    ...days("labor.push.time", { on: "p.requested_at", from: "labor.push.from", to: "labor.push.to" }),
  },
  columns: {
    laborTimeCode: {
      text: "labor.item.laborTimeCode",
      kind: "code",
      of: ({ laborTimeCode }) => laborTimeCode,
      href: ({ laborId }) => `LaborWorkDetail?id=${laborId}`,
      sort: "p.subject_id",
      title: true,
    },
    laborTimeName: { text: "labor.item.laborTimeName", kind: "text" },
    revision: { text: "documents.revision", kind: "number", in: "chooser" },
    receiver: {
      text: "labor.push.receiver",
      kind: "text",
      of: ({ receiver }, { t }) => t(`pushes.to.${receiver}`),
    },
    state: {
      text: "labor.push.result",
      kind: "state",
      of: ({ state }, { t }) => t(`pushes.state.${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "p.state",
    },
    requestedAt: { text: "labor.push.time", kind: "moment", sort: "p.requested_at" },
    tries: { text: "labor.push.tries", kind: "number", sort: "d.attempts" },
    lastTryAt: { text: "labor.push.lastTryAt", kind: "moment", sort: "p.last_try_at", labelled: true },
    nextTryAt: { text: "labor.push.nextTryAt", kind: "moment", in: "chooser" },
    reason: { text: "labor.push.reason", kind: "text", width: 40 },
    answer: { text: "labor.push.answer", kind: "text", in: "chooser", width: 60 },
  },
  order: "-requestedAt",
  words: { none: "labor.push.none", noneWhy: "labor.push.none_why" },
  scope: (ctx) => () => inScope(ctx, SEE),
  query: {
    key: "p.id",
    from: pushTables,
    select: (ctx) => ctx.sql`${pushColumns(ctx)}`,
    record: ({ t }, row: LaborPush) => ({
      ...row,
      reason: row.reason === null ? null : describeReason(t, row.reason),
    }),
  },
});

/** Hand-overs `p` with their deliveries `d`, items `i` and revisions `r`. */
export function pushTables({ sql }: Pick<Ctx, "sql">) {
  return sql`
    pushes p
    join deliveries d on d.id = p.delivery_id
    join documents i on i.kind = 'labor' and i.code = substring(p.subject_id from '^(.*)[.][0-9]+$')
      and p.subject_kind = ${LABOR_SUBJECT}
    join document_revisions r on r.document_id = i.id and r.number::text = substring(p.subject_id from '[0-9]+$')`;
}

function pushColumns({ sql, chain }: Ctx) {
  return sql`
    p.id, i.id::int as labor_id, i.code as labor_time_code, coalesce((
      select t.title from document_texts t
      where t.revision_id = r.id and t.title <> ''
      order by array_position(${chain as string[]}::text[], t.lang) nulls last, t.state <> 'source', t.lang
      limit 1
    ), '') as labor_time_name, r.number as revision, p.receiver, p.round, p.state, d.attempts as tries, p.http_status, p.reason,
    p.answer, p.requested_at, p.last_try_at,
    case when d.sent_at is null and d.given_up_at is null then d.next_try_at end as next_try_at,
    (p.state in ('retrying', 'failed') and not exists (
      select from pushes l
      where l.subject_kind = p.subject_kind and l.subject_id = p.subject_id and l.round > p.round
    )) as may_retry`;
}
