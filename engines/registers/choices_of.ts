import type { Fragment } from "postgres";
import { z } from "zod";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type Register, rightOf } from "./define_register.ts";
import { targetKey, targetLabel } from "./entry_columns.ts";
import { collation } from "./entry_order.ts";
import type { Target } from "./field_kinds.ts";
import { requireField } from "./field_rights.ts";
import { joined, likeText } from "./fragments.ts";
import { fieldOf, targetOf } from "./shape.ts";
import { tableColumns } from "./table_columns.ts";
import type { Choice } from "./types.ts";

const USUAL_LIMIT = 50;

export const choiceWish = z.object({
  keyword: z.string().max(200).optional(),
  /** To show what is chosen. */
  keys: z.array(z.string().max(200)).max(500).optional().describe(
    "just these, whether they can still be chosen or not",
  ),
  limit: z.int().min(1).max(999).default(USUAL_LIMIT),
});
export type ChoiceQuery = z.input<typeof choiceWish>;

/**
 * What a reference, references, links or parent field can be set to, by name in the reader's language. Refuses `no-right`, and
 * `not-found` for a field that points nowhere, `field-no-right`.
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
  if (!to) throw refuse("not-found");
  const { sql } = ctx;
  const key = targetKey(ctx, to);
  const label = targetLabel(ctx, to);
  const parts = keys ? [sql`${key}::text = any(${[...keys]})`] : await choosable(ctx, to);
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
  return [...rows];
}

/** Which rows of a table can be chosen, over alias `r`. */
export async function choosable(ctx: Ctx, to: Target): Promise<Fragment[]> {
  const columns = await tableColumns(ctx, to.table);
  return [
    ...(columns.has("deleted_at") ? [ctx.sql`r.deleted_at is null`] : []),
    ...(to.where ? [ctx.sql`(${to.where(ctx)})`] : []),
  ];
}
