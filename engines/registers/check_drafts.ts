import { mayKeepFile, type Readable } from "@/engines/files/readers.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { Register } from "./define_register.ts";
import { choosable } from "./choices_of.ts";
import { isEmpty } from "./draft_values.ts";
import type { Draft, Problem } from "./draft.ts";
import type { Field } from "./field_kinds.ts";
import type { Target } from "./field_shape.ts";
import { fittingKeys } from "./fitting_keys.ts";
import { joined } from "./fragments.ts";
import { columnOf, fieldsOf, isTyped, keyColumn, keyField, parentField, targetOf } from "./shape.ts";
import { seenTargets } from "./seen_targets.ts";
import { isTable } from "./table_columns.ts";
import { targetKey } from "./target_columns.ts";
import { sensitiveWords } from "./sensitive_words.ts";
import { sameUnique } from "./unique_sets.ts";

/** Keys that would be taken for a call's own path. */
const RESERVED_KEYS: readonly string[] = [
  "deletions",
  "restorations",
  "changes",
  "choices",
  "imports",
  "import-checks",
  "template",
];

/**
 * What stands against writing these drafts together: references to what is not there, files of another place, reserved keys, circles of
 * a tree, sets of fields in which another entry agrees, and sensitive words.
 *
 * @param lock hold what is referred to until the commit, so that nobody deletes it meanwhile
 */
export async function checkDrafts(
  ctx: TxCtx,
  register: Register,
  drafts: readonly Draft[],
  lock: boolean,
): Promise<Problem[]> {
  const problems: Problem[] = reservedKeys(register, drafts);
  for (const [name, field] of fieldsOf(register)) {
    const differing = drafts.filter((draft) => draft.changed.includes(name) && !isEmpty(draft.values[name]));
    if (differing.length === 0 || !isTyped(field)) continue;
    const to = targetOf(register, field);
    if (to) problems.push(...await unknownKeys(ctx, register, name, field, to, { drafts, differing, lock }));
    if (field.kind === "file" || field.kind === "image") {
      problems.push(...await wrongFiles(ctx, name, field.place, differing));
    }
  }
  problems.push(...await circles(ctx, register, drafts, lock));
  // What names nothing that is there agrees with no other, and may be no value of its column at all.
  const unknown = new Set(problems.filter(({ rule }) => rule === "choice-unknown").map(({ draft }) => draft));
  problems.push(...await sameUnique(ctx, register, drafts.filter((draft) => !unknown.has(draft))));
  problems.push(...await sensitiveWords(ctx, register, drafts));
  return problems;
}

function reservedKeys(register: Register, drafts: readonly Draft[]): Problem[] {
  const name = keyField(register);
  if (name === null) return [];
  return drafts
    .filter(({ key, before }) => !before && key !== null && RESERVED_KEYS.includes(key.toLowerCase()))
    .map((draft) => ({ draft, field: name, rule: "key-reserved", params: { key: draft.key! } }));
}

/** Keys that a draft's field names. */
function keysOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

async function unknownKeys(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  to: Target,
  { drafts, differing, lock }: { drafts: readonly Draft[]; differing: readonly Draft[]; lock: boolean },
): Promise<Problem[]> {
  const { sql } = ctx;
  // Only what is new: an entry may keep what cannot be chosen any more.
  const wanted = new Map(differing.map((draft) => {
    const there = new Set(draft.before ? keysOf(draft.before.values[name] ?? []) : []);
    return [draft, keysOf(draft.values[name]).filter((key) => !there.has(key))] as const;
  }));
  const keys = await fittingKeys(ctx, to, [...new Set([...wanted.values()].flat())]);
  const conditions = [
    sql`${targetKey(ctx, to)} = any(${keys})`,
    ...await choosable(ctx, to),
    ...seenTargets(ctx, register, to),
  ];
  const rows = keys.length === 0 ? [] : await sql<{ key: string }[]>`
    select ${targetKey(ctx, to)}::text as key
    from ${sql(to.table)} r
    where ${joined(sql, conditions, "and")}
    ${lock && await isTable(ctx, to.table) ? sql`for key share of r` : sql``}`;
  const known = new Set(rows.map(({ key }) => key));
  // The entry above may come with the same import.
  if (field.kind === "parent" && keyField(register) !== null) {
    for (const { key, before } of drafts) if (key !== null && !before) known.add(key);
  }
  const closed = await closedKeys(ctx, register, to, keys.filter((key) => !known.has(key)));
  return [...wanted].flatMap(([draft, all]) =>
    all.filter((key) => !known.has(key)).map((key) => ({
      draft,
      field: name,
      rule: to.closed !== undefined && closed.has(key) ? to.closed : "choice-unknown",
      params: { key },
    }))
  );
}

