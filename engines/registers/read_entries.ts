import type { Fragment } from "postgres";
import { lockAroundActor } from "@/kernel/access/lock_around_actor.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import type { AllOf } from "../exports/define_export.ts";
import type { Fields, ReadValues, SeenValues } from "./entry_types.ts";
import { type Register, type RegisterWrite, rightOf } from "./define_register.ts";
import { entryColumns } from "./entry_columns.ts";
import { entryConditions, inScope } from "./entry_conditions.ts";
import { entryOf, type EntryRow } from "./entry_of.ts";
import { entryOrder } from "./entry_order.ts";
import { knownRegister } from "./field_rights.ts";
import { joined } from "./fragments.ts";
import { isKey, keyColumn } from "./shape.ts";
import type { Entry, EntryFilter, EntryQuery, Page } from "./types.ts";

/** A page of a register's list. Refuses `no-right`. */
export async function listEntries<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  query: EntryQuery,
): Promise<Page<Entry<SeenValues<F>>>> {
  requireRight(ctx, rightOf(register, "view"));
  const known = knownRegister(ctx, register);
  const { pageNo, pageSize } = query;
  const first = (pageNo - 1) * pageSize;
  const { total, keys } = query.keyword
    ? await searchedKeys(ctx, known, query, first)
    : await countedKeys(ctx, known, query, first);
  return { pageNo, pageSize, total, records: await entriesInOrder(ctx, known, keys) };
}

/** Which entries a page shows, and how many there are in all. */
interface PageKeys {
  total: number;
  keys: string[];
}

/**
 * Counted by itself, mostly from an index; the order then needs to be followed to the page only, from the nearer end. Which end that is
 * needs to be counted first, but for the first page, which is read meanwhile.
 */
async function countedKeys(
  ctx: Ctx,
  register: Register,
  query: EntryQuery,
  first: number,
): Promise<PageKeys> {
  if (first === 0) {
    const [total, keys] = await Promise.all([
      countEntries(ctx, register, query),
      keysInOrder(ctx, register, query, { limit: query.pageSize, offset: 0, backwards: false }),
    ]);
    return { total, keys };
  }
  const total = await countEntries(ctx, register, query);
  const size = Math.min(query.pageSize, total - first);
  if (size <= 0) return { total, keys: [] };
  const backwards = first > total / 2;
  const offset = backwards ? total - first - size : first;
  const keys = await keysInOrder(ctx, register, query, { limit: size, offset, backwards });
  return { total, keys: backwards ? keys.reverse() : keys };
}

async function keysInOrder(
  ctx: Ctx,
  register: Register,
  query: EntryQuery,
  { limit, offset, backwards }: { limit: number; offset: number; backwards: boolean },
): Promise<string[]> {
  const { sql } = ctx;
  const order = entryOrder(ctx, register, query.sort);
  const rows = await sql<{ key: string }[]>`
    select e.${sql(keyColumn(register))}::text as key
    from ${sql(register.table)} e ${order.join}
    where ${entryConditions(ctx, register, query)}
    order by ${order.by(backwards)}
    limit ${limit} offset ${offset}`;
  return rows.map(({ key }) => key);
}

/** What a keyword is found in is looked at once, to count it and to order it. */
async function searchedKeys(
  ctx: Ctx,
  register: Register,
  query: EntryQuery,
  first: number,
): Promise<PageKeys> {
  const { sql } = ctx;
  const order = entryOrder(ctx, register, query.sort);
  const rows = await sql<{ key: string; total: number }[]>`
    select e.${sql(keyColumn(register))}::text as key, count(*) over () as total
    from ${sql(register.table)} e ${order.join}
    where ${entryConditions(ctx, register, query)}
    order by ${order.by(false)}
    limit ${query.pageSize} offset ${first}`;
  const total = rows[0]?.total ?? (first > 0 ? await countEntries(ctx, register, query) : 0);
  return { total, keys: rows.map(({ key }) => key) };
}

