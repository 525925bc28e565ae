import { recordChange } from "@/engines/audit/record_change.ts";
import type { WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { followImport } from "./follow_import.ts";
import { requireDrawings } from "./keep_drawings.ts";
import { tellImports } from "./tell.ts";
import { underWatch } from "./watch.ts";
import {
  analyzeWritten,
  countMoved,
  gatherChanges,
  keepWritten,
  leaveMoved,
  writeChanges,
} from "./write_changes.ts";

/** Share of an apply that is writing; the rest is search, fits and events. */
const WRITING = 0.7;

/**
 * Brings a checked set into the catalogue in one transaction: readers see all of it or nothing. Refuses `catalogue-moved` when a row of it has changed
 * since the dry run, `catalogue-drawing-gone` when a drawing that it names is no longer there.
 */
export async function applyImport(ctx: Ctx, importId: number, run: WorkRun): Promise<void> {
  await underWatch(ctx, run, importId, async (tx, watch) => {
    await takeTurn(tx);
    const kinds = await gatherChanges(tx, importId, "after");
    for (const kind of kinds) {
      watch.at(kind.name, 0);
      const moved = await countMoved(tx, kind);
      if (moved > 0) {
        throw refuse("catalogue-moved", { kind: tx.t(`catalogue_data.kind.${kind.name}`), count: moved });
      }
    }
    if (kinds.some(({ name }) => name === "drawings")) await requireDrawings(tx);
    await writeChanges(tx, kinds, (kind, share) => watch.at(kind.name, share * WRITING));
    await analyzeWritten(tx, kinds);
    for (const kind of kinds) await keepWritten(tx, importId, kind);
    await followImport(tx, importId, kinds, (share) => watch.at("search", WRITING + (1 - WRITING) * share));
  }, async (tx) => {
    await tx.sql`
      update catalogue_imports
      set state = 'applied', phase = null, rows_done = 0, rows_total = 0, applied_at = ${tx.clock()}
      where id = ${importId} and state = 'applying'`;
    await recordChange(tx, {
      operation: "applyCatalogueImport",
      subjectKind: "CatalogueImport",
      subjectId: importId,
    });
    tellImports(tx, importId);
  });
}

/**
 * Takes an applied set back in one transaction: every row is as it was before, but for those that somebody has changed since, which stay and are
 * counted.
 */
export async function rollBackImport(ctx: Ctx, importId: number, run: WorkRun): Promise<void> {
  await underWatch(ctx, run, importId, async (tx, watch) => {
    await takeTurn(tx);
    const kinds = await gatherChanges(tx, importId, "before");
    let kept = 0;
    for (const kind of kinds) {
      watch.at(kind.name, 0);
      kept += await leaveMoved(tx, kind);
    }
    await writeChanges(tx, kinds, (kind, share) => watch.at(kind.name, share * WRITING));
    await analyzeWritten(tx, kinds);
    await followImport(tx, importId, kinds, (share) => watch.at("search", WRITING + (1 - WRITING) * share));
    return kept;
  }, async (tx, kept) => {
    await tx.sql`
      update catalogue_imports
      set state = 'rolled-back', phase = null, rows_done = 0, rows_total = 0, rolled_back_at = ${tx.clock()},
        reason = ${kept > 0 ? "catalogue_data.kept" : null}, reason_params = ${tx.sql.json({ count: kept })}
      where id = ${importId} and state = 'rolling-back'`;
    await recordChange(tx, {
      operation: "rollBackCatalogueImport",
      subjectKind: "CatalogueImport",
      subjectId: importId,
      after: { kept },
    });
    tellImports(tx, importId);
  });
}

/** One set at a time writes into the catalogue. */
export async function takeTurn({ sql }: Pick<Ctx, "sql">): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue imports'))`;
}
