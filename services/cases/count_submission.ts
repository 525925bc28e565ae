import type { DocumentView } from "@/engines/documents/types.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** What a store has submitted in the month. */
export interface StoreMonth {
  /** Cases that were submitted for the first time. */
  count: number;
  /** How many more may be; null: no limit, as in the factory. */
  left: number | null;
}

/** The month of a store by its own clock; of the factory (null) there is nothing to count. */
export async function monthOf(ctx: Ctx, org: string | null): Promise<StoreMonth> {
  if (org === null) return { count: 0, left: null };
  const { sql } = ctx;
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from case_submissions c join orgs o on o.code = c.org_code
    where c.org_code = ${org} and c.month = date_trunc('month', ${ctx.clock()}::timestamptz at time zone o.zone)::date`;
  return { count, left: Math.max(0, LIMITS.casesOfStoreInMonth - count) };
}

/**
 * Counts a case against the month of its store when it is submitted for the first time. Refuses `case-month-full` where the store has none left. Two at the
 * same moment come one after the other.
 */
export async function countSubmission(
  tx: TxCtx,
  { id, org }: Pick<DocumentView, "id" | "org">,
): Promise<void> {
  if (org === null) return;
  const { sql } = tx;
  await sql`select pg_advisory_xact_lock(hashtext(${`cases of ${org}`}))`;
  const [counted] = await sql`select from case_submissions where document_id = ${id}`;
  if (counted) return;
  const { left } = await monthOf(tx, org);
  if (left === 0) throw refuse("case-month-full", { limit: LIMITS.casesOfStoreInMonth });
  await sql`
    insert into case_submissions (document_id, org_code, month, submitted_at)
    select ${id}, o.code, date_trunc('month', ${tx.clock()}::timestamptz at time zone o.zone)::date, ${tx.clock()}
    from orgs o where o.code = ${org}`;
}

/** The month of whoever asks: of their store, or of the factory, which has no limit. */
export function ownMonth(ctx: Ctx): Promise<StoreMonth> {
  const person = personOrNull(ctx);
  return monthOf(ctx, person === null || person.userType === "factory" ? null : person.orgCode);
}
