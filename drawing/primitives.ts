/**
 * Solids and outlines from few numbers. X is the axle and explode axis, Z is up, millimetres and degrees.
 * Outlines (`Drawing`) lie in the YZ plane, horizontal Y and vertical Z, and are extruded along X.
 */
import { type Drawing, type Point2D, replicad, type Shape3D } from "./deps.ts";
import { polar, type V2, type V3 } from "./vector.ts";

export type Solid = Shape3D;

/** Closed polygon outline. */
export function polygon(points: number[][]): Drawing {
  const [first, ...rest] = points as Point2D[];
  const pen = replicad.draw(first);
  for (const p of rest) pen.lineTo(p);
  return pen.close();
}

/** Circle outline round (y, z). */
export const circle = (radius: number, y = 0, z = 0): Drawing => replicad.drawCircle(radius).translate(y, z);

/** Rectangle outline with rounded corners round (y, z). */
export const roundedRectangle = (width: number, height: number, radius: number, y = 0, z = 0): Drawing =>
  replicad.drawRoundedRectangle(width, height, radius).translate(y, z);

/** Belt outline: circles of radius `ra` round `a` and `rb` round `b` and their outer tangents (levers, lugs, covers). */
export function belt(a: V2, ra: number, b: V2, rb: number): Drawing {
  const way = Math.atan2(b[1] - a[1], b[0] - a[0]), distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (distance <= Math.abs(ra - rb)) {
    throw new Error("a belt needs two circles of which none lies inside the other");
  }
  const lean = Math.acos((ra - rb) / distance);
  const on = (
    c: V2,
    r: number,
    angle: number,
  ): Point2D => [c[0] + r * Math.cos(angle), c[1] + r * Math.sin(angle)];
  return replicad.draw(on(a, ra, way + lean)).threePointsArcTo(
    on(a, ra, way - lean),
    on(a, ra, way + Math.PI),
  )
    .lineTo(on(b, rb, way - lean)).threePointsArcTo(on(b, rb, way + lean), on(b, rb, way)).close();
}

/** Slot outline: two half circles of `radius` round the points `from` and `to` and their tangents. */
export const slot = (from: V2, to: V2, radius: number): Drawing => belt(from, radius, to, radius);

/** Sector of a ring between two radii and two angles (0 = +Y, 90 = +Z), `to` larger than `from`. */
export function sector(inner: number, outer: number, from: number, to: number): Drawing {
  const middle = (from + to) / 2;
  return replicad.draw(polar(inner, from)).threePointsArcTo(polar(inner, to), polar(inner, middle))
    .lineTo(polar(outer, to)).threePointsArcTo(polar(outer, from), polar(outer, middle)).close();
}

/** Regular polygon outline with `corners` corners; `across` is measured across flats. */
export const regular = (across: number, corners = 6): Drawing =>
  replicad.drawPolysides(across / 2 / Math.cos(Math.PI / corners), corners);

/** Turned part: the closed polygon of [x, radius] points revolved round X. No point may have a negative radius. */
export function revolve(profile: number[][]): Solid {
  // The sketch's second axis on XZ is Z, so the radius becomes the height over the axis.
  const sketch = polygon(profile).sketchOnPlane("XZ");
  return (sketch as unknown as { revolve(axis: V3, o: { origin: V3 }): Solid })
    .revolve([1, 0, 0], { origin: [0, 0, 0] });
}

/** Extrudes an outline of the YZ plane from x0 to x1. */
export const extrude = (outline: Drawing, x0: number, x1: number): Solid =>
  (outline.sketchOnPlane("YZ", x0) as unknown as { extrude(d: number): Solid }).extrude(x1 - x0);

/** Extrudes an outline along another axis: "XZ" plane (horizontal X, vertical Z) from y0 to y1, "XY" from z0 to z1. */
export function extrudeAlong(axis: "y" | "z", outline: Drawing, from: number, to: number): Solid {
  const plane = axis === "y" ? "XZ" : "XY";
  // The normal of XZ is -Y.
  const [origin, length] = axis === "y" ? [-from, -(to - from)] : [from, to - from];
  return (outline.sketchOnPlane(plane, origin) as unknown as { extrude(d: number): Solid }).extrude(length);
}

/** Cylinder along X from x0 to x1 round (y, z). */
export const cylinder = (radius: number, x0: number, x1: number, y = 0, z = 0): Solid =>
  replicad.makeCylinder(radius, x1 - x0, [x0, y, z], [1, 0, 0]);

/** Cylinder of `length` from a point in any direction. */
export const rod = (radius: number, length: number, from: V3, direction: V3): Solid =>
  replicad.makeCylinder(radius, length, from, direction);

/** Pipe along X. */
export const tube = (outer: number, inner: number, x0: number, x1: number): Solid =>
  revolve([[x0, inner], [x0, outer], [x1, outer], [x1, inner]]);

/** Ball round a point. */
export const ball = (radius: number, at: V3 = [0, 0, 0]): Solid => replicad.makeSphere(radius).translate(at);

/** Box between two opposite corners. */
export const box = (a: V3, b: V3): Solid => replicad.makeBox(a, b);

/** Regular prism along X, `across` flats. */
export const prism = (across: number, x0: number, x1: number, corners = 6): Solid =>
  extrude(regular(across, corners), x0, x1);

/** `count` things on a pitch circle: `make` gets y, z and the angle; the first stands at `start` degrees. */
export function around<T>(
  count: number,
  radius: number,
  make: (y: number, z: number, degrees: number, index: number) => T,
  start = 90,
): T[] {
  return Array.from({ length: count }, (_, i) => {
    const degrees = start + i * 360 / count;
    const [y, z] = polar(radius, degrees);
    return make(y, z, degrees, i);
  });
}
