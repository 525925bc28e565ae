import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive } from "./active_person.ts";
import { type DepartmentKind, rolesForDuty } from "./department_kinds.ts";

/** Departments in which whoever acts is an approver, each with the brand of the duty (null: all brands). None for machines. */
export async function approverDuties(ctx: Ctx): Promise<{ department: string; brand: string | null }[]> {
  const { sql } = ctx;
  const rows = await sql<
    { department: string; kind: DepartmentKind; brand: string | null; roles: string[] }[]
  >`
    select d.department_code as department, p.kind, d.brand_code as brand,
      array(select ur.role_code from user_roles ur where ur.user_id = u.id) as roles
    from department_duties d
    join departments p on p.code = d.department_code and p.deleted_at is null
    join users u on u.id = d.user_id
    where u.id = ${personId(ctx)} and d.duty = 'approver' and ${isActive(ctx)}`;
  return rows
    .filter(({ kind, roles }) => rolesForDuty(kind, "approver").some((role) => roles.includes(role)))
    .map(({ department, brand }) => ({ department, brand }));
}
