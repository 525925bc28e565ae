import { pageOf } from "@/kernel/access/pages.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { unreadCounts } from "@/engines/live/unread_counts.ts";
import { kindOf, MESSAGE_KINDS } from "@/engines/messages/kinds.ts";
import type { Message, MessageState } from "@/engines/messages/types.ts";
import { type MessageParams, writeMessage } from "@/engines/messages/words.ts";

export interface MessageFilter {
  kind?: string;
  state?: MessageState;
  /** Only the last so many days. */
  days?: number;
}

export interface MessageList extends MessageFilter {
  pageNo: number;
  pageSize: number;
}

/** Kinds of messages after which something is left to do. */
function toDoKinds(): string[] {
  return MESSAGE_KINDS.all.filter(({ toDo }) => toDo).map(({ name }) => name);
}

interface Row {
  id: number;
  kind: string;
  params: MessageParams;
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
  doneAt: Date | null;
}

function fromMessages(ctx: Ctx, { kind, state, days }: MessageFilter) {
  const { sql } = ctx;
  const states = {
    unread: sql`and read_at is null`,
    open: sql`and done_at is null and kind = any(${toDoKinds()})`,
    done: sql`and done_at is not null`,
  };
  return sql`
    from messages
    where user_id = ${personOf(ctx).id}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${state ? states[state] : sql``}
      ${days ? sql`and created_at >= ${new Date(ctx.clock().getTime() - days * 86_400_000)}` : sql``}`;
}

async function countMessages(ctx: Ctx, filter: MessageFilter): Promise<number> {
  const [row] = await ctx.sql<{ total: number }[]>`
    select count(*)::int as total ${fromMessages(ctx, filter)}`;
  return row!.total;
}

function selectMessages(ctx: Ctx, filter: MessageFilter) {
  return ctx.sql`
    select id, kind, params, link, created_at, read_at, done_at ${fromMessages(ctx, filter)}
    order by id desc`;
}

/** The reader's own messages, newest first. */
export async function listMessages(ctx: Ctx, list: MessageList): Promise<Page<Message>> {
  const { pageNo, pageSize } = list;
  const total = await countMessages(ctx, list);
  const rows = await ctx.sql<Row[]>`
    ${selectMessages(ctx, list)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map((row) => messageOf(ctx, row)) };
}

/** All of them, in the same order. */
export async function allMessages(ctx: Ctx, filter: MessageFilter): Promise<AllOf<Message>> {
  const total = await countMessages(ctx, filter);
  const rows = ctx.sql<Row[]>`${selectMessages(ctx, filter)}`.cursor(ROWS_AT_ONCE);
  return { total, records: eachOf(rows, (row) => messageOf(ctx, row)) };
}

function messageOf(ctx: Ctx, row: Row): Message {
  const { kind, params, link } = row;
  const source = sourceOf(ctx, link);
  return {
    id: Number(row.id),
    kind,
    kindName: ctx.t(`messages.kind.${kind}`),
    ...writeMessage({ t: ctx.t, lang: ctx.lang, zone: personOf(ctx).zone }, kind, params),
    link: source && link,
    source: source && ctx.t(source.title),
    at: row.createdAt.toISOString(),
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