/** The rows of some keys, in the order of these. */
async function entriesInOrder<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  keys: readonly string[],
): Promise<Entry<SeenValues<F>>[]> {
  if (keys.length === 0) return [];
  const { sql } = ctx;
  const key = sql`e.${sql(keyColumn(register))}`;
  const rows = await sql<EntryRow[]>`
    select ${entryColumns(ctx, register)} from ${sql(register.table)} e where ${key} = any(${[...keys]})`;
  const found = new Map(rows.map((row) => [row.entryKey, row]));
  return keys.flatMap((one) => found.has(one) ? [entryOf(ctx, register, found.get(one)!)] : []);
}

/** How many entries a filter leaves. */
export async function countEntries(ctx: Ctx, register: Register, filter: EntryFilter): Promise<number> {
  const { sql } = ctx;
  const conditions = entryConditions(ctx, knownRegister(ctx, register), filter);
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from ${sql(register.table)} e where ${conditions}`;
  return row!.total;
}

/** One entry, a deleted one too; null when there is none that the reader may see. Refuses `no-right`. */
export async function readEntry<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  key: string,
): Promise<Entry<SeenValues<F>> | null> {
  requireRight(ctx, rightOf(register, "view"));
  return (await entriesOf(ctx, knownRegister(ctx, register), [key]))[0] as Entry<SeenValues<F>> ?? null;
}

/** How entries are read to be written. */
export interface ReadOptions {
  /** Held until the commit. */
  lock?: "change" | "deletion";
  /** Those too that the reader may not see: a key is taken by them as well. */
  all?: boolean;
  /** Only those that this action reaches; left out: all that can be seen. */
  by?: RegisterWrite;
}

/** Entries of these keys that the reader may see, deleted ones too, in the order of their keys; no right is asked for, of fields neither. */
export async function entriesOf<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  keys: readonly string[],
  { lock, all = false, by }: ReadOptions = {},
): Promise<Entry<ReadValues<F>>[]> {
  const { sql } = ctx;
  const known = keys.filter((key) => isKey(register, key));
  if (known.length === 0) return [];
  const key = sql`e.${sql(keyColumn(register))}`;
  const conditions = [sql`${key} = any(${known})`, ...(all ? [] : inScope(ctx, register, by))];
  const locks = { change: sql`for no key update of e`, deletion: sql`for update of e` };
  if (lock && register.table === "users") await lockAroundActor(ctx, known.map(Number), lock);
  const rows = await sql<EntryRow[]>`
    select ${entryColumns(ctx, register)}
    from ${sql(register.table)} e
    where ${joined(sql, conditions, "and")}
    order by ${key}
    ${lock ? locks[lock] : sql``}`;
  return rows.map((row) => entryOf(ctx, register, row));
}

/** The keys of all entries that are not deleted, in order, whoever may see them. */
export async function allKeys<F extends Fields>({ sql }: Ctx, register: Register<F>): Promise<string[]> {
  const key = sql(keyColumn(register));
  const rows = await sql<{ key: string }[]>`
    select ${key}::text as key from ${sql(register.table)} where deleted_at is null order by ${key}`;
  return rows.map((row) => row.key);
}

/** All of a list, in the same order: for the export. */
export async function allEntries(ctx: Ctx, register: Register, filter: EntryFilter): Promise<AllOf<Entry>> {
  const known = knownRegister(ctx, register);
  const total = await countEntries(ctx, known, filter);
  const rows = selectAll(ctx, known, filter);
  return { total, records: eachRow(ctx, rows, (row: EntryRow) => entryOf(ctx, known, row)) };
}

function selectAll(ctx: Ctx, register: Register, filter: EntryFilter): Fragment {
  const { sql } = ctx;
  const order = entryOrder(ctx, register, filter.sort);
  return sql`
    select ${entryColumns(ctx, register)}
    from ${sql(register.table)} e ${order.join}
    where ${entryConditions(ctx, register, filter)}
    order by ${order.by(false)}`;
}
