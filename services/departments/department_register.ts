import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import {
  choice,
  code,
  defineRegister,
  type EntryChange,
  names,
  parent,
  references,
  shown,
  whole,
} from "@/engines/registers/declare.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { CLAIM_KINDS, DEPARTMENT_KINDS, type DepartmentKind } from "./department_kinds.ts";

/** Departments as a tree (specification section 6). Who does what in them stands beside: `duties.ts`. */
export const departmentRegister = defineRegister({
  route: "BaseinfoUserDepart",
  path: "/tis/departments",
  noun: ["Department", "Departments"],
  texts: "departments.department",
  table: "departments",
  key: "code",
  usedBy: [{ table: "department_duties", column: "department_code" }],
  fields: {
    code: code({ max: 40 }),
    names: names({ max: 80 }),
    kind: choice(DEPARTMENT_KINDS, { fixed: true, hint: true, start: "other" }),
    // The tree beside the list shows it.
    parentCode: parent({ in: "chooser" }),
    brandCodes: references({ table: "brands" }, { optional: true, hint: true, filter: true, batch: true }),
    approvers: shown("text", ({ sql, lang }) =>
      sql`(
        select string_agg(u.full_name, ${betweenNames(lang)} order by u.full_name)
        from department_duties d
        join users u on u.id = d.user_id and u.deleted_at is null
        where d.department_code = e.code and d.duty in ('approver', 'section-chief')
      )`, { unsorted: true, search: true }),
    people: shown("whole", ({ sql }) =>
      sql`(
        select count(distinct d.user_id)
        from department_duties d
        join users u on u.id = d.user_id and u.deleted_at is null
        where d.department_code = e.code
      )::int`),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser", batch: true }),
  },
  check: requireOneOfClaim,
  after: keepClaimDepartments,
});

/** Claims pass three departments in turn: a second one of a step would leave open which. */
async function requireOneOfClaim(
  { sql }: TxCtx,
  { kind, code }: { kind: DepartmentKind; code: string },
  before: unknown,
): Promise<void> {
  if (before || !isClaim(kind)) return;
  const [there] = await sql`
    select from departments where kind = ${kind} and code <> ${code} and deleted_at is null`;
  if (there) throw refuseField("kind", "department-claim-once");
}

// deno-lint-ignore require-await -- the engine awaits what follows a change
async function keepClaimDepartments(
  _tx: TxCtx,
  { action, before }: EntryChange<{ kind: DepartmentKind }>,
): Promise<void> {
  if (action === "deleted" && before && isClaim(before.kind)) throw refuse("department-needed");
}

function isClaim(kind: DepartmentKind): boolean {
  return (CLAIM_KINDS as readonly DepartmentKind[]).includes(kind);
}
