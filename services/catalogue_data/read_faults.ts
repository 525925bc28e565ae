import { z } from "zod";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { SET_PARTS } from "./set_parts.ts";

/** Bad rows that are shown at once, and of those at fault in the same column by the same rule. */
const FAULTS_SHOWN = 50, FAULTS_ALIKE = 5;

export const importFault = z.object({
  kind: z.string(),
  row: z.int().describe("of the file; the heads are row 1, 0 is the file as a whole"),
  column: z.string().nullable(),
  rule: z.string(),
  message: z.string().describe("in the reader's language"),
  value: z.string().nullable(),
  more: z.int().describe(
    "further bad rows of the same rule in the same column that are not listed; stands at the last that is",
  ),
});
/** A row of a file that cannot be taken, and why. */
export type ImportFault = z.infer<typeof importFault>;

interface FaultRow {
  kind: string;
  rowNo: number;
  columnName: string | null;
  rule: string;
  params: Record<string, string | number | readonly string[]>;
  value: string | null;
  more?: number;
}

function told(ctx: Ctx, { kind, rowNo, columnName, rule, params, value, more }: FaultRow): ImportFault {
  return {
    kind,
    row: rowNo,
    column: columnName,
    rule,
    message: ctx.t(`catalogue_data.rule.${rule}`, {
      ...params,
      value: value ?? "",
      column: columnName ?? "",
    }),
    value,
    more: more ?? 0,
  };
}

/**
 * The first bad rows of an import, of the same rule in the same column a few, and of those first what is not told yet: one code that is missing can
 * make every row bad, and must not hide another one.
 */
export async function readFaults(ctx: Ctx, id: number): Promise<ImportFault[]> {
  requireRight(ctx, "CatalogueImport:view");
  const rows = await ctx.sql<FaultRow[]>`
    select kind, row_no, column_name, rule, params, value,
      case when place = ${FAULTS_ALIKE} then alike - place else 0 end as more
    from (
      select f.*, row_number() over (partition by kind, column_name, rule order by again, row_no, id)::int as place,
        count(*) over (partition by kind, column_name, rule)::int as alike
      from (
        select f.*, row_number() over (partition by kind, column_name, rule, value order by row_no, id) > 1 as again
        from catalogue_import_faults f
        where import_id = ${id}
      ) f
    ) f
    where place <= ${FAULTS_ALIKE}
    order by array_position(${SET_PARTS}::text[], kind), row_no, id
    limit ${FAULTS_SHOWN}`;
  return rows.map((row) => told(ctx, row));
}

/** Every bad row of an import, a row of cells each with the heads first, as they come. */
export async function* allFaults(ctx: Ctx, id: number): AsyncGenerator<string[]> {
  requireRight(ctx, "CatalogueImport:view");
  yield ["kind", "row", "column", "rule", "message", "value"];
  const rows = ctx.sql`
    select kind, row_no, column_name, rule, params, value
    from catalogue_import_faults
    where import_id = ${id}
    order by array_position(${SET_PARTS}::text[], kind), row_no, id`;
  yield* eachRow(ctx, rows, (fault: FaultRow) => {
    const { kind, row, column, rule, message, value } = told(ctx, fault);
    return [kind, String(row), column ?? "", rule, message, value ?? ""];
  });
}
