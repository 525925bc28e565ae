import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { CatalogueImport, ImportFile, ImportState } from "./import_types.ts";
import { SET_PARTS } from "./set_parts.ts";

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
