import { recordChange } from "@/engines/audit/record_change.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { ImportState } from "./import_types.ts";
import { tellImports } from "./importing/tell.ts";
import { IMPORT_WORK, type ImportStep } from "./importing/work_name.ts";

interface Taken {
  id: number;
  state: ImportState;
  faults: number;
  isForgotten: boolean;
  isLast: boolean;
}

/** Takes an import to move it on. Refuses `not-found`. */
async function take({ sql }: TxCtx, id: number): Promise<Taken> {
  const [taken] = await sql<Taken[]>`
    select id, state, faults, forgotten_at is not null as is_forgotten,
      not exists (
        select from catalogue_imports later
        where later.state in ('applying', 'applied', 'rolling-back') and later.id <> i.id and not later.is_edit
          and (later.applied_at is null or later.applied_at > i.applied_at)
      ) as is_last
    from catalogue_imports i
    where id = ${id}
    for update`;
  if (!taken) throw refuse("not-found");
  return taken;
}

/** Where a step may begin, and what the import is meanwhile. */
const MOVES: Readonly<
  Record<ImportStep, { from: readonly ImportState[]; to: ImportState; operation: string }>
> = {
  check: { from: ["checked", "stopped", "failed"], to: "checking", operation: "checkCatalogueImport" },
  apply: { from: ["checked"], to: "applying", operation: "applyCatalogueImport" },
  "roll-back": { from: ["applied"], to: "rolling-back", operation: "rollBackCatalogueImport" },
};

/**
 * Begins a step of an import: its dry run once more, bringing it into the catalogue, or taking it back. Refuses `state-changed` where the step does not
 * follow, `catalogue-has-faults` while a row is bad, `catalogue-forgotten`, and `catalogue-not-last` for one that was not applied last.
 */
export async function moveImport(ctx: Ctx, id: number, step: ImportStep): Promise<void> {
  requireRight(ctx, step === "check" ? "CatalogueImport:import" : "CatalogueImport:apply");
  await ctx.tx(async (tx) => {
    const taken = await take(tx, id);
    const { from, to, operation } = MOVES[step];
    if (!from.includes(taken.state)) throw refuse("state-changed");
    if (step === "apply" && taken.faults > 0) throw refuse("catalogue-has-faults", { count: taken.faults });
    if (step !== "check" && taken.isForgotten) throw refuse("catalogue-forgotten");
    if (step === "roll-back" && !taken.isLast) throw refuse("catalogue-not-last");
    const who = codeOf(tx.actor);
    await tx.sql`
      update catalogue_imports
      set state = ${to}, stop_wanted = false, reason = null, reason_params = '{}',
        applied_as = case when ${step === "apply"} then ${who} else applied_as end,
        rolled_back_as = case when ${step === "roll-back"} then ${who} else rolled_back_as end,
        forgotten_at = case when ${step === "check"} then null else forgotten_at end
      where id = ${id}`;
    await enqueue(tx, IMPORT_WORK, `${id}:${step}`, { importId: id, step });
    await recordChange(tx, { operation, subjectKind: "CatalogueImport", subjectId: id });
    tellImports(tx, id);
  });
}

/** Asks what runs of an import to end: the catalogue is then as if it had not begun. Refuses `state-changed` when nothing runs. */
export async function stopImport(ctx: Ctx, id: number): Promise<void> {
  requireRight(ctx, "CatalogueImport:import");
  await ctx.tx(async (tx) => {
    const { state } = await take(tx, id);
    if (!["checking", "applying", "rolling-back"].includes(state)) throw refuse("state-changed");
    await tx.sql`update catalogue_imports set stop_wanted = true where id = ${id}`;
    await recordChange(tx, {
      operation: "stopCatalogueImport",
      subjectKind: "CatalogueImport",
      subjectId: id,
    });
    tellImports(tx, id);
  });
}
