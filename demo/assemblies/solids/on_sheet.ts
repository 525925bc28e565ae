/** Places on the drawn sheet, for assemblies seen from the usual side. */
import type { V3 } from "../../../drawing/mod.ts";

/** From the object towards the viewer, as most assemblies are seen. */
export const USUAL_VIEW: V3 = [.62, -.62, .46];

/** Way in space that looks like so many millimetres to the right and upwards on the sheet; `x` more along the axle. */
export const onSheet = (right: number, up: number, x = 0): V3 => [
  right * .707 + x,
  right * .707,
  up / .885,
];
