import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { isMessageKind } from "@/engines/messages/kinds.ts";
import { allMessages } from "./read_messages.ts";
import { MESSAGE_STATES } from "@/engines/messages/types.ts";

/** The own messages as a spreadsheet. */
export const messagesExport = defineExport({
  kind: "messages",
  title: "page.MyMessage",
  need: "session",
  page: "MyMessage",
  filter: z.object({
    kind: z.string().refine(isMessageKind).optional().catch(undefined),
    state: z.enum(MESSAGE_STATES).optional().catch(undefined),
    days: z.coerce.number().int().min(1).max(3660).optional().catch(undefined),
  }),
  columns: [
    { key: "kind", text: "messages.type", kind: "text", width: 24 },
    { key: "title", text: "messages.message", kind: "text", width: 40 },
    { key: "text", text: "exports.messageText", kind: "text", width: 80 },
    { key: "source", text: "messages.source", kind: "text", width: 20 },
    { key: "at", text: "messages.time", kind: "moment", width: 20 },
    { key: "read", text: "messages.reading", kind: "text", width: 12 },
    { key: "done", text: "messages.to_do", kind: "text", width: 12 },
  ],
  limit: MOST_ROWS,
  open: allMessages,
  cells: ({ t }, message) => ({
    kind: message.kindName,
    title: message.title,
    text: message.text,
    source: message.source,
    at: message.at,
    read: t(message.isRead ? "messages.read" : "messages.unread"),
    done: message.isDone === null ? null : t(message.isDone ? "messages.todo_done" : "messages.todo_open"),
  }),
  say: ({ t }, { kind, state, days }) =>
    words(
      [t("messages.type"), kind && t(`messages.kind.${kind}`)],
      [t("messages.state"), state && t(`messages.state.${state}`)],
      [t("messages.period"), days !== undefined && t("messages.days", { days })],
    ),
});
