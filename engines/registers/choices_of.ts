import type { Fragment } from "postgres";
import { z } from "zod";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type Register, rightOf } from "./define_register.ts";
import { inScope } from "./entry_conditions.ts";
import { collation } from "./entry_order.ts";
import type { Field } from "./field_kinds.ts";
import type { Target } from "./field_shape.ts";
import { requireField } from "./field_rights.ts";
import { fittingKeys } from "./fitting_keys.ts";
import { joined, likeText } from "./fragments.ts";
import { seenTargets } from "./seen_targets.ts";
import { columnOf, fieldOf, keyColumn, targetOf } from "./shape.ts";
import { tableColumns } from "./table_columns.ts";
import { targetKey, targetLabel } from "./target_columns.ts";
import type { Choice } from "./types.ts";

const USUAL_LIMIT = 50;

export const choiceWish = z.object({
  keyword: z.string().max(200).optional(),
  /** To show what is chosen. */
  keys: z.array(z.string().max(200)).max(500).optional().describe(
    "just these, as far as they can be chosen, or an entry that the reader sees has them",
  ),
  limit: z.int().min(1).max(999).default(USUAL_LIMIT),
});
export type ChoiceQuery = z.input<typeof choiceWish>;

/**
 * What a reference, references, links or parent field can be set to, by name in the reader's language: never more than the lists of what
 * it points to would show them. Refuses `no-right`, and `not-found` for a field that points nowhere, `field-no-right`.
 */
export async function choicesOf(
  ctx: Ctx,
  register: Register,
  field: string,
  { keyword, keys, limit = USUAL_LIMIT }: ChoiceQuery = {},
): Promise<Choice[]> {
  requireRight(ctx, rightOf(register, "view"));
  requireField(ctx, register, field, "field");
  const declared = fieldOf(register, field);
  const to = declared && targetOf(register, declared);
  if (!declared || !to) throw refuse("not-found");
  const { sql } = ctx;
  const key = targetKey(ctx, to);
  const label = targetLabel(ctx, to);
  const open = joined(sql, await choosable(ctx, to), "and", sql`true`);
  const parts = [
    ...seenTargets(ctx, register, to),
    ...(keys
      ? [
        sql`${key} = any(${await fittingKeys(ctx, to, keys)})`,
        sql`((${open}) or ${isHeld(ctx, register, field, declared, to)})`,
      ]
      : [open]),
  ];
  if (keyword?.trim()) {
    const pattern = `%${likeText(keyword.trim())}%`;
    parts.push(sql`(${key}::text ilike ${pattern} or ${label} ilike ${pattern})`);
  }
  // Of very many, those whose key or name begins so stand first; the order of names is kept for those that a select holds.
  const rows = await sql<Choice[]>`
    select ${key}::text as value, coalesce(nullif(${label}, ''), ${key}::text) as label
    from ${sql(to.table)} r
    where ${joined(sql, parts, "and", sql`true`)}
    order by ${to.many ? sql`${key}` : sql`${label} ${collation(ctx, ctx.lang)}, ${key}`}
    limit ${limit}`;
  return toldApart(rows);
}

/** Choices of one name are told apart by their keys, which stand before it as they do where a target leads with them. */
function toldApart(choices: readonly Choice[]): Choice[] {
  const seen = new Map<string, number>();
  for (const { label } of choices) seen.set(label, (seen.get(label) ?? 0) + 1);
  return choices.map(({ value, label }) => ({
    value,
    label: seen.get(label)! > 1 ? `${value} ${label}` : label,
  }));
}

/** Which rows of a table can be chosen, over alias `r`. */
export async function choosable(ctx: Ctx, to: Target): Promise<Fragment[]> {
  const columns = await tableColumns(ctx, to.table);
  return [
    ...(columns.has("deleted_at") ? [ctx.sql`r.deleted_at is null`] : []),
    ...(to.where ? [ctx.sql`(${to.where(ctx)})`] : []),
  ];
}

/** Row `r` is what the field of some entry, live or deleted, says that the reader sees: its name stands in their list anyway. */
function isHeld(ctx: Ctx, register: Register, name: string, field: Field, to: Target): Fragment {
  const { sql } = ctx;
  const key = targetKey(ctx, to);
  const column = sql`e.${sql(columnOf(name, field))}`;
  const holds = field.kind === "links"
    ? sql`exists (
      select from ${sql(field.table)} l
      where l.${sql(field.own)} = e.${sql(keyColumn(register))} and l.${sql(field.other)} = ${key}
    )`
    : field.kind === "references"
    ? sql`${key} = any(${column})`
    : sql`${column} = ${key}`;
  return sql`exists (
    select from ${sql(register.table)} e where ${joined(sql, [holds, ...inScope(ctx, register)], "and")}
  )`;
}
