/** Joining, cutting and rounding solids, with every result checked. */
import { replicad, type Shape3D } from "./deps.ts";
import { occ, type Untyped } from "./kernel.ts";
import type { Solid } from "./primitives.ts";
import { hasStandIn, plain, standIn } from "./stand_ins.ts";
import type { V3 } from "./vector.ts";

/** True when the modeller finds nothing wrong with a solid. */
export function isValid(solid: Shape3D): boolean {
  const analyzer = new occ.BRepCheck_Analyzer(solid.wrapped, true, false, false);
  const valid: boolean = analyzer.IsValid();
  analyzer.delete();
  return valid;
}

/** Runs a boolean and, where an operand has a lighter stand-in, promises the same of the stand-ins. */
function run(operation: string, base: Solid, tools: Solid[]): Solid {
  const result = checkedResult(operation, base, tools);
  return [base, ...tools].some(hasStandIn)
    ? standIn(result, () => checkedResult(operation, plain(base), tools.map(plain)))
    : result;
}

/** All tools at once; where that goes wrong without joining coplanar faces, and then tool by tool. */
function checkedResult(operation: string, base: Solid, tools: Solid[]): Solid {
  const stepwise = () =>
    tools.reduce<Solid | undefined>(
      (solid, tool) => solid && unchecked(operation, solid, [tool], true),
      base,
    );
  const attempts = [
    () => unchecked(operation, base, tools, true),
    () => unchecked(operation, base, tools, false),
    stepwise,
  ];
  for (const attempt of attempts) {
    const result = attempt();
    if (result && isValid(result)) return result;
  }
  throw new Error(
    `${operation} gave an invalid solid: avoid faces that coincide, overlap the solids by 0.1 mm`,
  );
}

function unchecked(operation: string, base: Solid, tools: Solid[], simplify: boolean): Solid | undefined {
  const list = (solids: Solid[]) => {
    const shapes = new occ.NCollection_List_TopoDS_Shape();
    for (const s of solids) shapes.Append(s.wrapped);
    return shapes;
  };
  const builder = new occ[operation]();
  builder.SetArguments(list([base]));
  builder.SetTools(list(tools));
  builder.Build(new occ.Message_ProgressRange());
  if (simplify) builder.SimplifyResult(true, true, 1e-3);
  const shape = builder.Shape();
  const result = shape.IsNull() ? undefined : replicad.cast(replicad.downcast(shape)) as Solid;
  builder.delete();
  return result;
}

/** `base` less all tools at once; tools may overlap each other. */
export const cut = (base: Solid, ...tools: (Solid | Solid[])[]): Solid =>
  run("BRepAlgoAPI_Cut", base, tools.flat());

/** All solids joined; let them overlap rather than touch. */
export function join(...solids: (Solid | Solid[])[]): Solid {
  const [first, ...rest] = solids.flat();
  return run("BRepAlgoAPI_Fuse", first!, rest);
}

/** What two solids have in common. */
export const common = (a: Solid, b: Solid): Solid => run("BRepAlgoAPI_Common", a, [b]);

/** Picks edges by replicad's finder, e.g. `(e) => e.inDirection([1, 0, 0])`. */
export type EdgePick = (edges: Untyped) => Untyped;

/**
 * Rounds the picked edges (all when none are picked). An awkward body refuses; then each smaller radius of
 * the given list is tried, and the body is left sharp with a warning when none works.
 */
export function rounded(solid: Solid, radius: number | number[], pick?: EdgePick): Solid {
  for (const r of [radius].flat()) {
    try {
      const result = solid.fillet(r, pick) as Solid;
      if (isValid(result)) return result;
    } catch {
      // The next radius, or the sharp body below.
    }
  }
  console.warn(`  edges stay sharp: no fillet of ${[radius].flat().join(", ")} mm was possible`);
  return solid;
}

/** A copy turned by degrees round X, then Y, then Z about the origin, then moved; keeps the lighter stand-in. */
export function moved(solid: Solid, by: V3, [x, y, z]: V3 = [0, 0, 0]): Solid {
  const place = (s: Solid): Solid => {
    let copy = s.clone() as Solid;
    if (x) copy = copy.rotate(x, [0, 0, 0], [1, 0, 0]) as Solid;
    if (y) copy = copy.rotate(y, [0, 0, 0], [0, 1, 0]) as Solid;
    if (z) copy = copy.rotate(z, [0, 0, 0], [0, 0, 1]) as Solid;
    return copy.translate(by) as Solid;
  };
  return hasStandIn(solid) ? standIn(place(solid), () => place(plain(solid))) : place(solid);
}
