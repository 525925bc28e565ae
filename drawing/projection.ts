/** Parallel projection of millimetre space onto the sheet. */
import { cross, dot, unit, type V3 } from "./vector.ts";

/** Directions of the sheet's axes in space; `view` points from the object towards the viewer. */
export interface Camera {
  view: V3;
  right: V3;
  up: V3;
}

/** A camera plus scale (px per mm) and the projected millimetre position of the sheet's top left corner. */
export interface Sheet {
  camera: Camera;
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Camera looking along `-view` with Z upright; `view` must not be vertical. */
export function cameraAlong(view: V3): Camera {
  const v = unit(view);
  if (Math.hypot(v[0], v[1]) < 1e-6) throw new Error("a vertical view has no upright direction");
  const right = unit(cross([0, 0, 1], v));
  return { view: v, right, up: cross(v, right) };
}

/** [right, down, towards the viewer] in millimetres. */
export const project = (c: Camera, p: V3): V3 => [dot(p, c.right), -dot(p, c.up), dot(p, c.view)];

/** [x right, y down, depth towards the viewer] in pixels of the sheet. */
export function toSheet(s: Sheet, p: V3): V3 {
  const [x, y, z] = project(s.camera, p);
  return [(x - s.left) * s.scale, (y - s.top) * s.scale, z * s.scale];
}

/** Projects a flat list of millimetre points (x, y, z, x, ...) to sheet pixels and depth. */
export function projectAll(s: Sheet, points: ArrayLike<number>): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    out.set(toSheet(s, [points[i]!, points[i + 1]!, points[i + 2]!]), i);
  }
  return out;
}

/** Sheet on which the given points fill `width` x `height` pixels less `margin` on every side. */
export function fitSheet(
  camera: Camera,
  clouds: ArrayLike<number>[],
  limit: { width: number; height: number; margin: number },
): Sheet {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cloud of clouds) {
    for (let i = 0; i < cloud.length; i += 3) {
      const [x, y] = project(camera, [cloud[i]!, cloud[i + 1]!, cloud[i + 2]!]);
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  const { width, height, margin } = limit;
  const scale = Math.min((width - 2 * margin) / (x1 - x0), (height - 2 * margin) / (y1 - y0));
  return {
    camera,
    scale,
    left: x0 - margin / scale,
    top: y0 - margin / scale,
    width: Math.ceil((x1 - x0) * scale + 2 * margin),
    height: Math.ceil((y1 - y0) * scale + 2 * margin),
  };
}
