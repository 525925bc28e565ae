import type { Module } from "@/kernel/access/modules.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";

/** Where accounts, rights and the portal itself are administered. */
const ADMINISTRATION: readonly Module[] = ["people", "settings", "admin"];

/** Pages of administration. */
function administered(): string[] {
  return PAGES.all.filter(({ module }) => ADMINISTRATION.includes(module)).map(({ route }) => route);
}

/**
 * Refuses `user-role-beyond-own` at the field for roles that may administer what the one who gives them may not: nobody makes another, or
 * themselves, a greater administrator than they are. The portal itself gives any role.
 */
export async function requireRolesWithinOwn(
  tx: TxCtx,
  roles: readonly string[],
  field: string,
): Promise<void> {
  const beyond = await roleBeyond(tx, roles);
  if (beyond) throw refuseField(field, "user-role-beyond-own", { role: beyond });
}

/** Refuses `user-beyond-own` for verbs on an account that may do more than the one who acts: its password would be a way up. */
export async function requireUserWithinOwn(tx: TxCtx, userId: number): Promise<void> {
  const { sql } = tx;
  if (tx.actor.kind === "system" || personId(tx) === userId) return;
  const rows = await sql<{ roleCode: string }[]>`
    select distinct role_code from user_roles where user_id = ${userId}`;
  const beyond = await roleBeyond(tx, rows.map(({ roleCode }) => roleCode));
  if (beyond) throw refuse("user-beyond-own", { role: beyond });
}

/** Name of a role that administers more than the reader may, or null. */
async function roleBeyond(tx: TxCtx, roles: readonly string[]): Promise<string | null> {
  if (tx.actor.kind === "system" || roles.length === 0) return null;
  const { sql, chain } = tx;
  const own = [...new Set(holderOf(tx).assignments.flatMap(({ rights }) => [...rights]))];
  const [row] = await sql<{ name: string }[]>`
    select name_in(o.names, ${chain as string[]}) as name
    from role_rights rr
    join rights r on r.code = rr.right_code and r.deleted_at is null
    join roles o on o.code = rr.role_code
    where rr.role_code = any(${[
    ...roles,
  ]}) and rr.fun_link = any(${administered()}) and rr.right_code <> all(${own})
    order by o.sort, o.code
    limit 1`;
  return row?.name ?? null;
}
