import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive, type PersonInCharge } from "./active_person.ts";
import { type DepartmentKind, type Duty, rolesForDuty } from "./department_kinds.ts";

/** A person of a department with one of their duties. */
export interface DepartmentPerson extends PersonInCharge {
  id: number;
  duty: Duty;
  brand: string | null;
  /** In the reader's language. */
  brandName: string | null;
  orgName: string | null;
  phone: string | null;
  email: string | null;
  /** Neither frozen nor expired. */
  isActive: boolean;
  /** Has a role that the duty needs. Both must hold, or the duty does not count. */
  hasRole: boolean;
}

interface Row extends Omit<DepartmentPerson, "hasRole"> {
  roles: string[];
}

/** Everybody of a department, the ones who decide first; those who cannot act are marked. */
export async function departmentPeople(
  ctx: Ctx,
  department: { code: string; kind: DepartmentKind },
  only: (columns: { duty: Fragment; brand: Fragment }) => Fragment = () => ctx.sql`true`,
): Promise<DepartmentPerson[]> {
  const { sql } = ctx;
  const rows = await sql<Row[]>`
    select d.id, d.duty, d.brand_code as brand, nullif(name_in(b.names, ${ctx
    .chain as string[]}), '') as brand_name,
      u.id as user_id, u.user_code, u.full_name, u.phone, u.email,
      nullif(name_in(o.names, ${ctx.chain as string[]}), '') as org_name,
      ${isActive(ctx)} as is_active,
      array(select ur.role_code from user_roles ur where ur.user_id = u.id) as roles
    from department_duties d
    join users u on u.id = d.user_id
    left join orgs o on o.code = u.org_code
    left join brands b on b.code = d.brand_code
    where d.department_code = ${department.code} and u.deleted_at is null
      and ${only({ duty: sql`d.duty`, brand: sql`d.brand_code` })}
    order by
      array_position(array['section-chief', 'approver', 'designated-engineer', 'engineer', 'member'], d.duty),
      u.full_name, u.id, d.brand_code nulls first`;
  return rows.map(({ roles, ...row }) => {
    const needed = rolesForDuty(department.kind, row.duty);
    return {
      ...row,
      id: Number(row.id),
      userId: Number(row.userId),
      hasRole: needed.length === 0 || needed.some((role) => roles.includes(role)),
    };
  });
}

/** Those who count: active, and with a role that their duty needs; each person once. */
export function inCharge(people: readonly DepartmentPerson[]): PersonInCharge[] {
  const found = new Map<number, PersonInCharge>();
  for (const { userId, userCode, fullName, isActive, hasRole } of people) {
    if (isActive && hasRole) found.set(userId, { userId, userCode, fullName });
  }
  return [...found.values()];
}
