import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { REGISTERS } from "./registers.ts";
import type { Register, Use } from "./define_register.ts";
import { seenUse } from "./seen_uses.ts";
import { columnOf, fieldsOf, keyColumn, targetOf } from "./shape.ts";
import { tableColumns } from "./table_columns.ts";

/** How often one thing uses an entry. */
export interface FoundUse {
  key: string;
  /** What uses it, in the reader's words. */
  what: string;
  /** As many as the reader's lists show; null for what they do not show, of which only is told that there is some. */
  count: number | null;
}

/** So many are counted; more is told as so many. */
const MOST = 1000;

/**
 * What uses entries: what the register names, the entries of other registers that refer to them, and in a tree those below. Deleted
 * ones do not count. What the lists of the using entries would not show the reader is neither named nor counted.
 */
export async function findUses(ctx: Ctx, register: Register, keys: readonly string[]): Promise<FoundUse[]> {
  const found: FoundUse[] = [];
  const beyond = new Set<string>();
  const type = (await tableColumns(ctx, register.table)).get(keyColumn(register))!;
  for (const use of usesOf(register)) {
    const rows = await ctx.sql<{ key: string; count: number; others: boolean }[]>`
      select wanted.key, used.count, used.others
      from unnest(${[...keys]}::text[]) wanted (key)
      cross join lateral (
        select
          count(*) filter (where counted.seen)::int as count,
          count(*) filter (where not counted.seen) > 0 as others
        from (
          select coalesce(${seenUse(ctx, use)}, false) as seen from ${ctx.sql(use.table)} x
          where ${uses(ctx, use, await tableColumns(ctx, use.table), type)}
          limit ${MOST}
        ) counted
      ) used
      where used.count > 0 or used.others`;
    const what = nameOf(ctx, use.table);
    found.push(...rows.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, what, count })));
    for (const { key, others } of rows) if (others) beyond.add(key);
  }
  const unseen = ctx.t("registers.uses_unseen");
  return [...found, ...[...beyond].map((key) => ({ key, what: unseen, count: null }))];
}

/** The places where keys of a register stand: each table and column once. */
export function usesOf(register: Register): Use[] {
  const all = new Map<string, Use>();
  const add = (use: Use) => {
    const place = `${use.table}.${use.column}`;
    if (!all.has(place)) all.set(place, use);
  };
  for (const use of register.usedBy ?? []) add(use);
  for (const other of new Set([...REGISTERS.all, register])) {
    for (const [name, field] of fieldsOf(other)) {
      const to = targetOf(other, field);
      if (!to || to.table !== register.table || (to.key ?? "code") !== keyColumn(register)) continue;
      // What an entry itself lists is no use of it, but it is one of the others.
      if (field.kind === "links") {
        if (field.loose || listsItself(register, field)) continue;
        add({ table: field.table, column: field.other, of: { table: other.table, column: field.own } });
      } else add({ table: other.table, column: columnOf(name, field), array: field.kind === "references" });
    }
  }
  return [...all.values()];
}

/** A table between that both sides show: its rows are this register's own, and go with the entry. */
function listsItself(register: Register, link: { table: string; other: string }): boolean {
  return fieldsOf(register).some(([, field]) =>
    field.kind === "links" && field.table === link.table && field.own === link.other
  );
}

/** Row `x` of a use names the entry `wanted.key`, which is of that type. */
function uses(ctx: Ctx, use: Use, columns: ReadonlyMap<string, string>, type: string): Fragment {
  const { sql } = ctx;
  // The key in the type of its own column, so that an index of the using one can serve.
  const key = sql`wanted.key::${sql.unsafe(type)}`;
  const column = sql`x.${sql(use.column)}`;
  const holds = use.array || columns.get(use.column)?.endsWith("[]")
    ? sql`${column} @> array[${key}]`
    : sql`${column} = ${key}`;
  if (use.where) return sql`${holds} and (${use.where(ctx)})`;
  return columns.has("deleted_at") ? sql`${holds} and x.deleted_at is null` : holds;
}

/** A table in words: the register that keeps it, or its page. */
function nameOf(ctx: Ctx, table: string): string {
  const register = REGISTERS.all.find((one) => one.table === table);
  return ctx.t(register ? `${register.texts}.one` : `registers.uses.${table}`);
}

/** `Series (3), Vehicles (over 1000), entries that you cannot see`. */
export function describeUses({ t, lang }: Ctx, uses: readonly FoundUse[]): string {
  const counts = new Map<string, number | null>();
  for (const { what, count } of uses) {
    counts.set(what, count === null ? null : Math.min((counts.get(what) ?? 0) + count, MOST));
  }
  return [...counts].map(([what, count]) =>
    count === null ? what : t("registers.uses.count", { what, count, more: count >= MOST ? "yes" : "no" })
  )
    .join(betweenNames(lang));
}
