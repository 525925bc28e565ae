/** Faces turned away from the light, as polygons to be tinted lightly: it makes castings readable. */
import { type Camera, project, type Sheet } from "./projection.ts";
import { EMPTY, type Projected, rasterise } from "./raster.ts";
import { traceCells } from "./trace.ts";
import { dot, unit, type V3 } from "./vector.ts";

/** Cells a pixel of the shading raster. */
const FINE = 4;
/**
 * Direction towards the light on the sheet [right, down, viewer]: above, before the sheet, and from the side to
 * which the visible end faces of the X axis look, so that large discs and covers stay paper white.
 */
function lightFor({ view, right }: Camera): V3 {
  const sideways = view[0] * right[0] < 0 ? -.5 : .5;
  return unit([sideways, -.62, .6]);
}
/** Cosine below which a face counts as turned away. */
const DUSK = -.02;

/** Visible polygons (pixels, even-odd) of one part whose normals point away from the light. */
export function shadeOf(sheet: Sheet, part: Projected, normals: ArrayLike<number>): number[][][] {
  const light = lightFor(sheet.camera);
  const brightness = new Float32Array(normals.length / 3);
  for (let i = 0; i < brightness.length; i++) {
    const n = project(sheet.camera, [normals[3 * i]!, normals[3 * i + 1]!, normals[3 * i + 2]!] as V3);
    brightness[i] = dot(n, light);
  }
  const marks: [number, number][] = [];
  const window = rasterise(part, FINE, (cell, triangle, w) => {
    const at = (k: 0 | 1 | 2) => brightness[part.triangles[3 * triangle + k]!]! * w[k];
    marks.push([cell, at(0) + at(1) + at(2)]);
  });
  const lit = new Float32Array(window.depth.length);
  for (const [cell, value] of marks) lit[cell] = value;
  const { width, height, depth } = window;
  const dark = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const cell = y * width + x;
    return depth[cell] !== EMPTY && lit[cell]! < DUSK;
  };
  return traceCells(dark, width, height, 3 * FINE * FINE, 1)
    .map((ring) => ring.map(([x, y]) => [(x! + window.x) / FINE, (y! + window.y) / FINE]));
}
