import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";

/** How far a mail is. */
export const MAIL_STATES = ["given-up", "retrying", "waiting", "sent"] as const;
export type MailState = typeof MAIL_STATES[number];

/** A mail as operators see it: what it says stays with its receiver. */
export interface MailLine {
  id: number;
  to: string;
  template: string;
  state: MailState;
  madeAt: Date;
  sentAt: Date | null;
  nextTryAt: Date | null;
  attempts: number;
  /** What the mail server or the network answered last. */
  error: string | null;
}

interface Row extends Omit<MailLine, "id"> {
  id: number;
}

/** Mails that left, wait or were given up, newest first. */
export async function listMails(
  ctx: Ctx,
  list: { pageNo: number; pageSize: number; state?: MailState; keyword?: string },
): Promise<Page<MailLine>> {
  const { sql } = ctx;
  const { pageNo, pageSize, state, keyword } = list;
  const stateOf = sql`
    case
      when given_up_at is not null then 'given-up'
      when sent_at is not null then 'sent'
      when error is not null then 'retrying'
      else 'waiting'
    end`;
  const from = sql`
    from deliveries
    where kind = 'mail'
      ${state ? sql`and ${stateOf} = ${state}` : sql``}
      ${keyword ? sql`and position(lower(${keyword.trim()}) in lower(payload ->> 'to')) > 0` : sql``}`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`select count(*)::int as total ${from}`;
  const rows = await sql<Row[]>`
    select
      id, payload ->> 'to' as to, payload ->> 'template' as template, ${stateOf} as state, created_at as made_at,
      sent_at, case when sent_at is null and given_up_at is null then next_try_at end as next_try_at, attempts, error
    ${from}
    order by id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map((row) => ({ ...row, id: Number(row.id) })) };
}

/** How many mails were given up in the last 30 days. */
export async function mailsGivenUp(ctx: Ctx): Promise<number> {
  const since = new Date(ctx.clock().getTime() - 30 * 86_400_000);
  const [row] = await ctx.sql<{ count: number }[]>`
    select count(*)::int as count from deliveries where kind = 'mail' and given_up_at >= ${since}`;
  return row!.count;
}
