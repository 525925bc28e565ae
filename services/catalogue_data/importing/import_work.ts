import { defineWork } from "@/engines/work/define_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import type { ImportState } from "../import_types.ts";
import { applyImport, rollBackImport } from "./apply_import.ts";
import { checkImport } from "./check_import.ts";
import { tellImports } from "./tell.ts";
import { Stopped } from "./watch.ts";
import { IMPORT_WORK, type ImportStep } from "./work_name.ts";

/** How a step begins, and what an import is again when it came to nothing. */
const STEPS: Readonly<Record<ImportStep, { runs: ImportState; stopped: ImportState; failed: ImportState }>> =
  {
    check: { runs: "checking", stopped: "stopped", failed: "failed" },
    apply: { runs: "applying", stopped: "checked", failed: "checked" },
    "roll-back": { runs: "rolling-back", stopped: "applied", failed: "applied" },
  };
const RUNS = { check: checkImport, apply: applyImport, "roll-back": rollBackImport };

/** Checks, applies and takes back sets of catalogue data. Each step is one transaction: a run that is cut short begins again. */
export const importWork = defineWork({
  ...IMPORT_WORK,
  tries: 3,
  leaseSeconds: 60,
  atOnce: 1,
  async run(ctx, { importId, step }, run) {
    const [wanted] = await ctx.sql<{ id: number }[]>`
      select id from catalogue_imports where id = ${importId} and state = ${STEPS[step].runs}`;
    if (!wanted) return;
    try {
      await RUNS[step](ctx, importId, run);
    } catch (error) {
      if (error instanceof Stopped) {
        return await endStep(ctx, importId, STEPS[step].runs, STEPS[step].stopped, null);
      }
      const reason = reasonOf(error);
      if (!reason) throw error;
      await endStep(ctx, importId, STEPS[step].runs, STEPS[step].failed, reason);
    }
  },
  async givenUp(ctx, { importId, step }) {
    await endStep(ctx, importId, STEPS[step].runs, STEPS[step].failed, {
      key: "catalogue_data.gave_up",
      params: {},
    });
  },
});

interface Reason {
  key: string;
  params: Record<string, unknown>;
}

/** What no further try can mend, in words: rules, and what the tables refuse. */
function reasonOf(error: unknown): Reason | null {
  if (error instanceof Refusal) return { key: `refusal.${error.key}`, params: error.params };
  const { code = "", detail = "", message = "" } = error as {
    code?: string;
    detail?: string;
    message?: string;
  };
  // Class 23 of PostgreSQL's codes: constraints.
  if (/^23/.test(code)) {
    return { key: "catalogue_data.refused_by_table", params: { detail: detail || message } };
  }
  return null;
}

async function endStep(
  ctx: Ctx,
  importId: number,
  runs: ImportState,
  state: ImportState,
  reason: Reason | null,
): Promise<void> {
  await ctx.tx(async (tx) => {
    await tx.sql`
      update catalogue_imports
      set state = ${state}, phase = null, rows_done = 0, rows_total = 0, stop_wanted = false,
        reason = ${reason?.key ?? null}, reason_params = ${tx.sql.json((reason?.params ?? {}) as never)}
      where id = ${importId} and state = ${runs}`;
    tellImports(tx, importId);
  });
}
