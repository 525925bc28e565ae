import type { WorkRun } from "@/engines/work/define_work.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { KINDS } from "../kinds.ts";
import { checkRows } from "./check_rows.ts";
import { type CheckShares, checkShares } from "./check_shares.ts";
import { findChanges } from "./find_changes.ts";
import { findStillUsed } from "./find_still_used.ts";
import { DRAWING_FILES } from "../set_parts.ts";
import { openRows } from "./open_rows.ts";
import { resolveDrawings } from "./resolve_drawings.ts";
import { stagedOf, stageFile } from "./stage.ts";
import { takeDrawings, type TakenDrawings } from "./take_drawings.ts";
import { tellImports } from "./tell.ts";
import { underWatch, type Watch } from "./watch.ts";

interface SetFile {
  id: string;
  kind: string;
  key: string;
  name: string;
  size: number;
}

/**
 * The dry run of a set: reads its files, writes down every bad row, and how the rest differs from the catalogue. Nothing of the catalogue
 * changes. All of it is one transaction, so that a run that is cut short leaves nothing.
 */
export async function checkImport(ctx: Ctx, importId: number, run: WorkRun): Promise<void> {
  const files = await filesOf(ctx, importId);
  const archive = files.find(({ kind }) => kind === DRAWING_FILES);
  const taken = archive && await takeDrawings(ctx, importId, archive, run);
  const rowFiles = files.filter((file) => file !== archive);
  const shares = checkShares({ hasDrawings: archive !== undefined });
  const work = (tx: TxCtx, watch: Watch) => check(tx, ctx, importId, rowFiles, taken, watch, shares);
  const finish = async (tx: TxCtx) => {
    await tx.sql`
      update catalogue_imports
      set state = 'checked', phase = null, rows_done = 0, rows_total = 0, faults = (
        select coalesce(sum(faults), 0) from catalogue_import_files where import_id = ${importId}
      )
      where id = ${importId} and state = 'checking'`;
    tellImports(tx, importId);
  };
  await underWatch(ctx, run, importId, work, finish, shares.start);
}

async function filesOf({ sql }: Ctx, importId: number): Promise<SetFile[]> {
  return await sql<SetFile[]>`
    select f.id, i.kind, f.key, i.name, f.size::float8 as size
    from catalogue_import_files i
    join files f on f.id = i.file_id
    where i.import_id = ${importId}`;
}

async function check(
  tx: TxCtx,
  ctx: Ctx,
  importId: number,
  files: readonly SetFile[],
  taken: TakenDrawings | undefined,
  watch: Watch,
  shares: CheckShares,
): Promise<void> {
  const { sql } = tx;
  await sql`delete from catalogue_import_faults where import_id = ${importId}`;
  await sql`delete from catalogue_changes where import_id = ${importId}`;
  await sql`
    update catalogue_import_files set rows = 0, added = 0, changed = 0, gone = 0, faults = 0 where import_id = ${importId}`;
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const kinds = KINDS.filter(({ name }) => files.some(({ kind }) => kind === name));
  const deltas = new Map<string, boolean>();
  let through = 0;
  for (const kind of kinds) {
    const file = files.find((one) => one.kind === kind.name)!;
    const rows = openRows(
      ctx,
      file,
      (share) => watch.at(kind.name, shares.reading((through + share * file.size) / all)),
    );
    const staged = await stageFile(tx, { importId, kind, rows, signal: watch.signal });
    deltas.set(kind.name, staged.isDelta);
    await sql`
      update catalogue_import_files
      set rows = ${staged.rows}, is_delta = ${staged.isDelta}
      where import_id = ${importId} and kind = ${kind.name}`;
    through += file.size;
  }
  const staged = stagedOf(deltas);
  await resolveDrawings(tx, importId, staged, taken);
  for (const [place, kind] of kinds.entries()) {
    watch.at(kind.name, shares.comparing(place / kinds.length));
    await checkRows(tx, importId, kind, staged);
    const { added, changed, gone } = await findChanges(tx, {
      importId,
      kind,
      isDelta: deltas.get(kind.name)!,
    });
    await sql`
      update catalogue_import_files
      set added = ${added}, changed = ${changed}, gone = ${gone}
      where import_id = ${importId} and kind = ${kind.name}`;
  }
  await findStillUsed(tx, { importId, kinds });
}
