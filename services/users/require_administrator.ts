import { requireRightHolder } from "@/services/roles/require_right_holder.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Role that may do everything (services/roles/seeded_roles.ts). */
export const ADMINISTRATOR = "administrator";

/** Whether a person is an administrator, by any assignment. */
export async function isAdministrator(tx: TxCtx, userId: number): Promise<boolean> {
  const [row] = await tx.sql`
    select from user_roles where user_id = ${userId} and role_code = ${ADMINISTRATOR} limit 1`;
  return row !== undefined;
}

/**
 * Refuses `last-administrator` when no administrator is left who can log in, and `rights-last-holder` when nobody is left who may edit
 * the rights of roles. Called after a change that took an account or a role away, with whether it was an administrator's: others take
 * nothing away. Two such changes at once take turns.
 */
export async function requireAdministrator(tx: TxCtx, wasAdministrator: boolean): Promise<void> {
  if (!wasAdministrator) return;
  const { sql } = tx;
  await sql`select code from roles where code = ${ADMINISTRATOR} for update`;
  const today = sql`(${tx.clock()}::timestamptz at time zone u.zone)::date`;
  const [left] = await sql`
    select
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_code = ${ADMINISTRATOR} and ur.market_code is null and ur.org_code is null
      and u.deleted_at is null and u.state = 'normal' and u.user_type is not null
      and (u.effective_on is null or u.effective_on <= ${today}) and (u.expires_on is null or u.expires_on >= ${today})
    limit 1`;
  if (!left) throw refuse("last-administrator");
  await requireRightHolder(tx);
}
