import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { takeFigure } from "@/services/epc/drawings/figure_state.ts";
import { takeTurn } from "./importing/apply_import.ts";
import { checkRows } from "./importing/check_rows.ts";
import { findChanges } from "./importing/find_changes.ts";
import { followImport } from "./importing/follow_import.ts";
import { stagedOf, stageFile } from "./importing/stage.ts";
import { gatherChanges, keepWritten, writeChanges } from "./importing/write_changes.ts";
import { lines as lineKind } from "./kinds/lines.ts";
import { headOf, SHEET_COLUMNS } from "./read_figure_lines.ts";

/** Most lines of a figure that are edited as one sheet. */
export const MOST_LINES = 500;
const text = z.string().max(2000).default("");

export const savedLines = z.object({
  figureCode: z.string().min(1).max(60),
  version: z.coerce.number().int().describe("of the figure, as it was read"),
  lines: z.array(z.object({
    position: text.describe("left out of a new line: behind the last"),
    callout: text,
    part: text,
    quantity: text,
    note: text.describe("in the caller's language"),
    indent: text,
    validFor: text.describe("conditions as in files, see docs/catalogue-data.md"),
  })).min(1).max(MOST_LINES),
});
export type SavedLines = z.output<typeof savedLines>;

/**
 * Saves the lines of a figure as they stand in the sheet; lines that are not in it go. What is typed is held to the rules of files, and refused at its
 * cell. It is written as a set of its own, with its line in the log and the event of the figure.
 *
 * @returns the figure's version and how many lines changed
 */
export async function saveFigureLines(
  ctx: Ctx,
  { figureCode, version, lines }: SavedLines,
): Promise<{ version: number; changed: number }> {
  requireRight(ctx, "EPC2DImage:edit");
  const typed = lines.map((line, place) => ({ line, place }))
    .filter(({ line }) =>
      [line.callout, line.part, line.quantity, line.validFor].some((cell) => cell.trim() !== "")
    );
  let last = Math.max(0, ...typed.map(({ line }) => Number(line.position) || 0));
  const rows = typed.map(({ line }) => {
    const position = line.position.trim() || String(last += 10);
    return [figureCode, ...SHEET_COLUMNS.map((column) => column === "position" ? position : line[column])];
  });
  return await ctx.tx(async (tx) => {
    await takeTurn(tx);
    await takeFigure(tx, figureCode, version);
    const importId = await openEdit(tx, figureCode);
    await stage(tx, importId, [["figure", ...SHEET_COLUMNS.map((column) => headOf(tx, column))], ...rows]);
    await checkRows(tx, importId, lineKind, stagedOf(new Map([[lineKind.name, false]])));
    const counts = await findChanges(tx, { importId, kind: lineKind, isDelta: false });
    await refuseFaults(tx, importId, typed.map(({ place }) => place));
    const kinds = await gatherChanges(tx, importId, "after");
    await writeChanges(tx, kinds, () => {});
    for (const kind of kinds) await keepWritten(tx, importId, kind);
    await followImport(tx, importId, kinds, () => {});
    await closeEdit(tx, importId, { ...counts, rows: rows.length });
    await recordChange(tx, {
      operation: "saveFigureLines",
      funLink: "EPC2DImage",
      subjectKind: "figure",
      subjectId: figureCode,
      after: { ...counts },
    });
    const [figure] = await tx.sql<
      { version: number }[]
    >`select version from figures where code = ${figureCode}`;
    return { version: figure!.version, changed: counts.added + counts.changed + counts.gone };
  });
}

async function openEdit(tx: TxCtx, figureCode: string): Promise<number> {
  const who = codeOf(tx.actor) ?? "";
  const [edit] = await tx.sql<{ id: number }[]>`
    insert into catalogue_imports (state, note, created_at, created_by, created_as, applied_as, is_edit)
    values ('applying', ${figureCode}, ${tx.clock()}, ${personId(tx)}, ${who}, ${who}, true)
    returning id`;
  await tx.sql`
    insert into catalogue_import_files (import_id, kind, name) values (${edit!.id}, 'lines', ${figureCode})`;
  return edit!.id;
}

async function stage(tx: TxCtx, importId: number, cells: string[][]): Promise<void> {
  async function* rows() {
    yield* cells;
  }
  await stageFile(tx, { importId, kind: lineKind, rows: rows(), signal: new AbortController().signal });
}

/** Tells each fault at the cell where it was typed. */
async function refuseFaults(tx: TxCtx, importId: number, places: readonly number[]): Promise<void> {
  const faults = await tx.sql<
    {
      rowNo: number;
      columnName: string | null;
      rule: string;
      params: Record<string, string | readonly string[]>;
      value: string | null;
    }[]
  >`
    select row_no, column_name, rule, params, value
    from catalogue_import_faults
    where import_id = ${importId}
    order by row_no, id`;
  if (faults.length === 0) return;
  throw refuse(
    "invalid-input",
    {},
    faults.map(({ rowNo, columnName, rule, params, value }) => ({
      // The heads are row 1.
      field: rowNo < 2 ? "lines" : `lines.${places[rowNo - 2]}.${(columnName ?? "position").split(".")[0]}`,
      rule: `catalogue_data.rule.${rule}`,
      params: { ...params, value: value ?? "", column: columnName ?? "" },
    })),
  );
}

async function closeEdit(
  { sql, clock }: TxCtx,
  importId: number,
  { rows, added, changed, gone }: { rows: number; added: number; changed: number; gone: number },
): Promise<void> {
  await sql`
    update catalogue_import_files
    set rows = ${rows}, added = ${added}, changed = ${changed}, gone = ${gone}
    where import_id = ${importId}`;
  await sql`update catalogue_imports set state = 'applied', applied_at = ${clock()} where id = ${importId}`;
}
