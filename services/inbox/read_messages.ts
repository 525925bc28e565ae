import { z } from "zod";
import { pageOf } from "@/kernel/access/pages.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { unreadCounts } from "@/engines/live/unread_counts.ts";
import { kindOf, MESSAGE_KINDS } from "@/engines/messages/kinds.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";

/** A message as its receiver reads it. */
export const message = z.object({
  id: z.int(),
  kind: z.string(),
  kindName: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable().describe("page below the base path"),
  source: z.string().nullable().describe("title of that page"),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  isDone: z.boolean().nullable().describe("null when there is nothing to do"),
});
export type Message = z.infer<typeof message>;

/** Kinds of messages that leave something to do. */
export function toDoKinds(): string[] {
  return MESSAGE_KINDS.all.filter(({ toDo }) => toDo).map(({ name }) => name);
}

interface Row {
  id: number;
  kind: string;
  params: MessageParams;
  link: string | null;
  createdAt: string;
  readAt: string | null;
  doneAt: string | null;
}

/** Columns of a message, over alias `m`. */
export function messageColumns({ sql }: Ctx) {
  return sql`m.id, m.kind, m.params, m.link, m.created_at, m.read_at, m.done_at`;
}

/** A row in the reader's words. */
export function messageOf(ctx: Ctx, row: Row): Message {
  const { kind, params, link } = row;
  const source = sourceOf(ctx, link);
  return {
    id: row.id,
    kind,
    kindName: ctx.t(`messages.kind.${kind}`),
    ...writeMessage({ t: ctx.t, lang: ctx.lang, zone: personOf(ctx).zone }, kind, params),
    link: source && link,
    source: source && ctx.t(source.title),
    at: row.createdAt,
    isRead: row.readAt !== null,
    isDone: kindOf(kind).toDo ? row.doneAt !== null : null,
  };
}

/** The page a link leads to, when there is one and the reader may open it. */
function sourceOf(ctx: Ctx, link: string | null) {
  const page = link === null ? undefined : pageOf(link.split("?")[0]!);
  return page && may(ctx.actor, page.need) ? page : null;
}

/** How many messages the reader has not read. */
export async function unreadCount(ctx: Ctx): Promise<number> {
  const { id } = personOf(ctx);
  return (await unreadCounts(ctx.sql, [id])).get(id) ?? 0;
}

/** Newest message of the reader, for marking all up to it; 0 when there is none. */
export async function newestMessage(ctx: Ctx): Promise<number> {
  const [row] = await ctx.sql<{ id: number | null }[]>`
    select max(id) as id from messages where user_id = ${personOf(ctx).id}`;
  return Number(row?.id ?? 0);
}
