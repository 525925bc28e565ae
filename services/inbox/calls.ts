import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { messageKindNames } from "@/engines/messages/kinds.ts";
import { mailWishes, setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { markAllRead, markMessages } from "./mark_messages.ts";
import { unreadCount } from "./read_messages.ts";

const TAG = "Messages";

const ids = z.array(z.int().positive()).min(1).max(LIMITS.lookupPageSize);
const count = z.object({ count: z.int() });

/** Calls of the own messages, beside that of their list, and of what goes by mail. */
export function messageCalls() {
  const names = messageKindNames();
  const kind = z.enum(names as [string, ...string[]]);
  return [
    defineCall({
      operationId: "countUnreadMessages",
      method: "get",
      path: "/tis/messages/unread-count",
      need: "session",
      tag: TAG,
      summary: "How many of the own messages are unread",
      input: z.object({}),
      output: count,
      run: async (ctx) => ({ count: await unreadCount(ctx) }),
    }),
    defineCall({
      operationId: "readMessages",
      method: "post",
      path: "/tis/messages/reading",
      need: "session",
      tag: TAG,
      summary: "Mark own messages as read",
      input: z.object({ ids }),
      output: count,
      form: { message: (done) => ({ key: "inbox.marked_read", params: { count: done.count } }) },
      run: (ctx, input) => markMessages(ctx, "readMessages", input.ids),
    }),
    defineCall({
      operationId: "readAllMessages",
      method: "post",
      path: "/tis/messages/reading-of-all",
      need: "session",
      tag: TAG,
      summary: "Mark all own messages up to one as read",
      input: z.object({ upTo: z.int().min(0).describe("newest message that the reader has seen listed") }),
      output: count,
      form: { message: (done) => ({ key: "inbox.marked_read", params: { count: done.count } }) },
      run: (ctx, input) => markAllRead(ctx, input.upTo),
    }),
    defineCall({
      operationId: "finishMessages",
      method: "post",
      path: "/tis/messages/completion",
      need: "session",
      tag: TAG,
      summary: "Mark own messages as done",
      input: z.object({ ids }),
      output: count,
      form: { message: (done) => ({ key: "inbox.marked_done", params: { count: done.count } }) },
      run: (ctx, input) => markMessages(ctx, "finishMessages", input.ids),
    }),
    defineCall({
      operationId: "reopenMessages",
      method: "post",
      path: "/tis/messages/reopening",
      need: "session",
      tag: TAG,
      summary: "Open own messages again that were done",
      input: z.object({ ids }),
      output: count,
      form: { message: (done) => ({ key: "inbox.reopened", params: { count: done.count } }) },
      run: (ctx, input) => markMessages(ctx, "reopenMessages", input.ids),
    }),
    defineCall({
      operationId: "readMailWishes",
      method: "get",
      path: "/tis/messages/mail-wishes",
      need: "session",
      tag: TAG,
      summary: "Which messages go to the caller by mail too",
      input: z.object({}),
      output: z.object({ any: z.boolean(), kinds: z.array(z.object({ kind, byMail: z.boolean() })) }),
      run: mailWishes,
    }),
    defineCall({
      operationId: "setMailWishes",
      method: "post",
      path: "/tis/messages/mail-wishes",
      need: "session",
      tag: TAG,
      summary: "Choose which messages go by mail too; mails that keep the account safe always go",
      input: z.object({
        any: z.boolean().default(true).describe("false: no message goes by mail"),
        kinds: z.array(kind).max(names.length).default([]),
      }),
      output: nothing,
      form: { message: "inbox.wishes_saved" },
      async run(ctx, wishes) {
        await setMailWishes(ctx, wishes);
        return null;
      },
    }),
  ];
}
