import type { Fragment } from "postgres";
import { columnOf } from "@/engines/registers/shape.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import type { DocumentKind } from "./define_document.ts";

/**
 * The condition under which a document is read on a day: any day, or those of its period.
 *
 * @param table alias of the kind's table
 * @param day a date
 */
export function isReadOn(
  { sql }: Pick<Ctx, "sql">,
  kind: DocumentKind,
  table: string,
  day: Fragment,
): Fragment {
  if (!kind.readOnItsDays) return sql`true`;
  const [first, last] = columnsOf(kind, table);
  return sql`(${day} between coalesce(${sql(first)}, '-infinity') and coalesce(${sql(last)}, 'infinity'))`;
}

/** The same on the day that it is for whoever acts. */
export function isReadToday(ctx: Ctx, kind: DocumentKind, table: string): Fragment {
  return isReadOn(ctx, kind, table, ctx.sql`${today(ctx)}::date`);
}

/** First day that a document is read on, of a kind that has such: null where it is read from its release on. */
export function firstDayOf({ sql }: Pick<Ctx, "sql">, kind: DocumentKind, table: string): Fragment {
  return kind.readOnItsDays ? sql`${sql(columnsOf(kind, table)[0])}` : sql`null::date`;
}

function columnsOf({ kind, period, fields }: DocumentKind, table: string): [first: string, last: string] {
  if (!period) throw new Error(`${kind} has no days of its own`);
  const [first, last] = period.map((name) => `${table}.${columnOf(name, fields[name]!)}`);
  return [first!, last!];
}

/** The day it is for a person, over `u` of `users`. */
export function dayOfPerson({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`(${clock()}::timestamptz at time zone u.zone)::date`;
}

/** Ids of published documents in force whose first day has come for somebody after one moment and up to another, in their order. */
export async function begunBetween(
  { sql }: Pick<Ctx, "sql">,
  kind: DocumentKind,
  after: Date,
  until: Date,
): Promise<number[]> {
  const first = firstDayOf({ sql }, kind, "k");
  const rows = await sql<{ id: number }[]>`
    select d.id::int
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1 and r.stop_state = 0
    join ${sql(kind.table)} k on k.revision_id = r.id
    where d.kind = ${kind.kind} and exists (
      select from (select distinct zone from users) u
      where ${first} > (${after}::timestamptz at time zone u.zone)::date
        and ${first} <= (${until}::timestamptz at time zone u.zone)::date
    )
    order by d.id`;
  return rows.map(({ id }) => id);
}
