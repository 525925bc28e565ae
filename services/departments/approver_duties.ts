import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive } from "./active_person.ts";
import { type DepartmentKind, rolesForDuty } from "./department_kinds.ts";

/** A department in which somebody is an approver. */
export interface HeldDuty {
  department: string;
  /** Null: all brands. */
  brand: string | null;
  /** In whose place: the id of a person who is away; null: a duty of one's own. */
  lentBy: number | null;
}

/**
 * Departments in which whoever acts is an approver, their own duties first, then those of the people whose substitute they are today. A duty counts
 * where whoever has it, and whoever stands in, is active and has a role for it. What is lent is not lent on. None for machines.
 */
export async function approverDuties(ctx: Ctx): Promise<HeldDuty[]> {
  const { sql } = ctx;
  const own = personId(ctx);
  const rows = await sql<
    {
      department: string;
      kind: DepartmentKind;
      brand: string | null;
      lentBy: string | null;
      roles: string[];
      ownRoles: string[];
    }[]
  >`
    select d.department_code as department, p.kind, d.brand_code as brand, h.lent_by::text,
      array(select ur.role_code from user_roles ur where ur.user_id = u.id) as roles,
      array(select ur.role_code from user_roles ur where ur.user_id = ${own}) as own_roles
    from (
      select ${own}::bigint as user_id, null::bigint as lent_by
      union all
      select s.user_id, s.user_id
      from duty_substitutes s
      join users u on u.id = s.user_id
      where s.substitute_id = ${own} and ${isOnDuty(ctx)}
        and exists (select from users u where u.id = ${own} and ${isActive(ctx)})
    ) h
    join users u on u.id = h.user_id
    join department_duties d on d.user_id = h.user_id
    join departments p on p.code = d.department_code and p.deleted_at is null
    where d.duty = 'approver' and ${isActive(ctx)}
    order by h.lent_by nulls first, d.department_code, d.brand_code nulls first`;
  return rows
    .filter(({ kind, roles, ownRoles }) => {
      const needed = rolesForDuty(kind, "approver");
      return [roles, ownRoles].every((has) => needed.some((role) => has.includes(role)));
    })
    .map(({ department, brand, lentBy }) => ({
      department,
      brand,
      lentBy: lentBy === null ? null : Number(lentBy),
    }));
}

/** Whether substitution `s` of person `u` counts today, by the clock of that person. */
export function isOnDuty({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`(
    s.ended_at is null and (${clock()}::timestamptz at time zone u.zone)::date between s.start_date and s.end_date
  )`;
}
