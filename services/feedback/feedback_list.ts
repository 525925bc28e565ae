import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { cutText } from "@/kernel/cut_text.ts";
import { pageOf, titleOf } from "@/kernel/access/pages.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { sayOrg } from "@/services/orgs/say_org.ts";
import { FEEDBACK_STATES } from "./feedback_states.ts";
import { feedbackColumns, feedbackTables, seesFeedback } from "./rows.ts";
import { feedbackRow } from "./types.ts";

/** Whose feedback, by who looks after it. */
const WHOSE = ["own", "mine", "nobody"] as const;

/** Screens that the reader's feedback is about. */
async function pageChoices(ctx: Ctx) {
  const rows = await ctx.sql<{ page: string }[]>`
    select distinct t.page from feedback_reports t where t.page is not null and ${seesFeedback(ctx)}`;
  return rows.map(({ page }) => ({ value: page, label: ctx.t(titleOf(page)) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Feedback on the portal and its documents: the reader's own, and all that they deal with; what waits comes first, the oldest before. */
export const feedbackList = defineList({
  kind: "feedback",
  page: "FeedbackList",
  need: "FeedbackList:view",
  call: {
    operationId: "listFeedback",
    path: "/tis/feedback",
    tag: "Feedback",
    summary: "Feedback that the caller sent or deals with, what waits first",
  },
  record: feedbackRow,
  words: { count: "feedback.count", none: "feedback.none", noneWhy: "feedback.none_why" },
  filter: {
    keyword: keyword("feedback.words", {
      where: ({ sql }, value) => () =>
        sql`(position(lower(${value.trim()}) in lower(t.text || ' ' || t.answer)) > 0 or t.id::text = ${
          value.trim().replace(/^#/, "")
        })`,
      says: "words of the text or the answer, or the number",
    }),
    state: oneOf(FEEDBACK_STATES, {
      text: "feedback.state",
      each: (state) => `feedback.state_${state}`,
      on: "t.state",
    }),
    whose: oneOf(WHOSE, {
      text: "feedback.whose",
      each: (whose) => `feedback.whose_${whose}`,
      where: (ctx, whose) => () =>
        whose === "nobody"
          ? ctx.sql`t.taken_by is null`
          : whose === "own"
          ? ctx.sql`t.author_id = ${personId(ctx)}`
          : ctx.sql`t.taken_by = ${personId(ctx)}`,
    }),
    type: chosen("feedback.type.one", z.string().max(20), {
      choices: async ({ sql, chain }) => [
        ...await sql<{ value: string; label: string }[]>`
          select code as value, name_in(names, ${chain as string[]}) as label
          from feedback_types where deleted_at is null order by sort, code`,
      ],
      on: "t.type_code",
    }),
    page: chosen("feedback.page", z.string().max(60), { choices: pageChoices, on: "t.page" }),
    org: ledTo("feedback.org", z.string().max(60), {
      on: "t.org_code",
      say: sayOrg("FeedbackList:view"),
    }),
    ...days("feedback.sentAt", { on: "t.sent_at", from: "feedback.sent_from", to: "feedback.sent_to" }),
  },
  columns: {
    id: {
      text: "feedback.number",
      kind: "code",
      of: ({ id }) => `#${id}`,
      sort: "t.id",
      href: ({ id }) => `?feedback=${id}`,
    },
    text: {
      text: "feedback.text",
      kind: "text",
      of: ({ text }) => cutText(text, 120),
      title: true,
      href: ({ id }) => `?feedback=${id}`,
      in: "page",
    },
    whole: { text: "feedback.text", kind: "text", of: ({ text }) => text, in: "sheet", width: 60 },
    state: {
      text: "feedback.state",
      kind: "state",
      of: ({ state }, { t }) => t(`feedback.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "t.state",
    },
    type: {
      text: "feedback.type.one",
      kind: "text",
      of: ({ typeName }) => typeName,
      sort: ({ sql, chain }) => sql`name_in(k.names, ${chain as string[]})`,
    },
    page: {
      text: "feedback.page",
      kind: "text",
      of: ({ page }, { t }) => page && pageOf(page) ? t(titleOf(page)) : page,
      sort: "t.page",
      in: "chooser",
    },
    author: { text: "feedback.author", kind: "person", sort: "a.full_name" },
    org: {
      text: "feedback.org",
      kind: "text",
      of: ({ orgName }) => orgName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    takenBy: { text: "feedback.takenBy", kind: "person", sort: "p.full_name" },
    sentAt: { text: "feedback.sentAt", kind: "moment", sort: "t.sent_at" },
    endedAt: { text: "feedback.endedAt", kind: "moment", sort: "t.ended_at", in: "chooser" },
    attachments: {
      text: "feedback.attachments",
      kind: "number",
      of: ({ attachmentCount }) => attachmentCount,
      in: "chooser",
    },
    urgency: {
      text: "feedback.sentAt",
      kind: "number",
      // What waits, the oldest first; then what has ended, the latest first.
      sort: ({ sql }) =>
        sql`case when t.state = 'unprocessed' then extract(epoch from t.sent_at) else 1e11 - extract(epoch from t.ended_at) end`,
      in: "order",
    },
  },
  order: "urgency",
  scope: (ctx) => () => seesFeedback(ctx),
  query: { key: "t.id", from: feedbackTables, select: feedbackColumns },
});
