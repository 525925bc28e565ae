import type { ToldApprover } from "@/engines/documents/define_document.ts";
import { seesBrand } from "@/kernel/access/sees_brand.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive } from "./active_person.ts";
import { isOnDuty } from "./approver_duties.ts";
import { approversOf } from "./approvers_of.ts";
import { type DepartmentKind, rolesForDuty } from "./department_kinds.ts";

/**
 * Who is told that something waits in a department: its approvers for the brand, and the substitutes of those that are away today. Nobody twice, and
 * neither its author nor whoever stands in for the author alone.
 */
export async function approversToTell(
  ctx: Ctx,
  { department, brand, authorId }: { department: string; brand: string | null; authorId: number },
): Promise<ToldApprover[]> {
  const { sql } = ctx;
  // Whoever may see nothing of its brand would be told a title of what does not open for them.
  const mayKnow = seesBrand(ctx, sql`${brand}::text`);
  const duties = (await approversOf(ctx, department, { brand })).map(({ userId }) => userId);
  const own = (await sql<{ id: number }[]>`
    select u.id::int as id from users u
    where u.id = any(${duties}::bigint[]) and u.id <> ${authorId} and ${mayKnow}
    order by array_position(${duties}::bigint[], u.id)`).map(({ id }) => id);
  const lent = await sql<
    { userId: number; away: string; until: string; kind: DepartmentKind; roles: string[] }[]
  >`
    select s.substitute_id::int as user_id, u.full_name as away, s.end_date::text as until, p.kind,
      array(select ur.role_code from user_roles ur where ur.user_id = s.substitute_id) as roles
    from duty_substitutes s
    join users u on u.id = s.user_id
    join departments p on p.code = ${department}
    where s.user_id = any(${duties}::bigint[]) and s.user_id <> ${authorId} and ${isOnDuty(ctx)}
      and s.substitute_id <> ${authorId} and s.substitute_id <> all(${own}::bigint[])
      and exists (select from users u where u.id = s.substitute_id and ${isActive(ctx)} and ${mayKnow})
    order by s.id`;
  const standing = new Map<number, ToldApprover>(own.map((userId) => [userId, { userId, inPlaceOf: null }]));
  for (const { userId, away, until, kind, roles } of lent) {
    if (standing.has(userId) || !rolesForDuty(kind, "approver").some((role) => roles.includes(role))) {
      continue;
    }
    standing.set(userId, { userId, inPlaceOf: { away, until } });
  }
  return [...standing.values()];
}
