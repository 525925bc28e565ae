import type { Module } from "@/kernel/access/modules.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LogLevel } from "@/engines/audit/level_of.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { offsetOf } from "./list_logins.ts";
import {
  type Condition,
  countLines,
  logConditions,
  type LogFilter,
  logScope,
  peopleNamed,
} from "./log_rows.ts";
import { type Difference, sayChange } from "./say_change.ts";
import { sayOperation, saySubject } from "./say_operation.ts";

export interface OperationFilter extends LogFilter {
  /** Module of the page that it belongs to. */
  module?: Module;
  /** One page of it. */
  page?: string;
  /** Id of a call or verb. */
  operation?: string;
  subjectKind?: string;
  subject?: string;
  /** Level of the lines (specification section 9); 0 and left out: all. */
  level?: LogLevel;
}

export interface OperationList extends OperationFilter {
  /** Oldest first in place of newest. */
  oldest?: boolean;
  pageNo: number;
  pageSize: number;
}

/** One line of the operation log; `at` is ISO 8601. */
export interface Operation {
  id: number;
  at: string;
  /** Null: the portal itself, or a visitor. */
  userCode: string | null;
  fullName: string | null;
  storeCode: string | null;
  storeName: string | null;
  operation: string;
  /** In the reader's language. */
  operationName: string;
  funLink: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  /** Kind of the subject in words, without its id. */
  subjectName: string | null;
  level: LogLevel;
  isChange: boolean;
  address: string | null;
  requestId: string | null;
  /** What differs, field by field, in words where the portal knows them. */
  differences: Difference[];
}

type Row = Omit<Operation, "at" | "operationName" | "subjectName" | "differences"> & {
  at: Date;
  before: unknown;
  after: unknown;
};

async function whereOf(ctx: Ctx, filter: OperationFilter): Promise<Condition> {
  const { sql } = ctx;
  const { user, module, page, operation, subjectKind, subject, level } = filter;
  const people = user ? await peopleNamed(ctx, user) : null;
  const routes = module && PAGES.all.filter((one) => one.module === module).map(({ route }) => route);
  const scope = await logScope(ctx, "UserOperationLog:view");
  const conditions = logConditions(ctx, filter);
  return () =>
    sql`
    ${scope()}
    ${conditions()}
    ${people ? sql`and l.user_id = any(${people})` : sql``}
    ${page ? sql`and l.fun_link = ${page}` : routes ? sql`and l.fun_link = any(${routes})` : sql``}
    ${operation ? sql`and l.operation = ${operation}` : sql``}
    ${subjectKind ? sql`and l.subject_kind = ${subjectKind}` : sql``}
    ${subject ? sql`and l.subject_id = ${subject}` : sql``}
    ${level ? sql`and l.level = ${level}` : sql``}`;
}

function columns(ctx: Ctx) {
  return ctx.sql`
    l.id, l.at, coalesce(u.user_code, l.user_code) as user_code, u.full_name, l.org_code as store_code,
    name_in(o.names, ${ctx
    .chain as string[]}) as store_name, l.operation, l.fun_link, l.subject_kind, l.subject_id, l.level,
    l.is_change, l.address, l.request_id, l.before, l.after`;
}

function joins(ctx: Ctx) {
  return ctx.sql`
    left join users u on u.id = l.user_id
    left join orgs o on o.code = l.org_code`;
}

/** Operations within the reader's scope, newest first; the total is exact up to `LIMITS.logCount`. */
export async function listOperations(ctx: Ctx, list: OperationList): Promise<Page<Operation>> {
  const { sql } = ctx;
  const { pageNo, pageSize, oldest } = list;
  const where = await whereOf(ctx, list);
  const total = await countLines(ctx, "operation_log", where);
  const order = () => oldest ? sql`l.at, l.id` : sql`l.at desc, l.id desc`;
  // The lines of the page are found in an index alone before anything of them is read.
  const rows = await sql<Row[]>`
    with page as materialized (
      select l.id, l.at
      from operation_log l
      where ${where()}
      order by ${order()}
      limit ${pageSize} offset ${offsetOf(pageNo, pageSize)}
    )
    select ${columns(ctx)}
    from page
    join operation_log l on l.id = page.id and l.at = page.at
    ${joins(ctx)}
    order by ${order()}`;
  return { pageNo, pageSize, total, records: rows.map((row) => operationOf(ctx, row)) };
}

/** All of them, in the same order. */
export async function allOperations(ctx: Ctx, filter: OperationFilter): Promise<AllOf<Operation>> {
  const { sql } = ctx;
  const where = await whereOf(ctx, filter);
  const [row] = await sql<
    { total: number }[]
  >`select count(*) as total from operation_log l where ${where()}`;
  const rows = sql<Row[]>`
    select ${columns(ctx)}
    from operation_log l
    ${joins(ctx)}
    where ${where()}
    order by l.at desc, l.id desc`.cursor(ROWS_AT_ONCE);
  return { total: row!.total, records: eachOf(rows, (one) => operationOf(ctx, one)) };
}

/** One line. Refuses `not-found`, also outside the reader's scope. */
export async function readOperation(ctx: Ctx, id: number): Promise<Operation> {
  const scope = await logScope(ctx, "UserOperationLog:view");
  const [row] = await ctx.sql<Row[]>`
    select ${columns(ctx)}
    from operation_log l
    ${joins(ctx)}
    where l.id = ${id} and ${scope()}`;
  if (!row) throw refuse("not-found");
  return operationOf(ctx, row);
}

/** The last changes of one thing, newest first, within the reader's scope: what stands beside it. */
export async function historyOf(
  ctx: Ctx,
  subjectKind: string,
  subjectId: string,
  limit = 10,
): Promise<Operation[]> {
  const scope = await logScope(ctx, "UserOperationLog:view");
  const rows = await ctx.sql<Row[]>`
    select ${columns(ctx)}
    from operation_log l
    ${joins(ctx)}
    where l.subject_kind = ${subjectKind} and l.subject_id = ${subjectId} and l.is_change
      and ${scope()}
    order by l.at desc, l.id desc
    limit ${limit}`;
  return rows.map((row) => operationOf(ctx, row));
}

function operationOf(ctx: Ctx, { before, after, ...row }: Row): Operation {
  return {
    ...row,
    id: Number(row.id),
    at: row.at.toISOString(),
    operationName: sayOperation(ctx.t, row.operation, row.funLink),
    subjectName: row.subjectKind && saySubject(ctx.t, row.subjectKind),
    differences: sayChange(ctx, row.subjectKind, before, after),
  };
}
