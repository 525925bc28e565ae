import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Right } from "@/kernel/access/rights.ts";

/** Whoever has it can give every other right; without anybody who has it nobody could ever again. */
export const KEY_RIGHT: Right = "baseinforole:edit";

/** Advisory lock of what may take the last holder away: two such changes at once would each see the other's holder. */
const HOLDER_LOCK = 0x746973_72;

/**
 * Refuses `rights-last-holder` when after the changes of this transaction no active person could edit the rights of roles. Called by
 * whatever takes rights, roles or accounts away, after its change.
 */
export async function requireRightHolder(tx: TxCtx): Promise<void> {
  const { sql } = tx;
  await sql`select pg_advisory_xact_lock(${HOLDER_LOCK})`;
  const [holder] = await sql`
    select
    from role_rights rr
    join user_roles ur on ur.role_code = rr.role_code
    join users u on u.id = ur.user_id
    where rr.right_code = ${KEY_RIGHT}
      and u.deleted_at is null and u.state = 'normal' and u.user_type is not null
      and (u.effective_on is null or u.effective_on <= (${tx.clock()}::timestamptz at time zone u.zone)::date)
      and (u.expires_on is null or u.expires_on >= (${tx.clock()}::timestamptz at time zone u.zone)::date)
    limit 1`;
  if (!holder) throw refuse("rights-last-holder");
}
