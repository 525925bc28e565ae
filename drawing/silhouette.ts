/** The closed outline of a part on the sheet: the union of all its projected triangles. */
import { manifold } from "./kernel.ts";
import type { Projected } from "./raster.ts";
import { areaOf, simplifyRing } from "./simplify.ts";

/** Smallest piece or hole kept, square pixels. */
const MIN_AREA = .3;

/** Polygons (holes included, even-odd) in pixels. */
export function silhouette({ points, triangles }: Projected, tolerance = .04): number[][][] {
  const faces: number[][][] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
      .map((k) => [points[3 * k]!, points[3 * k + 1]!]) as [number[], number[], number[]];
    const area = areaOf([a, b, c]);
    if (Math.abs(area) < 1e-7) continue;
    faces.push(area > 0 ? [a, b, c] : [a, c, b]);
  }
  // Growing and shrinking by a hair closes the seams that rounding leaves between triangles.
  const grown = new manifold.CrossSection(faces, "Positive");
  const closed = grown.offset(.03, "Miter");
  const section = closed.offset(-.03, "Miter");
  const rings: number[][][] = section.toPolygons();
  for (const s of [grown, closed, section]) s.delete();
  return rings.map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > MIN_AREA);
}
