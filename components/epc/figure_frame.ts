import type { Hotspot } from "@/services/epc/figure_types.ts";
import type { Frame } from "./drawing_markup.ts";

/** Air round what is framed, in the drawing's units. */
const MARGIN = 10;

/**
 * What of a drawing a figure shows: a drawing serves several figures, each with some of its callouts. The rectangle round
 * their parts (and circles, unless left out), or the whole drawing when it does not say where they are.
 */
export function figureFrame(whole: Frame, hotspots: readonly Hotspot[], withCircles = true): Frame {
  if (hotspots.length === 0 || hotspots.some((hotspot) => hotspot.area === null)) return whole;
  const boxes = hotspots.flatMap((
    { x, y, w, h, area },
  ) => [area!, ...(withCircles ? [[x, y, w, h] as const] : [])]);
  const left = Math.min(...boxes.map(([x]) => x)) - MARGIN;
  const top = Math.min(...boxes.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...boxes.map(([x, , w]) => x + w)) + MARGIN;
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h)) + MARGIN;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
