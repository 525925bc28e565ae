import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, type RegisterWrite, rightOf } from "./define_register.ts";
import { ownColumn } from "./entry_columns.ts";
import { filterNames, filterValue } from "./entry_query.ts";
import type { Field } from "./field_kinds.ts";
import { joined, likeText } from "./fragments.ts";
import { columnOf, fieldOf, fieldsOf, keyColumn, parentField } from "./shape.ts";
import type { EntryFilter } from "./types.ts";

/** What rows of a list must fulfil, over alias `e`: those that the reader may see, live or deleted, and the filter. */
export function entryConditions(ctx: Ctx, register: Register, filter: EntryFilter): Fragment {
  const { sql } = ctx;
  const parts = [
    filter.deleted ? sql`e.deleted_at is not null` : sql`e.deleted_at is null`,
    ...inScope(ctx, register),
    ...filterNames(register).flatMap(({ name, field, end }) => {
      const text = filter.filters && Object.hasOwn(filter.filters, name) ? filter.filters[name] : undefined;
      if (!text) return [];
      const value = filterValue(fieldOf(register, field)!, text);
      return value === null ? [] : [condition(ctx, register, field, fieldOf(register, field)!, value, end)];
    }),
  ];
  const words = (filter.keyword ?? "").trim().split(/\s+/).filter((word) => word !== "").slice(0, MAX_WORDS);
  for (const word of words) parts.push(holds(ctx, register, word));
  return joined(sql, parts, "and");
}

/** Words of a keyword that are looked for; all of them must be there. */
const MAX_WORDS = 6;

/** The rows that the reader may see, and may change by an action; nothing where the register is the same for all. */
export function inScope(
  ctx: Ctx,
  register: Register,
  action: RegisterWrite | "view" = "view",
): Fragment[] {
  const { scope } = register;
  if (!scope) return [];
  const actions = action === "view" ? [action] : ["view" as const, action];
  return actions.map((one) => ctx.sql`(${scope(ctx, rightOf(register, one))})`);
}

/** One word is in one of the fields that are searched. */
function holds(ctx: Ctx, register: Register, word: string): Fragment {
  const { sql } = ctx;
  const parts = fieldsOf(register)
    .filter(([, field]) => field.search)
    .flatMap(([name, field]) => partOf(ctx, name, field, word));
  return parts.length === 0 ? sql`false` : sql`(${joined(sql, parts, "or")})`;
}

/** Shorter words have no three characters by which an index could find them: every row is looked at. */
const INDEXED_LENGTH = 3;

/** A part of what a field says; nothing for fields that say nothing. */
function partOf(ctx: Ctx, name: string, field: Field, word: string): Fragment[] {
  const { sql } = ctx;
  const column = ownColumn(ctx, name, field);
  const pattern = `%${likeText(word)}%`;
  // Where a word is the same in capitals, such as a Chinese one, the costly comparison of small letters is spared.
  const like = word.toLowerCase() === word.toUpperCase() ? sql`like` : sql`ilike`;
  switch (field.kind) {
    case "code":
    case "text":
    case "longText":
      return [sql`${column}::text ${like} ${pattern}`];
    case "names": {
      const inNames = sql`names_text(${column}) ${like} ${pattern}`;
      if (/["\\\p{Cc}]/u.test(word)) return [inNames];
      // The writing of all names as one is costly: a glance at the column as it is spares it for most rows.
      const asItIs = sql`${column}::text ${like} ${pattern}`;
      // Short words that stand in no language's code need nothing more; longer ones can be found by the index on all names.
      const isEnough = word.length < INDEXED_LENGTH && !/[!-~]/.test(word);
      return [isEnough ? asItIs : sql`(${asItIs} and ${inNames})`];
    }
    case "texts":
    case "references":
      return [sql`exists (select from unnest(${column}) one where one::text ${like} ${pattern})`];
    case "reference":
      return [sql`${column}::text ${like} ${pattern}`];
    case "whole":
    case "decimal":
      return [sql`${column}::text like ${pattern}`];
    case "shown":
      return [sql`(${field.of(ctx)})::text ${like} ${pattern}`];
    default:
      return [];
  }
}

function condition(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  value: string | number | boolean,
  end: "from" | "to" | null,
): Fragment {
  const { sql } = ctx;
  const column = field.kind === "shown"
    ? sql`(${(field.ofMany ?? field.of)(ctx)})`
    : ownColumn(ctx, name, field);
  if (end) return within(ctx, field, column, String(value), end);
  switch (field.kind) {
    case "code":
    case "text":
    case "longText":
    case "names":
      return sql`(${joined(sql, partOf(ctx, name, field, String(value)), "or")})`;
    case "texts":
      return sql`${String(value)} = any(${column})`;
    case "choices":
      return sql`${column} @> array[${String(value)}]::text[]`;
    case "references":
      return sql`${String(value)} = any(${column}::text[])`;
    case "links":
      return sql`exists (
        select from ${sql(field.table)} l
        where l.${sql(field.own)} = e.${sql(keyColumn(register))} and l.${sql(field.other)}::text = ${
        String(value)
      }
      )`;
    case "reference":
    case "file":
    case "image":
      return sql`${column}::text = ${String(value)}`;
    case "parent":
      return below(ctx, register, String(value));
    case "shown":
      return field.as === "text" && !field.values
        ? sql`${column}::text ilike ${`%${likeText(String(value))}%`}`
        : sql`${column} = ${value}`;
    default:
      return sql`${column} = ${value}`;
  }
}

/** From the beginning or to the end of a day on the reader's clock. */
function within(
  ctx: Ctx,
  field: Field,
  column: Fragment,
  day: string,
  end: "from" | "to",
): Fragment {
  const { sql } = ctx;
  const isMoment = field.kind === "moment" || field.kind === "shown" && field.as === "moment";
  if (!isMoment) return end === "from" ? sql`${column} >= ${day}::date` : sql`${column} <= ${day}::date`;
  const zone = holderOrNull(ctx)?.zone ?? "Asia/Shanghai";
  return end === "from"
    ? sql`${column} >= ${day}::text::timestamp at time zone ${zone}`
    : sql`${column} < (${day}::text::timestamp + interval '1 day') at time zone ${zone}`;
}

/** An entry and all that stand below it in the tree. */
export function below({ sql }: Pick<Ctx, "sql">, register: Register, key: string): Fragment {
  const own = sql(keyColumn(register));
  const name = parentField(register)!;
  const above = sql(columnOf(name, register.fields[name]!));
  return sql`e.${own} in (
    with recursive branch as (
      select b.${own} as entry from ${sql(register.table)} b where b.${own}::text = ${key}
      union
      select b.${own} from ${sql(register.table)} b join branch on b.${above} = branch.entry
    )
    select entry from branch
  )`;
}