/** Which of these keys are there for the reader and only not open to be chosen. */
async function closedKeys(
  ctx: Ctx,
  register: Register,
  to: Target,
  keys: readonly string[],
): Promise<Set<string>> {
  if (to.closed === undefined || keys.length === 0) return new Set();
  const { sql } = ctx;
  const conditions = [
    sql`${targetKey(ctx, to)} = any(${[...keys]})`,
    ...await choosable(ctx, { ...to, where: undefined }),
    ...seenTargets(ctx, register, to),
  ];
  const rows = await sql<{ key: string }[]>`
    select ${targetKey(ctx, to)}::text as key
    from ${sql(to.table)} r
    where ${joined(sql, conditions, "and")}`;
  return new Set(rows.map(({ key }) => key));
}

async function wrongFiles(
  ctx: Ctx,
  name: string,
  place: string,
  drafts: readonly Draft[],
): Promise<Problem[]> {
  const ids = drafts.map(({ values }) => String(values[name]));
  const rows = await ctx.sql<Readable[]>`
    select id::text, place, owner_id, made_from from files where id = any(${ids}::text[]::uuid[])`;
  const places = new Map<string, string>();
  for (const row of rows) if (await mayKeepFile(ctx, row)) places.set(row.id, row.place);
  return drafts.flatMap((draft): Problem[] => {
    const there = places.get(String(draft.values[name]));
    if (there === undefined) return [{ draft, field: name, rule: "file-gone" }];
    return there === place
      ? []
      : [{ draft, field: name, rule: "file-place-unknown", params: { place: there } }];
  });
}

/** First half of the advisory locks of trees; the second is the table. */
const TREE_LOCK = 0x746973;

/** Entries that would stand below themselves. */
async function circles(
  { sql }: Ctx,
  register: Register,
  drafts: readonly Draft[],
  lock: boolean,
): Promise<Problem[]> {
  const name = parentField(register);
  if (name === null) return [];
  const moved = drafts.filter(({ key, values, changed }) =>
    key !== null && values[name] && changed.includes(name)
  );
  if (moved.length === 0) return [];
  // Two that are put below each other at once would each see the other where it was.
  if (lock) await sql`select pg_advisory_xact_lock(${TREE_LOCK}, hashtext(${register.table}))`;
  const rows = await sql<{ key: string; above: string }[]>`
    select ${sql(keyColumn(register))}::text as key, ${
    sql(columnOf(name, register.fields[name]!))
  }::text as above
    from ${sql(register.table)}
    where ${sql(columnOf(name, register.fields[name]!))} is not null`;
  const above = new Map(rows.map((row) => [row.key, row.above]));
  for (const { key, values } of moved) above.set(key!, String(values[name]));
  return moved
    .filter(({ key }) => {
      const seen = new Set<string>();
      for (let at = above.get(key!); at !== undefined && !seen.has(at); at = above.get(at)) {
        if (at === key) return true;
        seen.add(at);
      }
      return false;
    })
    .map((draft) => ({ draft, field: name, rule: "parent-circle" }));
}
