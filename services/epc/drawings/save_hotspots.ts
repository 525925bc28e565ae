import { z } from "zod";
import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Hotspot } from "../figure_types.ts";
import { figureCode, figureVersion, productionDay } from "./drawing_members.ts";
import { publishFigureChanged } from "./figure_event.ts";
import { requirePeriod, takeFigure } from "./figure_state.ts";
import { type DrawingBox, hotspotInput, MAX_HOTSPOTS, requireHotspots } from "./hotspot_input.ts";

export const savedHotspots = z.object({
  figureCode,
  version: figureVersion,
  /** Number of the drawing that they belong to. */
  drawing: z.int().positive(),
  /** Keeps that drawing as it is and makes a further one of the same image. */
  asNew: z.boolean(),
  validFrom: productionDay,
  validTo: productionDay,
  hotspots: z.array(hotspotInput).max(MAX_HOTSPOTS),
});
export type SavedHotspots = z.output<typeof savedHotspots>;

interface DrawingRow {
  validFrom: string | null;
  validTo: string | null;
  hotspots: Hotspot[];
  /** Null: the drawing was brought in without its corner. */
  box: DrawingBox | null;
}

/**
 * Saves the hotspots and the period of a drawing, into it or as a new one; the catalogue shows them at once and the event
 * `epc.figure-changed` tells it. Refuses `state-changed`, `figure-version-unknown`, `period-order`, and what `requireHotspots` refuses.
 *
 * @returns the drawing's number and the figure's version
 */
export async function saveHotspots(
  ctx: Ctx,
  saved: SavedHotspots,
): Promise<{ drawing: number; version: number }> {
  const { figureCode, version, drawing, asNew, validFrom, validTo, hotspots } = saved;
  requirePeriod(saved);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const id = await takeFigure(tx, figureCode, version);
    const before = await drawingOf(tx, id, drawing);
    if (!before) throw refuse("figure-version-unknown", { figure: figureCode, version: drawing });
    requireHotspots(hotspots, before.box);
    const written = {
      validFrom,
      validTo,
      hotspots: sql.json(hotspots as never),
      changedAt: tx.clock(),
      changedBy: personId(tx),
    };
    const number = asNew ? await copyDrawing(tx, id, drawing) : drawing;
    await sql`update figure_versions set ${sql(written)} where figure_id = ${id} and version = ${number}`;
    await recordChange(tx, {
      operation: "saveFigureHotspots",
      funLink: "EPC2DImage",
      subjectKind: "figure",
      subjectId: figureCode,
      before: asNew ? undefined : { drawing, ...said(before) },
      after: { drawing: number, ...said({ validFrom, validTo, hotspots }) },
    });
    await publishFigureChanged(tx, id, asNew ? ["drawing", "callouts"] : ["callouts"]);
    return { drawing: number, version: version + 1 };
  });
}

async function drawingOf(tx: TxCtx, id: number, drawing: number): Promise<DrawingRow | undefined> {
  const [row] = await tx.sql<DrawingRow[]>`
    select
      valid_from, valid_to, hotspots,
      case when box_x is not null and box_y is not null then
        jsonb_build_object('x', box_x, 'y', box_y, 'w', width, 'h', height)
      end as box
    from figure_versions
    where figure_id = ${id} and version = ${drawing}`;
  return row;
}

async function copyDrawing(tx: TxCtx, id: number, drawing: number): Promise<number> {
  const [copy] = await tx.sql<{ version: number }[]>`
    insert into figure_versions (figure_id, version, image, model_3d, width, height, variants, box_x, box_y)
    select figure_id, (select max(version) + 1 from figure_versions where figure_id = ${id}), image, model_3d, width, height,
      variants, box_x, box_y
    from figure_versions
    where figure_id = ${id} and version = ${drawing}
    returning version`;
  return copy!.version;
}

/** Hotspots as the operation log says them: numbers with their places, readable. */
function said({ validFrom, validTo, hotspots }: Pick<SavedHotspots, "validFrom" | "validTo" | "hotspots">) {
  return {
    validFrom,
    validTo,
    hotspots: hotspots.map(({ callout, x, y, w, h }) => `${callout}: ${x} ${y} ${w} ${h}`),
  };
}
