import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive, type PersonInCharge } from "@/services/departments/active_person.ts";
import { type DepartmentKind, type Duty, rolesForDuty } from "@/services/departments/department_kinds.ts";

/** Roles that answer questions at the factory: any of them stands in for any other; what only a section head may do still needs the right to it. */
const ANSWERING = ["section-chief", "designated-engineer", "factory-engineer", "factory-manager"];
/** Who stands in for the technical supervisor of a store, at the same store. */
const AT_STORE = ["technical-supervisor", "store-manager"];

/** Whose roles a substitute needs one of, and where. */
interface Lendable {
  roles: readonly string[];
  /** The organisation of a supervisor; null: anywhere. */
  org: string | null;
}

/** What whoever acts does that others wait for, and so can lend: duties of departments, questions of a store, questions by type. Empty: nobody waits for them. */
export async function lendable(ctx: Ctx): Promise<Lendable[]> {
  const { sql } = ctx;
  const { id } = personOf(ctx);
  const [duties, [held]] = await Promise.all([
    sql<{ kind: DepartmentKind; duty: Duty }[]>`
      select distinct p.kind, d.duty
      from department_duties d
      join departments p on p.code = d.department_code and p.deleted_at is null
      where d.user_id = ${id} and d.duty <> 'member'`,
    sql<[{ org: string | null; roles: string[]; answersType: boolean }]>`
      select u.org_code as org, array(select ur.role_code from user_roles ur where ur.user_id = u.id) as roles,
        exists (select from part_qa_type_staff s where s.user_id = u.id) as answers_type
      from users u where u.id = ${id}`,
  ]);
  const found: Lendable[] = duties
    .filter(({ kind, duty }) => rolesForDuty(kind, duty).some((role) => held.roles.includes(role)))
    .map(({ kind, duty }) => ({
      roles: kind === "support" ? ANSWERING : rolesForDuty(kind, duty),
      org: null,
    }));
  if (held.answersType) found.push({ roles: ANSWERING, org: null });
  if (held.org !== null && held.roles.includes("technical-supervisor")) {
    found.push({ roles: AT_STORE, org: held.org });
  }
  return found;
}

/** Who could act in the place of whoever acts: everybody else who is active and has a role for something that they lend, by name. */
export async function possibleSubstitutes(ctx: Ctx): Promise<PersonInCharge[]> {
  const { sql } = ctx;
  const lent = await lendable(ctx);
  // Most people: nobody is looked for in vain on each view of their account.
  if (lent.length === 0) return [];
  const roles = lent.flatMap(({ roles, org }) => roles.map((role) => ({ role, org })));
  const rows = await sql<PersonInCharge[]>`
    select u.id as user_id, u.user_code, u.full_name
    from users u
    where u.id <> ${personOf(ctx).id} and ${isActive(ctx)}
      and exists (
        select from user_roles ur
        join unnest(${roles.map(({ role }) => role)}::text[], ${
    roles.map(({ org }) => org)
  }::text[]) x (role, org)
          on x.role = ur.role_code and (x.org is null or x.org = u.org_code)
        where ur.user_id = u.id
      )
    order by u.full_name, u.id`;
  return rows.map((row) => ({ ...row, userId: Number(row.userId) }));
}
