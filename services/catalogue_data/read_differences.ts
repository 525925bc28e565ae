import { z } from "zod";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { CHANGE_ACTIONS } from "./import_types.ts";
import { SET_PARTS } from "./set_parts.ts";

/** Differences of each kind that are shown at once. */
const SAMPLE = 8;

export const difference = z.object({
  kind: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  key: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
/** How one row of a set differs from the catalogue. */
export type Difference = z.infer<typeof difference>;

/** Some differences of each kind and action: the first few as the file has them. */
export async function sampleDifferences(ctx: Ctx, id: number): Promise<Difference[]> {
  requireRight(ctx, "CatalogueImport:view");
  return await ctx.sql<Difference[]>`
    select f.kind, a.action, c.key, c.before, c.after
    from catalogue_import_files f
    cross join (values (1, 'added'), (2, 'changed'), (3, 'gone')) as a (place, action)
    cross join lateral (
      select key, before, after
      from catalogue_changes c
      where c.import_id = f.import_id and c.kind = f.kind
        and case a.action
          when 'added' then f.added > 0 and c.before is null
          when 'changed' then f.changed > 0 and c.before is not null and c.after is not null
          else f.gone > 0 and c.after is null
        end
      order by id
      limit ${SAMPLE}
    ) c
    where f.import_id = ${id}
    order by array_position(${SET_PARTS}::text[], f.kind), a.place`;
}

/** Every difference of an import: kind, what happens, key, and the values that change, as cells with the heads first. */
export async function* allDifferences(ctx: Ctx, id: number): AsyncGenerator<string[]> {
  requireRight(ctx, "CatalogueImport:view");
  yield ["kind", "action", "key", "column", "before", "after"];
  const rows = ctx.sql`
    select kind, key, before, after
    from catalogue_changes
    where import_id = ${id}
    order by array_position(${SET_PARTS}::text[], kind), id`;
  for await (const lines of eachRow(ctx, rows, differenceLines)) yield* lines;
}

/** A line for each value that changes, one for a row that comes or goes. */
function differenceLines({ kind, key, before, after }: Omit<Difference, "action">): string[][] {
  if (before === null || after === null) {
    return [[kind, before === null ? "added" : "gone", key, "", valueText(before), valueText(after)]];
  }
  return changedColumns(before, after).map((
    column,
  ) => [kind, "changed", key, column, valueText(before[column]), valueText(after[column])]);
}

/** The heads under which two rows differ. */
export function changedColumns(before: Difference["before"], after: Difference["after"]): string[] {
  const heads = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...heads].filter((head) => JSON.stringify(before?.[head]) !== JSON.stringify(after?.[head]));
}

/** A value as it is told: lists by commas, nothing as nothing. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
