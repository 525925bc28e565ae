import { z } from "zod";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Most hotspots of one drawing. */
export const MAX_HOTSPOTS = 500;

const unit = z.number().min(-100_000).max(100_000);

/** A hotspot as the editor sends it, in the drawing's own units. */
export const hotspotInput = z.object({
  callout: z.string().trim().max(8).describe("number as the parts table has it"),
  x: unit,
  y: unit,
  w: unit.positive(),
  h: unit.positive(),
  tip: z.tuple([unit, unit]).nullable().describe("where the leader points to"),
  area: z.tuple([unit, unit, unit, unit]).nullable().describe("rectangle of the parts: x, y, width, height"),
  variant: z.string().max(40).nullable().optional()
    .describe("the only build of the drawing in which it stands there"),
});
export type HotspotInput = z.output<typeof hotspotInput>;

/** A drawing's rectangle in its own units. */
export interface DrawingBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Holds hotspots against the drawing they belong to: refuses `hotspot-number` for what is no callout, and `hotspot-outside` for one
 * whose middle or leader's tip lies beyond the drawing, where its rectangle is known.
 */
export function requireHotspots(hotspots: readonly HotspotInput[], box: DrawingBox | null): void {
  const isWithin = (x: number, y: number) =>
    box === null || x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
  for (const { callout, x, y, w, h, tip } of hotspots) {
    if (!/^[A-Za-z0-9]{1,8}$/.test(callout)) throw refuseField("hotspots", "hotspot-number", { callout });
    if (!isWithin(x + w / 2, y + h / 2) || tip && !isWithin(...tip)) {
      throw refuseField("hotspots", "hotspot-outside", { callout });
    }
  }
}
