/** Visible edges of one solid, exactly, from the modeller's hidden-line removal. */
import { type Edge, replicad, type Shape3D } from "./deps.ts";
import type { Curve } from "./curve.ts";
import { occ, type Untyped } from "./kernel.ts";
import type { Sheet } from "./projection.ts";

/** Greatest distance of a drawn cubic from the true curve, pixels. */
const TOLERANCE = .04;
const SHORTEST = .05;

type PointAndSlope = [x: number, y: number, dx: number, dy: number];

/** One projected edge as a line or a chain of cubics (halved until its middle is near enough). */
function curveOf(edge: Edge, kind: Curve["kind"], sheet: Sheet): Curve | undefined {
  const adaptor: Untyped = (edge as Untyped).curve.wrapped;
  const point = new occ.gp_Pnt(), slope = new occ.gp_Vec();
  const at = (t: number): PointAndSlope => {
    adaptor.D1(t, point, slope);
    const k = sheet.scale;
    return [(point.X() - sheet.left) * k, (-point.Y() - sheet.top) * k, slope.X() * k, -slope.Y() * k];
  };
  const t0: number = adaptor.FirstParameter(), t1: number = adaptor.LastParameter();
  const first = at(t0), last = at(t1);
  const points: number[][] = [[first[0], first[1]]];
  let length = 0;
  const chain = (ta: number, a: PointAndSlope, tb: number, b: PointAndSlope, depth: number): void => {
    const h = (tb - ta) / 3;
    const c = [a[0] + a[2] * h, a[1] + a[3] * h, b[0] - b[2] * h, b[1] - b[3] * h] as const;
    const middle = at((ta + tb) / 2);
    const off = Math.hypot(
      (a[0] + 3 * c[0] + 3 * c[2] + b[0]) / 8 - middle[0],
      (a[1] + 3 * c[1] + 3 * c[3] + b[1]) / 8 - middle[1],
    );
    // A half circle's middle may lie right by chance, so long parameter spans are always halved once.
    if (depth < 7 && (off > TOLERANCE || (depth < 1 && tb - ta > 3))) {
      chain(ta, a, (ta + tb) / 2, middle, depth + 1);
      chain((ta + tb) / 2, middle, tb, b, depth + 1);
    } else {
      length += Math.hypot(b[0] - a[0], b[1] - a[1]);
      points.push([...c, b[0], b[1]]);
    }
  };
  const straight = edge.geomType === "LINE";
  if (straight) {
    length = Math.hypot(last[0] - first[0], last[1] - first[1]);
    points.push([last[0], last[1]]);
  } else chain(t0, first, t1, last, 0);
  point.delete();
  slope.delete();
  return length < SHORTEST ? undefined : { kind, straight, points };
}

const KINDS: [Curve["kind"], string][] = [
  ["edge", "VCompound"],
  ["tangent", "Rg1LineVCompound"],
  ["outline", "OutLineVCompound"],
];

/** All visible curves of a placed solid, in sheet pixels. */
export function hiddenLines(solid: Shape3D, sheet: Sheet): Curve[] {
  const camera = new replicad.ProjectionCamera([0, 0, 0], sheet.camera.view, sheet.camera.right);
  const algorithm = new occ.HLRBRep_Algo();
  algorithm.Add(solid.wrapped, 0);
  const projector = new occ.HLRAlgo_Projector(camera.wrapped);
  algorithm.Projector(projector);
  algorithm.Update();
  algorithm.Hide();
  const result = new occ.HLRBRep_HLRToShape(algorithm);
  const curves: Curve[] = [];
  for (const [kind, method] of KINDS) {
    const compound = result[method]();
    if (compound.IsNull()) continue;
    occ.BRepLib.BuildCurves3d(compound);
    for (const edge of (replicad.cast(compound) as Untyped).edges as Edge[]) {
      const curve = curveOf(edge, kind, sheet);
      if (curve) curves.push(curve);
    }
  }
  for (const o of [result, projector, algorithm]) o.delete();
  return curves;
}
