import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, oneOf } from "@/engines/lists/filters.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { isMessageKind, messageKindNames } from "@/engines/messages/kinds.ts";
import { message, messageColumns, messageOf, toDoKinds } from "./read_messages.ts";
import { MESSAGE_PERIODS, MESSAGE_STATES } from "@/engines/messages/types.ts";

/** The reader's own messages. */
export const messageList = defineList({
  kind: "messages",
  page: "MyMessage",
  need: "session",
  call: {
    operationId: "listMessages",
    path: "/tis/messages",
    tag: "Messages",
    summary: "The own messages, newest first",
  },
  record: message,
  words: {
    filter: "inbox.filter",
    submit: "inbox.search",
    none: "inbox.none",
    noneWhy: "inbox.none_why",
    noMatch: "inbox.none_match",
    noMatchWhy: "inbox.none_match_why",
  },
  filter: {
    kind: chosen("inbox.type", z.string().refine(isMessageKind), {
      all: "inbox.all_types",
      choices: ({ t }) => messageKindNames().map((value) => ({ value, label: t(`messages.kind.${value}`) })),
      on: "m.kind",
    }),
    state: oneOf(MESSAGE_STATES, {
      text: "inbox.state",
      each: (state) => `inbox.state.${state}`,
      all: "messages.all_states",
      where: ({ sql }, state) => () =>
        state === "unread"
          ? sql`m.read_at is null`
          : state === "open"
          ? sql`m.done_at is null and m.kind = any(${toDoKinds()})`
          : sql`m.done_at is not null`,
    }),
    days: chosen(
      "inbox.period",
      z.coerce.number().int().min(1).max(3660).describe("only the last so many days"),
      {
        all: "inbox.all_time",
        choices: ({ t }) =>
          MESSAGE_PERIODS.map((days) => ({ value: String(days), label: t("inbox.days", { days }) })),
        say: ({ t }, days) => t("inbox.days", { days }),
        where: (ctx, days) => () =>
          ctx.sql`m.created_at >= ${new Date(ctx.clock().getTime() - days * 86_400_000)}`,
      },
    ),
  },
  columns: {
    kind: {
      text: "inbox.type",
      kind: "text",
      of: ({ kindName }) => kindName,
      sort: "m.kind",
      short: true,
    },
    title: { text: "inbox.message", kind: "text", title: true, width: 40 },
    text: { text: "inbox.messageText", kind: "text", in: "sheet", width: 80 },
    source: { text: "inbox.source", kind: "text", width: 20 },
    // Ids are given in the order of time, and have an index.
    at: { text: "inbox.time", kind: "moment", sort: "m.id" },
    read: {
      text: "inbox.reading",
      kind: "state",
      of: ({ isRead }, { t }) => t(isRead ? "inbox.read" : "inbox.unread"),
      sort: ({ sql }) => sql`m.read_at is not null`,
      width: 12,
    },
    done: {
      text: "inbox.to_do",
      kind: "state",
      of: ({ isDone }, { t }) => isDone === null ? null : t(isDone ? "inbox.todo_done" : "inbox.todo_open"),
      sort: ({ sql }) =>
        sql`case when not m.kind = any(${toDoKinds()}) then 2 when m.done_at is null then 0 else 1 end`,
      width: 12,
    },
  },
  order: "-at",
  scope: (ctx) => () => ctx.sql`m.user_id = ${personOf(ctx).id}`,
  query: { key: "m.id", from: ({ sql }) => sql`messages m`, select: messageColumns, record: messageOf },
});
