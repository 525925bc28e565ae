import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { deviceOf } from "./device_of.ts";
import {
  type Condition,
  countLines,
  logConditions,
  type LogFilter,
  logScope,
  peopleNamed,
} from "./log_rows.ts";
import { sayLoginResult } from "./say_login_result.ts";

export interface LoginFilter extends LogFilter {
  /** `ok`, `failed`, or one reason of failure. */
  result?: string;
  edition?: string;
}

export interface LoginList extends LoginFilter {
  /** Oldest first in place of newest. */
  oldest?: boolean;
  pageNo: number;
  pageSize: number;
}

/** One try to log in; `at` is ISO 8601. */
export interface Login {
  id: number;
  at: string;
  typedName: string;
  /** Null where it was nobody's account, or not its owner's password. */
  userCode: string | null;
  fullName: string | null;
  storeCode: string | null;
  storeName: string | null;
  areaName: string | null;
  edition: string;
  /** Entry page. */
  entry: string;
  address: string | null;
  /** Browser and system in words, as they call themselves. */
  device: string;
  agent: string | null;
  result: string;
  /** In the reader's language. */
  resultName: string;
}

type Row = Omit<Login, "at" | "device" | "resultName"> & { at: Date };

async function whereOf(ctx: Ctx, filter: LoginFilter): Promise<Condition> {
  const { sql } = ctx;
  const { user, result, edition } = filter;
  const people = user ? await peopleNamed(ctx, user) : null;
  const scope = await logScope(ctx, "UserLoginList:view");
  const conditions = logConditions(ctx, filter);
  return () =>
    sql`
    ${scope()}
    ${conditions()}
    ${people ? sql`and (l.user_id = any(${people}) or lower(l.typed_name) = ${user!.toLowerCase()})` : sql``}
    ${edition ? sql`and l.edition = ${edition}` : sql``}
    ${result === "failed" ? sql`and l.result <> 'ok'` : result ? sql`and l.result = ${result}` : sql``}`;
}

function columns(ctx: Ctx) {
  const chain = ctx.chain as string[];
  return ctx.sql`
    l.id, l.at, l.typed_name, u.user_code, u.full_name, l.org_code as store_code, name_in(o.names, ${chain}) as store_name,
    name_in(a.names, ${chain}) as area_name, l.edition, l.entry, l.address, l.agent, l.result`;
}

function joins(ctx: Ctx) {
  return ctx.sql`
    left join users u on u.id = l.user_id
    left join orgs o on o.code = l.org_code
    left join sales_areas a on a.code = o.area_code`;
}

/** Logins within the reader's scope, newest first; the total is exact up to `LIMITS.logCount`. */
export async function listLogins(ctx: Ctx, list: LoginList): Promise<Page<Login>> {
  const { sql } = ctx;
  const { pageNo, pageSize, oldest } = list;
  const where = await whereOf(ctx, list);
  const total = await countLines(ctx, "login_log", where);
  // The lines of the page are found in an index alone before anything of them is read.
  const rows = await sql<Row[]>`
    with page as materialized (
      select l.id, l.at
      from login_log l
      where ${where()}
      order by ${oldest ? sql`l.at, l.id` : sql`l.at desc, l.id desc`}
      limit ${pageSize} offset ${offsetOf(pageNo, pageSize)}
    )
    select ${columns(ctx)}
    from page
    join login_log l on l.id = page.id and l.at = page.at
    ${joins(ctx)}
    order by ${oldest ? sql`l.at, l.id` : sql`l.at desc, l.id desc`}`;
  return { pageNo, pageSize, total, records: rows.map((row) => loginOf(ctx, row)) };
}

/** All of them, in the same order. */
export async function allLogins(ctx: Ctx, filter: LoginFilter): Promise<AllOf<Login>> {
  const { sql } = ctx;
  const where = await whereOf(ctx, filter);
  const [row] = await sql<{ total: number }[]>`select count(*) as total from login_log l where ${where()}`;
  const rows = sql<Row[]>`
    select ${columns(ctx)}
    from login_log l
    ${joins(ctx)}
    where ${where()}
    order by l.at desc, l.id desc`.cursor(ROWS_AT_ONCE);
  return { total: row!.total, records: eachOf(rows, (one) => loginOf(ctx, one)) };
}

/** Rows before a page; beyond what is counted there is no page. */
export function offsetOf(pageNo: number, pageSize: number): number {
  return Math.min((pageNo - 1) * pageSize, LIMITS.logCount);
}

function loginOf(ctx: Ctx, row: Row): Login {
  return {
    ...row,
    at: row.at.toISOString(),
    device: deviceOf(row.agent),
    resultName: sayLoginResult(ctx.t, row.result),
  };
}
