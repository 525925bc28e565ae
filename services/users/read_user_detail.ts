import { scopeOf } from "@/kernel/access/scope.ts";
import { typedNameOf } from "@/services/entry/login_tries.ts";
import { may } from "@/kernel/access/rights.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Duty } from "@/services/departments/department_kinds.ts";
import type { OpenSession } from "@/services/entry/end_session.ts";
import { type Factors, readFactors } from "@/services/second_factor/read_factors.ts";
import { listUserSessions } from "./user_sessions.ts";

/** A role with the scope in which it counts. */
export interface UserAssignment {
  id: number;
  role: string;
  roleName: string;
  /** Name in the reader's language; null: every market that the role is bound to. */
  market: string | null;
  /** Code and name; null: the person's own organisation, or all for factory staff. */
  org: string | null;
  /** The dealer management system gave it. */
  bySync: boolean;
}

export interface UserLogin {
  at: Date;
  /** `ok`, or the key of the refusal. */
  result: string;
  address: string | null;
  agent: string | null;
}

export interface UserOperation {
  at: Date;
  operation: string;
  funLink: string | null;
  subjectId: string | null;
}

/** What is known of a person beside the fields of the register. */
export interface UserDetail {
  id: number;
  userCode: string;
  userType: UserType | null;
  state: "not_activated" | "normal" | "frozen";
  isDeleted: boolean;
  hasEmail: boolean;
  emailConfirmedAt: Date | null;
  passwordChangedAt: Date | null;
  mustChangePassword: boolean;
  frozenReason: string | null;
  frozenAt: Date | null;
  frozenBy: string | null;
  frozenBySync: boolean;
  /** Known to the dealer management system by this id; null: made here. */
  dmsId: string | null;
  assignments: UserAssignment[];
  duties: { department: string; duty: Duty; brand: string | null }[];
  /** Null without the right to see them. */
  sessions: OpenSession[] | null;
  /** Null without the right to the log they come from. */
  logins: UserLogin[] | null;
  operations: UserOperation[] | null;
  /** Wrong tries at the door since the last right one, and until when the account is locked. */
  tries: { wrong: number; lockedUntil: Date | null };
  factors: Factors;
}

const SHOWN = 8;

/** All about one person within the reader's reach, or null. */
export async function readUserDetail(ctx: Ctx, userId: number): Promise<UserDetail | null> {
  const { sql } = ctx;
  const [row] = await sql<
    (Omit<
      UserDetail,
      "assignments" | "duties" | "sessions" | "logins" | "operations" | "tries" | "factors"
    >)[]
  >`
    select u.id, u.user_code, u.user_type, u.state, u.deleted_at is not null as is_deleted, u.email is not null as has_email,
      u.email_confirmed_at, u.password_changed_at, u.must_change_password, u.frozen_reason, u.frozen_at, u.frozen_by_sync,
      u.dms_id, (select by.full_name from users by where by.id = u.frozen_by) as frozen_by
    from users u
    where u.id = ${userId} and ${scopeOf(ctx, "baseinfouser:view")({ org: sql`u.org_code` })}`;
  if (!row) return null;
  const [assignments, duties, sessions, logins, operations, tries, factors] = await Promise.all([
    assignmentsOf(ctx, userId),
    dutiesOf(ctx, userId),
    may(ctx.actor, "baseinfouser:sessions") ? listUserSessions(ctx, userId) : null,
    may(ctx.actor, "UserLoginList:view") ? loginsOf(ctx, userId) : null,
    may(ctx.actor, "UserOperationLog:view") ? operationsOf(ctx, userId) : null,
    triesOf(ctx, row.userCode),
    readFactors(ctx, userId),
  ]);
  return {
    ...row,
    id: Number(row.id),
    assignments,
    duties,
    sessions,
    logins,
    operations,
    tries,
    factors,
  };
}

async function loginsOf({ sql }: Ctx, userId: number): Promise<UserLogin[]> {
  const rows = await sql<UserLogin[]>`
    select at, result, address, agent
    from login_log
    where user_id = ${userId}
    order by at desc, id desc
    limit ${SHOWN}`;
  return [...rows];
}

async function operationsOf({ sql }: Ctx, userId: number): Promise<UserOperation[]> {
  const rows = await sql<UserOperation[]>`
    select at, operation, fun_link, subject_id
    from operation_log
    where user_id = ${userId} and is_change
    order by at desc, id desc
    limit ${SHOWN}`;
  return [...rows];
}

async function assignmentsOf({ sql, chain }: Ctx, userId: number): Promise<UserAssignment[]> {
  const rows = await sql<UserAssignment[]>`
    select ur.id, ur.role_code as role, name_in(r.names, ${chain as string[]}) as role_name,
      nullif(name_in(m.names, ${chain as string[]}), '') as market,
      case when o.code is not null then concat_ws(' ', o.code, name_in(o.names, ${chain as string[]})) end as org,
      ur.by_sync
    from user_roles ur
    join roles r on r.code = ur.role_code
    left join markets m on m.code = ur.market_code
    left join orgs o on o.code = ur.org_code
    where ur.user_id = ${userId}
    order by r.sort, r.code, ur.id`;
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

async function dutiesOf({ sql, chain }: Ctx, userId: number): Promise<UserDetail["duties"]> {
  const rows = await sql<UserDetail["duties"]>`
    select name_in(p.names, ${chain as string[]}) as department, d.duty,
      nullif(name_in(b.names, ${chain as string[]}), '') as brand
    from department_duties d
    join departments p on p.code = d.department_code and p.deleted_at is null
    left join brands b on b.code = d.brand_code
    where d.user_id = ${userId}
    order by p.sort, p.code, d.duty`;
  return [...rows];
}

async function triesOf(ctx: Ctx, userCode: string): Promise<UserDetail["tries"]> {
  const [row] = await ctx.sql<UserDetail["tries"][]>`
    select coalesce(max(wrong), 0) as wrong, max(locked_until) as locked_until
    from login_tries
    where typed_name = ${typedNameOf(userCode)}`;
  const { wrong, lockedUntil } = row!;
  return { wrong, lockedUntil: lockedUntil && lockedUntil > ctx.clock() ? lockedUntil : null };
}
