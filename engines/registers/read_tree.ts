import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, rightOf } from "./define_register.ts";
import { collation } from "./entry_order.ts";
import { inScope } from "./entry_conditions.ts";
import { joined } from "./fragments.ts";
import { columnOf, fieldOf, isKey, keyColumn, ownTarget, parentField } from "./shape.ts";
import { targetLabel } from "./target_columns.ts";

/** An entry of a tree with those directly below it. */
export interface Branch {
  key: string;
  label: string;
  /** How many entries are directly below. */
  count: number;
  /** Null where they have not been read: they are there once the branch is opened. */
  below: readonly Branch[] | null;
}

/** A tree of so many is read wholly; of a larger one just the way to where the reader is. */
const WHOLE = 600;
/** Most entries read below one. */
const WIDEST = 300;

interface Row {
  key: string;
  parent: string | null;
  label: string;
  count: number;
}

/**
 * The live entries of a register as the tree that they are, by name. Large trees are read only along the way to `current` and directly
 * below it. Refuses `no-right`.
 */
export async function readTree(ctx: Ctx, register: Register, current: string | null): Promise<Branch[]> {
  requireRight(ctx, rightOf(register, "view"));
  const name = parentField(register)!;
  const { sql } = ctx;
  const table = sql(register.table);
  const key = sql(keyColumn(register));
  const parent = sql(columnOf(name, fieldOf(register, name)!));
  const [size] = await sql<{ count: number }[]>`
    select count(*) as count from (select 1 from ${table} where deleted_at is null limit ${WHOLE + 1}) few`;
  const isWhole = size!.count <= WHOLE;
  const way = !isWhole && current !== null && isKey(register, current)
    ? await wayTo(ctx, register, current)
    : [];
  const conditions = [
    sql`r.deleted_at is null`,
    ...inScope(ctx, register).map((scope) =>
      sql`exists (select from ${table} e where e.${key} = r.${key} and ${scope})`
    ),
    ...(isWhole ? [] : [
      sql`(r.${parent} is null or r.${parent}::text = any(${way}))`,
    ]),
  ];
  const label = targetLabel(ctx, ownTarget(register));
  const rows = await sql<Row[]>`
    select key, parent, label, (
      select count(*) from ${table} e
      where ${
    joined(sql, [sql`e.${parent} = below.own`, sql`e.deleted_at is null`, ...inScope(ctx, register)], "and")
  }
    ) as count
    from (
      select r.${key} as own, r.${key}::text as key, r.${parent}::text as parent,
        coalesce(nullif(${label}, ''), r.${key}::text) as label,
        row_number() over (partition by r.${parent} order by ${label} ${
    collation(ctx, ctx.lang)
  }, r.${key}) as place
      from ${table} r
      where ${joined(sql, conditions, "and")}
    ) below
    where place <= ${isWhole ? WHOLE : WIDEST}
    order by place`;
  return branches(rows, isWhole ? null : new Set(way));
}

/** Keys from the top down to an entry. */
async function wayTo(ctx: Ctx, register: Register, current: string): Promise<string[]> {
  const { sql } = ctx;
  const name = parentField(register)!;
  const table = sql(register.table);
  const key = sql(keyColumn(register));
  const parent = sql(columnOf(name, fieldOf(register, name)!));
  const rows = await sql<{ key: string }[]>`
    with recursive way as (
      select e.${key} as own, e.${parent} as above, 1 as depth from ${table} e where e.${key}::text = ${current}
      union all
      select e.${key}, e.${parent}, way.depth + 1 from ${table} e join way on e.${key} = way.above where way.depth < 50
    )
    select own::text as key from way order by depth desc`;
  return rows.map((row) => row.key);
}

function branches(rows: readonly Row[], opened: ReadonlySet<string> | null): Branch[] {
  const known = new Set(rows.map(({ key }) => key));
  const byParent = new Map<string | null, Row[]>();
  for (const row of rows) {
    // One whose entry above is deleted or out of the reader's scope stands at the top.
    const above = row.parent !== null && known.has(row.parent) ? row.parent : null;
    byParent.set(above, [...byParent.get(above) ?? [], row]);
  }
  const below = (parent: string | null): Branch[] =>
    (byParent.get(parent) ?? []).map(({ key, label, count }) => ({
      key,
      label,
      count,
      below: opened && !opened.has(key) && count > 0 ? null : below(key),
    }));
  return below(null);
}
