import type { Ctx } from "@/kernel/ctx.ts";
import type { PersonInCharge } from "./active_person.ts";
import type { DepartmentKind } from "./department_kinds.ts";
import { departmentPeople, inCharge } from "./read_people.ts";

/**
 * Who may decide in a department (specification section 6: approval is done by a department's approver): active people with that duty and
 * its role. Empty for a department that is not there.
 *
 * @param brand of what is decided on: approvers for another brand are left out
 */
export async function approversOf(
  ctx: Ctx,
  departmentCode: string,
  { brand = null }: { brand?: string | null } = {},
): Promise<PersonInCharge[]> {
  const { sql } = ctx;
  const [department] = await sql<{ code: string; kind: DepartmentKind }[]>`
    select code, kind from departments where code = ${departmentCode} and deleted_at is null`;
  if (!department) return [];
  return inCharge(
    await departmentPeople(
      ctx,
      department,
      (of) =>
        sql`${of.duty} = 'approver' ${
          brand === null ? sql`` : sql`and (${of.brand} is null or ${of.brand} = ${brand})`
        }`,
    ),
  );
}

/** Whether a person may decide there. */
export async function isApprover(
  ctx: Ctx,
  departmentCode: string,
  userId: number,
  of: { brand?: string | null } = {},
): Promise<boolean> {
  return (await approversOf(ctx, departmentCode, of)).some((person) => person.userId === userId);
}

/** The departments of a kind in their order; of claims there is one a step. */
export async function departmentsOfKind(
  ctx: Ctx,
  kind: DepartmentKind,
): Promise<{ code: string; name: string }[]> {
  const rows = await ctx.sql<{ code: string; name: string }[]>`
    select code, name_in(names, ${ctx.chain as string[]}) as name
    from departments
    where kind = ${kind} and deleted_at is null
    order by sort, code`;
  return [...rows];
}
