import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { ownReach } from "@/services/roles/own_reach.ts";
import { administrationPages } from "./administration.ts";
import { type HeldRole, roleBeyondOwn, type RoleHolder } from "./may_give.ts";

/**
 * Refuses `user-role-beyond-own` at the field for a role that whoever acts may not give to such a holder, and `role-to-oneself` for any
 * that they would give themselves: nobody makes another greater than they are, and nobody makes anything of themselves.
 *
 * @param userId of the account that gets them; null for one that is about to be made, and for a machine
 */
export async function requireMayGive(
  tx: TxCtx,
  userId: number | null,
  holder: RoleHolder,
  roles: readonly HeldRole[],
  field: string,
): Promise<void> {
  if (roles.length === 0) return;
  if (userId !== null && personId(tx) === userId) throw refuseField(field, "role-to-oneself");
  const beyond = await roleBeyondOwn(tx, holder, roles);
  if (beyond) throw refuseField(field, "user-role-beyond-own", { role: beyond });
}

/**
 * Refuses `user-beyond-own` for what makes an account usable or greater, which is as good as giving its roles: activating, unlocking, a
 * password, another address or organisation.
 *
 * @param holder as the account is about to be; left out: as it is
 */
export async function requireMayUnlock(tx: TxCtx, userId: number, holder?: RoleHolder): Promise<void> {
  const { sql } = tx;
  const [user] = await sql<RoleHolder[]>`select user_type, org_code from users where id = ${userId}`;
  const roles = await sql<HeldRole[]>`
    select role_code as role, market_code as market, org_code as org from user_roles where user_id = ${userId}`;
  const beyond = await roleBeyondOwn(tx, holder ?? user!, [...roles]);
  if (beyond) throw refuse("user-beyond-own", { role: beyond });
}

/** Refuses `user-beyond-own` for verbs that take something from an account that may administer more than the one who acts. */
export async function requireUserWithinOwn(tx: TxCtx, userId: number): Promise<void> {
  const { sql, chain } = tx;
  if (tx.actor.kind === "system" || personId(tx) === userId) return;
  const [row] = await sql<{ name: string }[]>`
    with own as (${ownReach(tx)})
    select name_in(o.names, ${chain as string[]}) as name
    from user_roles ur
    join role_rights rr on rr.role_code = ur.role_code
    join rights r on r.code = rr.right_code and r.deleted_at is null
    join roles o on o.code = ur.role_code
    where ur.user_id = ${userId} and rr.fun_link = any(${administrationPages()})
      and not exists (
        select from own join role_rights mine on mine.role_code = own.role where mine.right_code = rr.right_code
      )
    order by o.sort, o.code
    limit 1`;
  if (row) throw refuse("user-beyond-own", { role: row.name });
}
