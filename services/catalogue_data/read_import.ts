import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type CatalogueImport, CHANGE_ACTIONS, type ImportFile, type ImportState } from "./import_types.ts";
import { SET_PARTS } from "./set_parts.ts";
import { z } from "zod";

/** Differences of each kind that are shown at once. */
const SAMPLE = 8;
/** Bad rows that are shown at once, and of those at fault in the same column by the same rule. */
const FAULTS_SHOWN = 50, FAULTS_ALIKE = 5;

interface Row {
  id: number;
  state: ImportState;
  note: string | null;
  createdAt: Date;
  createdAs: string;
  appliedAt: Date | null;
  appliedAs: string | null;
  rolledBackAt: Date | null;
  rolledBackAs: string | null;
  phase: string | null;
  share: number;
  faults: number;
  reason: string | null;
  reasonParams: Record<string, string | number>;
  isForgotten: boolean;
  isLast: boolean;
}

/** An import with its files, and whether the reader may apply it or take it back. Refuses `not-found`. */
export async function readImport(ctx: Ctx, id: number): Promise<CatalogueImport> {
  requireRight(ctx, "CatalogueImport:view");
  const { sql } = ctx;
  const [row] = await sql<Row[]>`
    select
      id, state, note, created_at, created_as, applied_at, applied_as, rolled_back_at, rolled_back_as, phase,
      rows_done::float8 / greatest(rows_total, 1) as share, faults, reason, reason_params,
      forgotten_at is not null as is_forgotten,
      not exists (
        select from catalogue_imports later
        where later.state in ('applying', 'applied', 'rolling-back') and later.id <> i.id and not later.is_edit
          and (later.applied_at is null or later.applied_at > i.applied_at)
      ) as is_last
    from catalogue_imports i
    where id = ${id}`;
  if (!row) throw refuse("not-found");
  const files = await sql<ImportFile[]>`
    select kind, name, is_delta, rows, added, changed, gone, faults
    from catalogue_import_files
    where import_id = ${id}
    order by array_position(${SET_PARTS}::text[], kind)`;
  const mayMove = may(ctx.actor, "CatalogueImport:apply") && !row.isForgotten;
  const { reason, reasonParams, isForgotten: _, isLast, ...shown } = row;
  return {
    ...shown,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    rolledBackAt: row.rolledBackAt?.toISOString() ?? null,
    reason: reason === null ? null : ctx.t(reason, reasonParams),
    mayApply: mayMove && row.state === "checked" && row.faults === 0 &&
      files.some(({ added, changed, gone }) => added + changed + gone > 0),
    mayRollBack: mayMove && row.state === "applied" && isLast,
    files: [...files],
  };
}

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
