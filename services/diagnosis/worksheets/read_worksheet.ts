import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may } from "@/kernel/access/rights.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { moveOf, WORKSHEET_ACTIONS } from "./moves.ts";
import { worksheetColumns, worksheetScope, worksheetTables } from "./rows.ts";
import type { Worksheet, WorksheetRow } from "./types.ts";

/** A worksheet of the caller's stores, with what they may do with it. Refuses `not-found`. */
export async function readWorksheet(ctx: Ctx, id: number): Promise<Worksheet> {
  const { sql } = ctx;
  const [row] = await sql<WorksheetRow[]>`
    select ${worksheetColumns(ctx)}
    from ${worksheetTables(ctx)}
    where w.id = ${id} and ${worksheetScope(ctx)}`;
  if (!row) throw refuse("not-found");
  const sheet = isoMoments(row) as WorksheetRow;
  const canAct = may(ctx.actor, "VDSWorkSheet:edit") && personOrNull(ctx) !== null;
  return {
    ...sheet,
    actions: WORKSHEET_ACTIONS.map((action) => {
      const move = moveOf(sheet.state, action);
      const refusal = !canAct ? refuse("no-right") : "refused" in move ? refuse(move.refused) : null;
      return { action, refused: refusal && sentenceOf(ctx, refusal) };
    }),
  };
}
