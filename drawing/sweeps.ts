/** Coils, hoses, pipes and wires: sections swept along a line. Draw these with `outline: "mesh"`. */
import type { Untyped } from "./kernel.ts";
import { replicad } from "./deps.ts";
import { join } from "./booleans.ts";
import { ball, rod, type Solid } from "./primitives.ts";
import { add, type V3 } from "./vector.ts";

/** Coil spring along X from x = 0: mean `radius`, wire radius `wire`, `pitch` a turn. */
export function coil(radius: number, wire: number, pitch: number, turns: number): Solid {
  const helix = (replicad as Untyped).makeHelix(pitch, pitch * turns, radius);
  const section = (replicad.drawCircle(wire).sketchOnPlane("XZ", [radius, 0, 0]) as Untyped).wire;
  const swept = (replicad as Untyped).genericSweep(replicad.assembleWire([section]), helix, { frenet: true });
  return swept.rotate(90, [0, 0, 0], [0, 1, 0]) as Solid;
}

/** Round hose through points: straight rods, and a ball at each bend, so it can turn as sharply as you like. */
export function polylineHose(points: V3[], radius: number): Solid {
  const pieces: Solid[] = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const way: V3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    pieces.push(rod(radius, Math.hypot(...way), from, way));
    if (i + 2 < points.length) pieces.push(ball(radius, to));
  });
  return pieces.length > 1 ? join(pieces) : pieces[0]!;
}

/** Smooth round hose, pipe or wire through a few points; bends must be wider than `radius`. */
export function hose(points: V3[], radius: number): Solid {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  /** control point a sixth of the way from `a` to `b` beyond `p`: Catmull-Rom as cubic Bezier spans */
  const handle = (p: V3, a: V3, b: V3) => p.map((v, k) => v + (b[k]! - a[k]!) / 6) as V3;
  const spans = points.slice(1).map((to, i) => {
    const from = at(i);
    return replicad.makeBezierCurve([from, handle(from, at(i - 1), to), handle(to, at(i + 2), from), to]);
  });
  const [start, next] = [at(0), at(1)];
  const direction: V3 = [next[0] - start[0], next[1] - start[1], next[2] - start[2]];
  const section = replicad.assembleWire([replicad.makeCircle(radius, start, direction)]);
  return (replicad as Untyped).genericSweep(section, replicad.assembleWire(spans), {
    frenet: false,
  }) as Solid;
}

/**
 * Several solids as one part, without joining them: booleans on swept solids take minutes. Only for parts
 * with `outline: "mesh"`, which hides what lies inside; the pieces may overlap as they like.
 */
export const group = (...solids: Solid[]): Solid => replicad.makeCompound(solids) as Solid;

/** Points of a smooth curve (Catmull-Rom) through few points, `steps` a span. */
export function throughPoints(points: V3[], steps = 6): V3[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: V3[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    for (let s = 0; s < steps; s++) {
      const t = s / steps, [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      out.push(
        [0, 1, 2].map((k) =>
          .5 * (2 * b[k]! + (c[k]! - a[k]!) * t + (2 * a[k]! - 5 * b[k]! + 4 * c[k]! - d[k]!) * t * t +
            (3 * b[k]! - a[k]! - 3 * c[k]! + d[k]!) * t * t * t)
        ) as V3,
      );
    }
  }
  return [...out, add(points.at(-1)!, [0, 0, 0])];
}
