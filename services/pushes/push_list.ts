import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { push } from "./answer_schemas.ts";
import { pushColumns, pushOf, pushScope, pushTables } from "./read_pushes.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "./types.ts";

/** What was handed over to other systems. */
export const pushList = defineList({
  kind: "pushes",
  page: "PushLog",
  need: "PushLog:view",
  call: {
    operationId: "listPushes",
    path: "/tis/pushes",
    tag: "Push to the dealer management system",
    summary: "What was handed over to other systems, newest first",
  },
  record: push,
  words: {
    count: "pushes.count",
    filter: "pushes.filter",
    none: "pushes.none",
    noneWhy: "pushes.noneWhy",
    noMatch: "pushes.noMatch",
    noMatchWhy: "pushes.noMatchWhy",
  },
  filter: {
    keyword: keyword("pushes.number", { on: "p.subject_id", says: "number of the order or part of it" }),
    state: oneOf(PUSH_STATES, {
      text: "pushes.result",
      each: (state) => `pushes.state.${state}`,
      all: "pushes.allResults",
      on: "p.state",
    }),
    subjectKind: oneOf(PUSH_SUBJECTS, {
      text: "pushes.subject",
      each: (kind) => `pushes.kind.${kind}`,
      all: "pushes.allSubjects",
      on: "p.subject_kind",
    }),
    ...days("pushes.time", { on: "p.requested_at", from: "pushes.from", to: "pushes.to" }),
  },
  columns: {
    subject: {
      text: "pushes.subject",
      kind: "text",
      of: ({ subjectKind }, { t }) => t(`pushes.kind.${subjectKind}`),
      sort: "p.subject_id",
      title: true,
      short: true,
      width: 12,
    },
    number: { text: "pushes.number", kind: "code", of: ({ subjectId }) => subjectId, in: "sheet" },
    state: { text: "pushes.result", kind: "state", of: ({ stateName }) => stateName, sort: "p.state" },
    receiver: {
      text: "pushes.receiver",
      kind: "text",
      of: ({ receiver }, { t }) => t(`pushes.to.${receiver}`),
      sort: "p.receiver",
    },
    store: {
      text: "pushes.store",
      kind: "text",
      of: ({ storeName, storeCode }) => storeName ?? storeCode,
      sort: ({ sql, chain }) => sql`name_in(st.names, ${chain as string[]})`,
    },
    requestedAt: { text: "pushes.requestedAt", kind: "moment", sort: "p.requested_at" },
    tries: { text: "pushes.tries", kind: "number", sort: "d.attempts", width: 8 },
    lastTryAt: { text: "pushes.lastTryAt", kind: "moment", sort: "p.last_try_at", labelled: true },
    nextTryAt: { text: "pushes.nextTryAt", kind: "moment", labelled: true },
    reason: { text: "pushes.reasonHead", kind: "text", width: 50 },
  },
  order: "-requestedAt",
  scope: (ctx) => () => pushScope(ctx),
  query: { key: "p.id", from: pushTables, select: pushColumns, record: pushOf },
});
