import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { keyword, oneOf } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** How far a mail is. */
const MAIL_STATES = ["given-up", "retrying", "waiting", "sent"] as const;
type MailState = typeof MAIL_STATES[number];

/** A mail as operators see it: what it says stays with its receiver. */
const mail = z.object({
  id: z.int(),
  to: z.string(),
  template: z.string(),
  state: z.enum(MAIL_STATES),
  madeAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  error: z.string().nullable().describe("what the mail server or the network answered last"),
});

function stateOf({ sql }: Ctx) {
  return sql`
    case
      when m.given_up_at is not null then 'given-up'
      when m.sent_at is not null then 'sent'
      when m.error is not null then 'retrying'
      else 'waiting'
    end`;
}

/** Mails that left, wait or were given up. */
export const mailList = defineList({
  kind: "mails",
  page: "MailLog",
  need: "MailLog:view",
  call: {
    operationId: "listMails",
    path: "/tis/mails",
    tag: "Mails",
    summary: "Mails that left, wait or were given up, newest first; never what they say",
  },
  record: mail,
  words: {
    none: "mail_log.none",
    noneWhy: "mail_log.none_why",
    noMatch: "mail_log.none",
    noMatchWhy: "mail_log.none_why",
  },
  filter: {
    keyword: keyword("mail_log.to", {
      where: ({ sql }, value) => () => sql`position(lower(${value.trim()}) in lower(m.payload ->> 'to')) > 0`,
    }),
    state: oneOf(MAIL_STATES, {
      text: "mail_log.state",
      each: (state) => `mail_log.state.${state}`,
      all: "messages.all_states",
      where: (ctx, state) => () => ctx.sql`${stateOf(ctx)} = ${state}`,
    }),
  },
  columns: {
    state: {
      text: "mail_log.state",
      kind: "state",
      of: ({ state }, { t }) => t(`mail_log.state.${state}`),
      tone: ({ state }) => toneOf(state),
      sort: stateOf,
    },
    to: {
      text: "mail_log.to",
      kind: "text",
      sort: ({ sql }) => sql`lower(m.payload ->> 'to')`,
      title: true,
    },
    template: {
      text: "mail_log.what",
      kind: "text",
      of: ({ template }, { t }) => t(`mail_log.template.${template}`),
      sort: ({ sql }) => sql`m.payload ->> 'template'`,
      short: true,
    },
    // Ids are given in the order of time, and have an index.
    madeAt: { text: "mail_log.made", kind: "moment", sort: "m.id" },
    attempts: { text: "mail_log.tries", kind: "number", sort: "m.attempts", in: "chooser" },
    nextTryAt: { text: "mail_log.next", kind: "moment", sort: "m.next_try_at" },
    error: { text: "mail_log.reason", kind: "text", width: 60 },
  },
  order: "-madeAt",
  query: {
    key: "m.id",
    from: ({ sql }) => sql`deliveries m`,
    where: ({ sql }) => () => sql`m.kind = 'mail'`,
    select: (ctx) =>
      ctx.sql`
      m.id, m.payload ->> 'to' as to, m.payload ->> 'template' as template, ${stateOf(ctx)} as state,
      m.created_at as made_at, m.sent_at, m.attempts, m.error,
      case when m.sent_at is null and m.given_up_at is null then m.next_try_at end as next_try_at`,
  },
});

/** How many mails were given up in the last 30 days. */
export async function mailsGivenUp(ctx: Ctx): Promise<number> {
  const since = new Date(ctx.clock().getTime() - 30 * 86_400_000);
  const [row] = await ctx.sql<{ count: number }[]>`
    select count(*)::int as count from deliveries where kind = 'mail' and given_up_at >= ${since}`;
  return row!.count;
}
