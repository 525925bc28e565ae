import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Register, Values } from "./define_register.ts";
import { canonical, isEmpty } from "./draft_values.ts";
import type { Draft, Problem } from "./draft.ts";
import { joined } from "./fragments.ts";
import { rowOf } from "./row_of.ts";
import { columnOf, keyColumn } from "./shape.ts";

/** Drafts that agree with a live entry, or with a draft before them, in one of the sets that are unique. */
export async function sameUnique(ctx: Ctx, register: Register, drafts: readonly Draft[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const rule = register.duplicate ?? "duplicate";
  for (const set of register.unique ?? []) {
    // A set of which nothing is filled in is unique to nobody.
    const concerned = drafts.filter(({ before, changed, values }) =>
      (!before || set.some((name) => changed.includes(name))) && set.some((name) => !isEmpty(values[name]))
    );
    if (concerned.length === 0) continue;
    const taken = await takenPlaces(ctx, register, set, concerned);
    const seen = new Map<string, Draft>();
    concerned.forEach((draft, place) => {
      const text = set.map((name) => canonical(draft.values[name])).join("\u0000");
      if (taken.has(place) || seen.has(text)) {
        for (const field of set) problems.push({ draft, field, rule });
      } else seen.set(text, draft);
    });
  }
  return problems;
}

/** Places of the drafts whose set a live entry has that is none of them. */
async function takenPlaces(
  ctx: Ctx,
  register: Register,
  set: readonly string[],
  drafts: readonly Draft[],
): Promise<Set<number>> {
  const { sql } = ctx;
  const table = sql(register.table);
  const key = sql(keyColumn(register));
  const rows = drafts.map(({ key, before, values }) => {
    const all = rowOf(register, values);
    const columns = set.map((name) => columnOf(name, register.fields[name]!));
    return {
      key: before ? key : null,
      values: Object.fromEntries(columns.map((column) => [column, all[column]])),
    };
  });
  // Entries of this very change are looked at as they will be, not as they are.
  const own = drafts.flatMap(({ key, before }) => before ? [key!] : []);
  const found = await sql<{ place: number }[]>`
    select distinct a.place::int as place
    from jsonb_array_elements(${sql.json(rows as never)}::jsonb) with ordinality a (item, place)
    cross join lateral jsonb_populate_record(null::${table}, a.item -> 'values') r
    join ${table} e on e.deleted_at is null and not e.${key}::text = any(${own})
      and ${joined(sql, set.map((name) => agrees(ctx, register, name)), "and")}`;
  return new Set(found.map(({ place }) => place - 1));
}

/** Both have the same value, or neither has one; of names one language is enough. */
function agrees({ sql }: Ctx, register: Register, name: string): Fragment {
  const field = register.fields[name]!;
  const column = sql(columnOf(name, field));
  if (field.kind === "names") {
    return sql`exists (
      select from jsonb_each_text(e.${column}) one join jsonb_each_text(r.${column}) other using (key, value)
    )`;
  }
  return field.optional
    ? sql`coalesce(e.${column}::text, '') = coalesce(r.${column}::text, '')`
    : sql`e.${column} = r.${column}`;
}

/** Keys of the live entries that values agree with in the first of the sets that are unique; null where there is none. */
export async function sameEntries(
  ctx: Ctx,
  register: Register,
  all: readonly Values[],
): Promise<(string | null)[]> {
  const set = register.unique?.[0];
  if (!set) return all.map(() => null);
  const { sql } = ctx;
  const table = sql(register.table);
  const columns = set.map((name) => columnOf(name, register.fields[name]!));
  const rows = all.map((values) => {
    const row = rowOf(register, values);
    return Object.fromEntries(columns.map((column) => [column, row[column]]));
  });
  const found = await sql<{ place: number; key: string }[]>`
    select a.place::int as place, e.${sql(keyColumn(register))}::text as key
    from jsonb_array_elements(${sql.json(rows as never)}::jsonb) with ordinality a (item, place)
    cross join lateral jsonb_populate_record(null::${table}, a.item) r
    join ${table} e on e.deleted_at is null and ${
    joined(sql, set.map((name) => agrees(ctx, register, name)), "and")
  }`;
  const keys = new Map(found.map(({ place, key }) => [place - 1, key]));
  return all.map((_, place) => keys.get(place) ?? null);
}
