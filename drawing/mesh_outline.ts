/**
 * Visible lines of free-form solids (coil springs, swept hoses), for which exact hidden-line removal takes
 * minutes: sharp edges and the smooth outline come from the mesh, visibility from a fine depth raster.
 */
import type { Shape3D } from "./deps.ts";
import type { Curve } from "./curve.ts";
import { projectAll, type Sheet, toSheet } from "./projection.ts";
import { EMPTY, rasterise, type Window } from "./raster.ts";
import { simplifyLine } from "./simplify.ts";
import { tessellate, type Triangles } from "./tessellation.ts";
import { dot, type V3 } from "./vector.ts";

/** Raster cells a pixel. */
const FINE = 8;
/** Edges whose faces turn by less than this cosine allows are smooth and not drawn. */
const SMOOTH = .9;
const SHORTEST = .8;

const point = (list: ArrayLike<number>, i: number): V3 => [list[3 * i]!, list[3 * i + 1]!, list[3 * i + 2]!];

/** Where the surface turns from the viewer inside a triangle: [from, to] on the sheet. */
function outlineSteps(mesh: Triangles, points: Float64Array, view: V3): V3[][] {
  const facing = Float64Array.from(
    { length: points.length / 3 },
    (_, i) => dot(point(mesh.normals, i), view),
  );
  const steps: V3[][] = [];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const corners = mesh.triangles.slice(t, t + 3);
    const cuts = corners.flatMap((a, k) => {
      const b = corners[(k + 1) % 3]!, fa = facing[a]!, fb = facing[b]!;
      if ((fa > 0) === (fb > 0)) return [];
      const w = fa / (fa - fb), pa = point(points, a), pb = point(points, b);
      return [pa.map((v, j) => v + (pb[j]! - v) * w) as V3];
    });
    if (cuts.length === 2) steps.push(cuts);
  }
  return steps;
}

/** Steps along edges at which the faces really meet at an angle. */
function sharpSteps(solid: Shape3D, mesh: Triangles, sheet: Sheet, tolerance: number): V3[][] {
  const key = (p: V3) => p.map((x) => Math.round(x * 50)).join();
  const normalsAt = new Map<string, V3[]>();
  for (let i = 0; i < mesh.vertices.length / 3; i++) {
    const k = key(point(mesh.vertices, i));
    normalsAt.set(k, [...(normalsAt.get(k) ?? []), point(mesh.normals, i)]);
  }
  const { lines, edgeGroups } = solid.meshEdges({ tolerance, angularTolerance: .1 });
  return edgeGroups.flatMap(({ start, count }) => {
    const along = Array.from({ length: count }, (_, i) => point(lines, start + i));
    const normals = normalsAt.get(key(along[Math.floor(count / 2)]!)) ?? [];
    const sharpest = Math.min(1, ...normals.flatMap((a) => normals.map((b) => dot(a, b))));
    if (sharpest > SMOOTH) return [];
    const steps: V3[][] = [];
    for (let i = 0; i + 1 < along.length; i += 2) {
      steps.push([toSheet(sheet, along[i]!), toSheet(sheet, along[i + 1]!)]);
    }
    return steps;
  });
}

/** Joins steps that share end points into long lines. */
function chained(steps: V3[][]): V3[][] {
  const key = (p: V3) => p.map((x) => Math.round(x * 20)).join();
  const meeting = new Map<string, number[]>();
  steps.forEach((s, i) => s.forEach((p) => meeting.set(key(p), [...(meeting.get(key(p)) ?? []), i])));
  const used = new Set<number>();
  return steps.flatMap((first, i) => {
    if (used.has(i)) return [];
    used.add(i);
    const line = [...first];
    for (const end of ["back", "front"]) {
      for (;;) {
        const tip = key(line.at(-1)!);
        const next = meeting.get(tip)?.find((j) => !used.has(j));
        if (next === undefined) break;
        used.add(next);
        const [a, b] = steps[next] as [V3, V3];
        line.push(key(a) === tip ? b : a);
      }
      if (end === "back") line.reverse();
    }
    return [line];
  });
}

/** True where at least a third of the nine cells round a point do not lie in front of it. */
function seen(p: V3, w: Window, skin: number): boolean {
  const x = Math.round(p[0] * FINE) - w.x, y = Math.round(p[1] * FINE) - w.y;
  let open = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((w.depth[(y + dy) * w.width + x + dx] ?? EMPTY) < p[2] + skin) open++;
    }
  }
  return open >= 3;
}

function visibleRuns(line: V3[], w: Window, skin: number): number[][][] {
  const runs: number[][][] = [];
  let run: number[][] = [];
  const close = () => {
    const length = run.slice(1).reduce(
      (sum, p, i) => sum + Math.hypot(p[0]! - run[i]![0]!, p[1]! - run[i]![1]!),
      0,
    );
    if (length > SHORTEST) runs.push(simplifyLine(run, .04));
    run = [];
  };
  for (let k = 0; k + 1 < line.length; k++) {
    const a = line[k]!, b = line[k + 1]!;
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / .3));
    for (let i = k ? 1 : 0; i <= n; i++) {
      const p = a.map((v, j) => v + (b[j]! - v) * i / n) as V3;
      if (seen(p, w, skin)) run.push([p[0], p[1]]);
      else close();
    }
  }
  close();
  return runs;
}

/** All visible curves of a placed free-form solid, in sheet pixels. */
export function meshOutline(solid: Shape3D, sheet: Sheet): Curve[] {
  const tolerance = .04 / sheet.scale;
  const mesh = tessellate(solid, tolerance, .1);
  const points = projectAll(sheet, mesh.vertices);
  const window = rasterise({ points, triangles: mesh.triangles }, FINE);
  const steps = [
    ...outlineSteps(mesh, points, sheet.camera.view),
    ...sharpSteps(solid, mesh, sheet, tolerance),
  ];
  return chained(steps).flatMap((line) => visibleRuns(line, window, .5))
    .map((run) => ({ kind: "outline", straight: true, points: run }));
}
