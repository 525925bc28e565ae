import { publish } from "@/engines/events/publish.ts";
import { registerChanged } from "@/events/registers.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { isActive } from "./active_person.ts";
import { type DepartmentKind, DUTIES_OF_KIND, type Duty, rolesForDuty } from "./department_kinds.ts";

const ROUTE = "BaseinfoUserDepart";

/** A duty to give. */
export interface NewDuty {
  /** Account of the person. */
  userCode: string;
  duty: Duty;
  /** Null: all brands of the department. */
  brand: string | null;
}

/**
 * Gives a person a duty in a department. Refuses a duty that the kind of department has not, a person who is not there or not active,
 * `duty-to-oneself`, and one without a role that the duty needs (specification section 6: approval is done by a department's approver).
 */
export async function assignDuty(ctx: Ctx, departmentCode: string, given: NewDuty): Promise<void> {
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const department = await lockDepartment(tx, departmentCode);
    if (!DUTIES_OF_KIND[department.kind].includes(given.duty)) throw refuseField("duty", "duty-not-here");
    const [person] = await sql<{ id: number; fullName: string; roles: string[] }[]>`
      select u.id, u.full_name, array(select role_code from user_roles ur where ur.user_id = u.id) as roles
      from users u
      where u.user_code = ${given.userCode} and ${isActive(tx)}`;
    if (!person) throw refuseField("userCode", "user-unknown", { name: given.userCode });
    if (personId(tx) === Number(person.id)) throw refuseField("userCode", "duty-to-oneself");
    const needed = rolesForDuty(department.kind, given.duty);
    if (needed.length > 0 && !needed.some((role) => person.roles.includes(role))) {
      const roles = await namesOfRoles(tx, needed);
      throw refuseField("userCode", "duty-needs-role", { name: person.fullName, roles });
    }
    if (given.brand !== null) {
      const [brand] = await sql`select from brands where code = ${given.brand} and deleted_at is null`;
      if (!brand) throw refuseField("brand", "choice-unknown", { key: given.brand });
    }
    const [made] = await sql`
      insert into department_duties ${
      sql({ departmentCode, userId: person.id, duty: given.duty, brandCode: given.brand })
    }
      on conflict do nothing
      returning id`;
    if (!made) throw refuse("duplicate");
    await recordDuty(tx, department, "giveDepartmentDuty", null, given);
  });
}

/** Takes a duty away. Refuses `state-changed` when somebody else has. */
export async function removeDuty(ctx: Ctx, departmentCode: string, dutyId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const department = await lockDepartment(tx, departmentCode);
    const [taken] = await tx.sql<NewDuty[]>`
      with gone as (
        delete from department_duties
        where id = ${dutyId} and department_code = ${departmentCode}
        returning user_id, duty, brand_code
      )
      select u.user_code, gone.duty, gone.brand_code as brand from gone join users u on u.id = gone.user_id`;
    if (!taken) throw refuse("state-changed");
    await recordDuty(tx, department, "takeDepartmentDuty", { ...taken }, null);
  });
}

interface Department {
  code: string;
  kind: DepartmentKind;
  version: number;
}

/** Counts the change among those of the department, as its events have its version as their order. */
async function lockDepartment(tx: TxCtx, code: string): Promise<Department> {
  const [department] = await tx.sql<Department[]>`
    update departments
    set version = version + 1, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}
    where code = ${code} and deleted_at is null
    returning code, kind, version`;
  if (!department) throw refuse("not-found");
  return department;
}

async function recordDuty(
  tx: TxCtx,
  { code, version }: Department,
  operation: string,
  before: NewDuty | null,
  after: NewDuty | null,
): Promise<void> {
  await recordChange(tx, { operation, funLink: ROUTE, subjectKind: ROUTE, subjectId: code, before, after });
  await publish(tx, registerChanged, {
    register: ROUTE,
    entryKey: code,
    version,
    action: "changed",
    changed: ["duties"],
  });
  sendLiveHint(tx, { topic: "register", to: { right: `${ROUTE}:view` }, id: ROUTE });
}

async function namesOfRoles({ sql, chain, lang }: TxCtx, roles: readonly string[]): Promise<string> {
  const rows = await sql<{ name: string }[]>`
    select name_in(names, ${chain as string[]}) as name from roles where code = any(${[
    ...roles,
  ]}) order by sort`;
  return rows.map(({ name }) => name).join(betweenNames(lang));
}
