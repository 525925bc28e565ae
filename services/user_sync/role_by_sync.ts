import type { RoleBySync } from "@/services/roles/kept_roles.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Gives the role of the dealer management system in place of the one it gave before. Roles that people gave by hand stay. */
export async function assignRoleBySync(tx: TxCtx, userId: number, role: RoleBySync): Promise<void> {
  await tx.sql`delete from user_roles where user_id = ${userId} and by_sync and role_code <> ${role}`;
  await tx.sql`
    insert into user_roles (user_id, role_code, by_sync)
    values (${userId}, ${role}, true)
    on conflict (user_id, role_code, market_code, org_code) do nothing`;
}
