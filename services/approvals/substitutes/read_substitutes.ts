import type { Fragment } from "postgres";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isActive, type PersonInCharge } from "@/services/departments/active_person.ts";
import { type DepartmentKind, rolesForDuty } from "@/services/departments/department_kinds.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import type { Substitution, Substitutions } from "./types.ts";

/** Past ones are shown for so long. */
const SHOWN_DAYS = 90;

/** Who decides in the place of whoever acts, and in whose place they do: those of now and of later, and of the last months. */
export async function readSubstitutions(ctx: Ctx): Promise<Substitutions> {
  requireRight(ctx, "MyVerify:view");
  const own = personOf(ctx).id;
  const [mine, forOthers] = await Promise.all([
    rowsOf(ctx, ctx.sql`s.user_id = ${own}`),
    rowsOf(
      ctx,
      ctx.sql`s.substitute_id = ${own} and s.ended_at is null
        and (${ctx.clock()}::timestamptz at time zone u.zone)::date <= s.end_date`,
    ),
  ]);
  return { mine, forOthers };
}

async function rowsOf(ctx: Ctx, which: Fragment): Promise<Substitution[]> {
  const { sql, clock } = ctx;
  const rows = await sql<Substitution[]>`
    select s.id::int, s.version, s.start_date::text, s.end_date::text,
      jsonb_build_object('userCode', u.user_code, 'fullName', u.full_name) as approver,
      jsonb_build_object('userCode', v.user_code, 'fullName', v.full_name) as substitute,
      case
        when s.ended_at is not null then 'ended'
        when ${isOnDuty(ctx)} then 'now'
        when (${clock()}::timestamptz at time zone u.zone)::date < s.start_date then 'planned'
        else 'over'
      end as state
    from duty_substitutes s
    join users u on u.id = s.user_id
    join users v on v.id = s.substitute_id
    where ${which} and s.end_date > (${clock()}::timestamptz - make_interval(days => ${SHOWN_DAYS}))::date
    order by s.ended_at is not null, s.start_date desc, s.id desc`;
  return [...rows];
}

/** Who could decide in the place of whoever acts: everybody else who is active and has a role for one of the duties, by name. */
export async function possibleSubstitutes(ctx: Ctx): Promise<PersonInCharge[]> {
  const { sql } = ctx;
  const own = personOf(ctx).id;
  const kinds = await sql<{ kind: DepartmentKind }[]>`
    select distinct p.kind
    from department_duties d
    join departments p on p.code = d.department_code and p.deleted_at is null
    where d.user_id = ${own} and d.duty = 'approver'`;
  const roles = kinds.flatMap(({ kind }) => [...rolesForDuty(kind, "approver")]);
  const rows = await sql<PersonInCharge[]>`
    select u.id as user_id, u.user_code, u.full_name
    from users u
    where u.id <> ${own} and ${isActive(ctx)}
      and exists (select from user_roles ur where ur.user_id = u.id and ur.role_code = any(${roles}::text[]))
    order by u.full_name, u.id`;
  return rows.map((row) => ({ ...row, userId: Number(row.userId) }));
}
