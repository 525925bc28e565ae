import type { Ctx } from "@/kernel/ctx.ts";

/** What can be open at an organisation, in the order in which it matters. */
export const OPEN_ITEMS = [
  "push-failed",
  "orders",
  "people-not-activated",
  "people-frozen",
  "people-expiring",
  "unread-messages",
  "exports",
] as const;

/** Something that waits at an organisation, with how often. */
export interface OpenItem {
  kind: typeof OPEN_ITEMS[number];
  count: number;
}

/** Days ahead in which an account's end is worth a word. */
const EXPIRING_DAYS = 30;

/** What is open at an organisation itself, not at those below it; nothing is told of what counts none. */
export async function openItemsOf({ sql, clock }: Ctx, code: string): Promise<OpenItem[]> {
  const now = clock();
  const [counts] = await sql<Record<OpenItem["kind"], number>[]>`
    select
      (
        select count(*) from orders where store_code = ${code} and state = 'push_failed'
      )::int as "push-failed",
      (
        select count(*) from orders where store_code = ${code} and state in ('waiting', 'handed_over')
      )::int as "orders",
      count(*) filter (where u.state = 'not_activated')::int as "people-not-activated",
      count(*) filter (where u.state = 'frozen')::int as "people-frozen",
      count(*) filter (
        where u.state = 'normal' and u.expires_on between ${now}::date and ${now}::date + ${EXPIRING_DAYS}::int
      )::int as "people-expiring",
      coalesce(sum((
        select count(*) from messages m where m.user_id = u.id and m.read_at is null
      )), 0)::int as "unread-messages",
      coalesce(sum((
        select count(*) from export_tasks x where x.user_id = u.id and x.state in ('pending', 'processing')
      )), 0)::int as "exports"
    from users u
    where u.org_code = ${code} and u.deleted_at is null`;
  return OPEN_ITEMS.map((kind) => ({ kind, count: counts![kind] })).filter(({ count }) => count > 0);
}
