import type { TxCtx } from "@/kernel/ctx.ts";
import { requireDoorsInMarkets } from "./last_door.ts";
import { ownReach } from "./own_reach.ts";
import { requireRightsWithinOwn } from "./rights_within_own.ts";

/**
 * What holds after roles were bound to other markets, by the role or by the market. Administrators bind any role to any market, as a new one
 * is nobody's yet; others roles that are not their own, and whose rights they have in all of its markets. Refuses `right-beyond-own`,
 * `rights-to-oneself`, `last-administrator` and `rights-last-holder`.
 */
export async function requireBinding(tx: TxCtx, roles: readonly string[]): Promise<void> {
  if (!await isAdministrator(tx)) {
    for (const role of roles) {
      const rights = await tx.sql<{ code: string }[]>`
        select rr.right_code as code
        from role_rights rr
        join rights r on r.code = rr.right_code and r.deleted_at is null
        where rr.role_code = ${role}`;
      await requireRightsWithinOwn(tx, role, rights.map(({ code }) => code));
    }
  }
  await requireDoorsInMarkets(tx);
}

/** The portal itself, and administrators everywhere. */
async function isAdministrator(tx: TxCtx): Promise<boolean> {
  if (tx.actor.kind === "system") return true;
  const [row] = await tx.sql`
    with own as (${ownReach(tx)}) select from own where role = 'administrator' and everywhere limit 1`;
  return row !== undefined;
}
