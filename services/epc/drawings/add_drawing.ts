import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { useFile } from "@/engines/files/use_file.ts";
import type { Hotspot } from "../types.ts";
import { modelOfUpload, svgOfUpload } from "./drawing_files.ts";
import { publishFigureChanged } from "./figure_event.ts";
import { requirePeriod, takeFigure } from "./figure_state.ts";

export interface NewDrawing {
  figureCode: string;
  /** Of the figure, as it was read. */
  version: number;
  /** Uploaded drawing (place `figure-image`): SVG, or a raster one that was turned into SVG. */
  file: string;
  /** Uploaded 3D model (place `figure-model`), or null. */
  model: string | null;
  /** Days of production, inclusive; null: open. */
  validFrom: string | null;
  validTo: string | null;
  /** Takes over the hotspots of the newest drawing, as far as they lie within this one. */
  keepHotspots: boolean;
}

/**
 * Gives a figure a new drawing, by the event `epc.figure-changed`; the former ones stay for vehicles of their period.
 *
 * @returns the drawing's number
 */
export async function addDrawing(ctx: Ctx, drawing: NewDrawing): Promise<number> {
  const { figureCode, version, validFrom, validTo, keepHotspots } = drawing;
  requirePeriod(drawing);
  const image = await svgOfUpload(ctx, drawing.file);
  const model = drawing.model === null ? null : await modelOfUpload(ctx, drawing.model);
  const { box } = image;
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const id = await takeFigure(tx, figureCode, version);
    const newest = await newestOf(tx, id);
    const hotspots = keepHotspots
      ? (newest?.hotspots ?? []).filter((one) =>
        one.x >= box.x && one.y >= box.y && one.x + one.w <= box.x + box.w && one.y + one.h <= box.y + box.h
      ).map((one) => ({ ...one, area: null }))
      : [];
    const number = (newest?.version ?? 0) + 1;
    await sql`
      insert into figure_versions ${
      sql({
        figureId: id,
        version: number,
        validFrom,
        validTo,
        image: image.image,
        model_3d: model?.image ?? null,
        width: box.w,
        height: box.h,
        box_x: box.x,
        box_y: box.y,
        hotspots: sql.json(hotspots as never),
        changedAt: tx.clock(),
        changedBy: personId(tx),
      })
    }`;
    for (const file of [image, model]) {
      if (file) await useFile(tx, file.id, { kind: FIGURE_IMAGE, id: figureCode });
    }
    await recordChange(tx, {
      operation: "addFigureDrawing",
      funLink: "EPC2DImage",
      subjectKind: "figure",
      subjectId: figureCode,
      after: {
        drawing: number,
        image: image.image,
        model: model?.image ?? null,
        validFrom,
        validTo,
        hotspots: hotspots.length,
      },
    });
    await publishFigureChanged(tx, id, ["drawing"]);
    return number;
  });
}

async function newestOf(
  tx: TxCtx,
  figureId: number,
): Promise<{ version: number; hotspots: Hotspot[] } | undefined> {
  const [newest] = await tx.sql<{ version: number; hotspots: Hotspot[] }[]>`
    select version, hotspots from figure_versions where figure_id = ${figureId} order by version desc limit 1`;
  return newest;
}
