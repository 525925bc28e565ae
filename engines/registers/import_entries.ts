import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { aimedDraft } from "./aimed_draft.ts";
import type { Register } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import { planImport, type Planned, toldRow } from "./plan_import.ts";
import { readSheet } from "./read_sheet.ts";
import { refusingDuplicates } from "./refuse_problems.ts";
import { saveDrafts } from "./save_drafts.ts";
import type { ImportCheck, ImportOptions, ImportResult, ImportSource } from "./types.ts";
import { requireWrite } from "./write_entry.ts";

/** Bad rows that a refusal tells; the check before tells them all. */
const MAX_TOLD = 200;

/** What an import would do with every row; nothing is written. Refuses what `readSheet` does, and `no-right`. */
export async function checkImport(
  ctx: Ctx,
  register: Register,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportCheck> {
  requireWrite(ctx, register, "import");
  const { rows, unknownColumns } = await readSheet(ctx, register, source);
  return await ctx.tx(async (tx) => {
    const told = (await planImport(tx, register, rows, options, false)).map((one) =>
      toldRow(tx, register, one)
    );
    const counts = { new: 0, changed: 0, same: 0, refused: 0 };
    for (const { state } of told) counts[state]++;
    return { counts, rows: told, unknownColumns };
  });
}

/**
 * Imports rows in one transaction. Refuses what `readSheet` does, `no-right`, and `import-rows` when any is bad (`data.rows` the first
 * of them with their reasons), unless only the good ones are wanted and there are some.
 */
export async function importEntries(
  ctx: Ctx,
  register: Register,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportResult> {
  requireWrite(ctx, register, "import");
  const { rows } = await readSheet(ctx, register, source);
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const planned = await planImport(tx, register, rows, options, true);
      const bad = planned.filter(({ reasons }) => reasons.length > 0);
      const good = planned.filter(({ reasons }) => reasons.length === 0);
      if (bad.length > 0 && (!options.goodRowsOnly || good.length === 0)) throw refuseRows(tx, register, bad);
      const writing = good.filter(({ draft }) => draft.changed.length > 0);
      if (writing.length > 0) {
        await saveDrafts(
          tx,
          register,
          await aimedDrafts(tx, register, writing),
          `import${register.noun[1]}`,
          {
            by: "import",
          },
        );
      }
      const added = writing.filter(({ draft }) => !draft.before).length;
      return {
        added,
        changed: writing.length - added,
        same: good.length - writing.length,
        left: bad.map((one) => toldRow(tx, register, one)),
      };
    }));
}

async function aimedDrafts(tx: TxCtx, register: Register, writing: readonly Planned[]): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const { draft, aim } of writing) {
    drafts.push(aim ? await aimedDraft(tx, register, draft, aim.said, aim.before) : draft);
  }
  return drafts;
}

function refuseRows(tx: TxCtx, register: Register, bad: readonly Planned[]) {
  const told = bad.slice(0, MAX_TOLD).map((one) => toldRow(tx, register, one));
  const fields = told.flatMap(({ row, reasons }) =>
    reasons.map(({ field, rule }) => ({ field: field ? `rows.${row}.${field}` : `rows.${row}`, rule }))
  );
  return refuse("import-rows", { count: bad.length }, [], { rows: told, fields });
}
