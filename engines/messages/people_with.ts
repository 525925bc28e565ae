import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Users in force with a right through any role of theirs. */
function holders(ctx: Ctx, right: Right) {
  const at = right.indexOf(":");
  return ctx.sql`
    from users u
    join user_roles ur on ur.user_id = u.id
    join role_rights rr on rr.role_code = ur.role_code
    where u.state = 'normal' and u.deleted_at is null
      and rr.fun_link = ${right.slice(0, at)} and rr.head_api = ${right.slice(at + 1)}`;
}

/**
 * The people of an organisation who have a right there now: by a role without an organisation of its own, or one whose
 * organisation is theirs or above.
 */
export async function peopleOfOrgWith(ctx: Ctx, orgCode: string, right: Right): Promise<number[]> {
  const rows = await ctx.sql<{ id: number }[]>`
    select distinct u.id
    ${holders(ctx, right)}
      and u.org_code = ${orgCode}
      and (ur.org_code is null or ${orgCode} in (select org_and_below(ur.org_code)))`;
  return rows.map((row) => Number(row.id));
}

/** Everybody who has a right, wherever it counts. */
export async function peopleWith(ctx: Ctx, right: Right): Promise<number[]> {
  const rows = await ctx.sql<{ id: number }[]>`select distinct u.id ${holders(ctx, right)}`;
  return rows.map((row) => Number(row.id));
}
