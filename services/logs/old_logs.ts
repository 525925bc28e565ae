import { z } from "zod";
import type { Ctx, Sql } from "@/kernel/ctx.ts";

/** Logs in months, as tables of the database. */
export const LOGS = ["login_log", "operation_log"] as const;
export type Log = typeof LOGS[number];

/** One month of one log. */
export interface LogMonth {
  log: Log;
  /** Table. */
  name: string;
  /** First day, `yyyy-MM-dd`; null for the rows that lie outside of any month. */
  month: string | null;
  bytes: number;
  /** As the database reckons. */
  rows: number;
}

/** Years after which logs may be deleted by hand (specification section 9). */
export const OLD_YEARS = [2, 3] as const;
export type OldYears = typeof OLD_YEARS[number];

export const oldLogs = z.object({
  until: z.iso.date().describe("not included"),
  from: z.iso.date().nullable().describe("day of the oldest line"),
  rows: z.int(),
  months: z.array(z.string()).describe("tables that go as a whole"),
});
/** What a deletion would take: all before a day (UTC) that begins a month. */
export type OldLogs = z.infer<typeof oldLogs>;

/** The months of both logs, oldest first. Months ahead, which are empty, are left out. */
export async function logMonths({ sql, clock }: Pick<Ctx, "sql" | "clock">): Promise<LogMonth[]> {
  const rows = await sql<LogMonth[]>`
    select p.relname as log, c.relname as name, (to_date(substring(c.relname from '_(\\d{6})$'), 'YYYYMM'))::text as month,
      pg_total_relation_size(c.oid) as bytes,
      greatest(c.reltuples, coalesce(s.n_live_tup, 0), 0)::bigint as rows
    from pg_inherits i
    join pg_class p on p.oid = i.inhparent
    join pg_class c on c.oid = i.inhrelid
    left join pg_stat_all_tables s on s.relid = c.oid
    where i.inhparent in ('login_log'::regclass, 'operation_log'::regclass)
    order by month nulls first, log`;
  const today = clock().toISOString().slice(0, 10);
  return rows.filter(({ month }) => month === null || month <= today);
}

/** The day before which everything is older than so many months; it begins a month, since months go as a whole. */
function dayBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}

/** What is older than so many months, counted line by line. */
export async function findOldLogs(ctx: Pick<Ctx, "sql" | "clock">, months: number): Promise<OldLogs> {
  const until = dayBefore(ctx.clock(), months);
  const old = (await logMonths(ctx)).filter(({ month }) => month !== null && month < until);
  const [found] = await ctx.sql<{ rows: number; first: Date | null }[]>`
    select sum(rows)::bigint as rows, min(first) as first
    from (
      select count(*) as rows, min(at) as first from operation_log where at < ${until}::date
      union all
      select count(*), min(at) from login_log where at < ${until}::date
    ) as found`;
  return {
    until,
    from: found!.first?.toISOString().slice(0, 10) ?? null,
    rows: found!.rows,
    months: old.map(({ name }) => name),
  };
}

/** Deletes them: whole months by dropping their tables, lines outside of any month one by one, and what was counted of them. */
export async function dropOldLogs(sql: Sql, { until, months }: OldLogs): Promise<void> {
  for (const name of months) await sql`drop table ${sql(name)}`;
  await sql`set local tis.old_logs = 'delete'`;
  for (const log of LOGS) await sql`delete from ${sql(log)} where at < ${until}::date`;
  await sql`set local tis.old_logs = ''`;
  for (const counts of ["login_days", "login_hours", "operation_days", "operation_users"]) {
    await sql`delete from ${sql(counts)} where day < ${until}::date`;
  }
}
