import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";
import type { Register } from "./define_register.ts";
import { isOwnText, ownColumn } from "./entry_columns.ts";
import { orderOf } from "./entry_query.ts";
import { chainOf } from "./fragments.ts";
import { seenLabel } from "./seen_targets.ts";
import { fieldOf, keyColumn, targetOf } from "./shape.ts";
import { targetKey } from "./target_columns.ts";

/** What the rows of a list are joined with and ordered by, over alias `e`. */
export interface EntryOrder {
  join: Fragment;
  /** `backwards` turns it round, to read the end of a long list from there. */
  by(backwards: boolean): Fragment;
}

/** The rules of a language by which names stand in order (Unicode CLDR, as ICU has them). */
export function collation({ sql }: Pick<Ctx, "sql">, lang: Lang): Fragment {
  // Unsafe: as a name the client would spell it in small letters. The tags are the portal's own.
  return sql`collate ${sql.unsafe(`"${tagOf(lang)}-x-icu"`)}`;
}

/** The order of a list: what was asked for, then the key, so that no two rows are equal. */
export function entryOrder(ctx: Ctx, register: Register, sort: string | undefined): EntryOrder {
  const { sql } = ctx;
  const { field: name, descending } = orderOf(register, sort);
  const key = sql`e.${sql(keyColumn(register))}`;
  const { join, column } = name === null ? { join: sql``, column: null } : sortColumn(ctx, register, name);
  return {
    join,
    by(backwards) {
      const direction = descending !== backwards ? sql`desc` : sql`asc`;
      return column ? sql`${column} ${direction}, ${key} ${direction}` : sql`${key} ${direction}`;
    },
  };
}

function sortColumn(ctx: Ctx, register: Register, name: string): { join: Fragment; column: Fragment } {
  const { sql } = ctx;
  const field = fieldOf(register, name)!;
  const own = ownColumn(ctx, name, field);
  const none = sql``;
  if (field.kind === "names") {
    return { join: none, column: sql`name_in(${own}, ${chainOf(ctx)}) ${collation(ctx, ctx.lang)}` };
  }
  if (isOwnText(field)) return { join: none, column: sql`${own} ${collation(ctx, ctx.lang)}` };
  if (field.kind === "code") return { join: none, column: sql`${own} collate "C"` };
  if (field.kind === "choice") {
    const values = field.values.map(String);
    return { join: none, column: sql`array_position(${values}::text[], ${own}::text)` };
  }
  if (field.kind === "shown") {
    const shown = sql`(${field.of(ctx)})`;
    return {
      join: none,
      column: field.as === "text" ? sql`${shown}::text ${collation(ctx, ctx.lang)}` : shown,
    };
  }
  const to = targetOf(register, field);
  // What has more rows than a select can hold is known by its key: ranking its names would cost more than the list.
  if (!to || to.many) return { join: none, column: own };
  return {
    join: sql`
      left join (
        select ${targetKey(ctx, to)} as target, row_number() over (order by ${seenLabel(ctx, register, to)} ${
      collation(ctx, ctx.lang)
    }, ${targetKey(ctx, to)}) as place
        from ${sql(to.table)} r
      ) ranked on ranked.target = ${own}`,
    column: sql`ranked.place`,
  };
}
