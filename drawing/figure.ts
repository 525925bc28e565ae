/** From an assembly to its three products: exploded view, hotspot table, 3D model. */
import { anchorOn, type Assembly, checkAssembly, type Part } from "./assembly.ts";
import { moved } from "./booleans.ts";
import { type Callout, calloutClashes, type CalloutGroup, LABEL_RADIUS, placeCallouts } from "./callouts.ts";
import { centreLines, pointsAlong } from "./centre_lines.ts";

import { glbOf } from "./glb.ts";
import { hiddenLines } from "./hidden_lines.ts";
import { meshOutline } from "./mesh_outline.ts";
import { overlaps, paintOrder } from "./painter_order.ts";
import { surroundings } from "./patches.ts";
import { hundredths } from "./path_data.ts";
import type { Solid } from "./primitives.ts";
import { cameraAlong, fitSheet, projectAll, type Sheet, toSheet } from "./projection.ts";
import { merge, type Projected, rasterise, type Window } from "./raster.ts";
import { shadeOf } from "./shade.ts";
import { silhouette } from "./silhouette.ts";
import { plain } from "./stand_ins.ts";
import { type DrawnPart, type Layout, svgOf } from "./svg.ts";
import { tessellate, type Triangles } from "./tessellation.ts";
import { add, turned, type V3 } from "./vector.ts";

/** Upright rectangle [x, y, width, height] in the drawing's pixels. */
export type Box = [number, number, number, number];

/** The hotspot table beside a drawing. */
export interface Hotspots {
  name: string;
  title: Assembly["title"];
  viewBox: Box;
  /** labels with the rectangles of all parts that carry the number */
  callouts: { n: number; x: number; y: number; anchor: [number, number]; boxes: Box[]; variant?: string }[];
  /** part instances in paint order, farthest first */
  parts: { name: string; callout: number; box: Box; variant?: string }[];
  /** builds of which a vehicle has one, the usual one first; what names none is in all of them */
  variants?: string[];
}

export interface Figure {
  svg: string;
  json: Hotspots;
  glb: Uint8Array;
  /** what an author should look at: labels that touch, lines that cross */
  warnings: string[];
}

const DEFAULT_SIZE = { width: 480, height: 720 };
/** room for labels round the parts, pixels; what stays empty is trimmed */
const MARGIN = 28;
/** raster cells a pixel for order, visibility and callouts */
const FINE = 2;
/** air between the outermost ink and the edge of the drawing */
const TRIM = 6;

/** A part's solid at its drawn (exploded) place. */
const placed = (p: Part): Solid => moved(p.solid, drawnAt(p), p.turn);

const drawnAt = (p: Part): V3 => add(p.at ?? [0, 0, 0], p.explode ?? [0, 0, 0]);

/** Chains of anchor points, one for each centre line id, in list order. */
function axisChains(parts: Part[], sheet: Sheet): V3[][] {
  const chains = new Map<string, V3[]>();
  for (const p of parts) {
    for (const id of p.axis?.split(/\s+/).filter(Boolean) ?? []) {
      const at = add(turned(anchorOn(p, id), p.turn ?? [0, 0, 0]), drawnAt(p));
      chains.set(id, [...(chains.get(id) ?? []), toSheet(sheet, at)]);
    }
  }
  return [...chains.values()];
}

function boundsOf(rings: number[][][]): Box {
  const xs = rings.flat().map((p) => p[0]!), ys = rings.flat().map((p) => p[1]!);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y].map(hundredths) as Box;
}

function trimmed(boxes: Box[], callouts: Callout[]): Box {
  const all: Box[] = [
    ...boxes,
    ...callouts.map((
      { x, y },
    ): Box => [x - LABEL_RADIUS, y - LABEL_RADIUS, 2 * LABEL_RADIUS, 2 * LABEL_RADIUS]),
  ];
  const left = Math.floor(Math.min(...all.map((b) => b[0])) - TRIM);
  const top = Math.floor(Math.min(...all.map((b) => b[1])) - TRIM);
  const right = Math.ceil(Math.max(...all.map((b) => b[0] + b[2])) + TRIM);
  const bottom = Math.ceil(Math.max(...all.map((b) => b[1] + b[3])) + TRIM);
  return [left, top, right - left, bottom - top];
}

const calloutGroups = (parts: Part[]): CalloutGroup[] =>
  [...new Set(parts.map((p) => p.callout))].sort((a, b) => a - b)
    .map((n) => ({ n, parts: [...parts.keys()].filter((i) => parts[i]!.callout === n) }));

const meanDepth = ({ points }: Projected): number => {
  let sum = 0;
  for (let i = 2; i < points.length; i += 3) sum += points[i]!;
  return sum / (points.length / 3);
};

/** Whether a part is built in a variant; without one, in any. */
const isIn = (part: Part, variant: string | undefined) =>
  !variant || !part.variant || part.variant === variant;

const isSame = (a: Callout, b: Callout) =>
  a.n === b.n && a.x === b.x && a.y === b.y && a.anchor[0] === b.anchor[0] && a.anchor[1] === b.anchor[1];

/** What stands round the parts of one variant: callouts, centre lines, and what is painted again. */
function layoutOf(
  all: Part[],
  windows: Window[],
  order: number[],
  sheet: Sheet,
  variant: string | undefined,
): Layout {
  const built = [...all.keys()].filter((i) => isIn(all[i]!, variant));
  const parts = built.map((i) => all[i]!), own = built.map((i) => windows[i]!);
  const visible = merge(own, sheet, FINE);
  const ordered = order.filter((i) => built.includes(i)).map((i) => built.indexOf(i));
  const patches = surroundings(own, visible, ordered).map(({ part, region }) => ({
    part: parts[part]!.name,
    region,
    variant,
  }));
  const axes = centreLines(axisChains(parts, sheet), visible);
  const callouts = placeCallouts(visible, calloutGroups(parts), pointsAlong(axes));
  return { variant, axes, patches, callouts: callouts.map((one) => ({ ...one, variant })) };
}

/** Draws an assembly; the same assembly gives the same bytes. */
export async function drawFigure(assembly: Assembly): Promise<Figure> {
  const parts = assembly.parts();
  checkAssembly(assembly, parts);
  const coarse = new Map<Solid, Triangles>();
  const coarseMesh = (s: Solid): Triangles => {
    const known = coarse.get(s) ?? tessellate(plain(s), .35, .6);
    coarse.set(s, known);
    return known;
  };
  const glb = await glbOf(assembly.name, parts, coarseMesh, assembly.variants);

  const solids = parts.map(placed);
  const sheet = fitSheet(
    cameraAlong(assembly.view),
    solids.map((s) => tessellate(s, 1, .5).vertices),
    { ...DEFAULT_SIZE, ...assembly.size, margin: MARGIN },
  );
  const meshes = solids.map((s) => tessellate(s, .06 / sheet.scale, .15));
  const projected = meshes.map((m): Projected => ({
    points: projectAll(sheet, m.vertices),
    triangles: m.triangles,
  }));
  const windows = projected.map((p) => rasterise(p, FINE));
  const variants = assembly.variants ?? [undefined];
  const together = (a: number, b: number) =>
    !parts[a]!.variant || !parts[b]!.variant || parts[a]!.variant === parts[b]!.variant;
  const order = paintOrder(overlaps(windows, together), projected.map(meanDepth));

  const drawn = parts.map((p, i): DrawnPart => ({
    callout: p.callout,
    name: p.name,
    fine: p.fine ?? false,
    variant: p.variant,
    silhouette: silhouette(projected[i]!),
    shade: shadeOf(sheet, projected[i]!, meshes[i]!.normals),
    curves: p.outline === "mesh" ? meshOutline(solids[i]!, sheet) : hiddenLines(solids[i]!, sheet),
  }));
  const layouts = variants.map((variant) => layoutOf(parts, windows, order, sheet, variant));
  const patches = layouts.flatMap((layout) => layout.patches);
  const callouts = layouts.flatMap((layout) => layout.callouts).filter((one, i, all) =>
    // What is in the same place in every variant is drawn once.
    all.findIndex((other) => isSame(one, other)) === i
  ).map((one) =>
    layouts.every((layout) => layout.callouts.some((other) => isSame(one, other)))
      ? { ...one, variant: undefined }
      : one
  );

  const boxes = drawn.map((d) => boundsOf(d.silhouette));
  const viewBox = trimmed(boxes, callouts);
  const inOrder = order.map((i) => drawn[i]!);
  const svg = svgOf({
    name: assembly.name,
    viewBox,
    parts: inOrder,
    patches,
    axes: layouts,
    callouts,
    variants: assembly.variants,
  });
  const json: Hotspots = {
    name: assembly.name,
    title: assembly.title,
    viewBox,
    ...(assembly.variants && { variants: [...assembly.variants] }),
    callouts: callouts.map(({ n, x, y, anchor, variant }) => ({
      n,
      x: hundredths(x),
      y: hundredths(y),
      anchor: [hundredths(anchor[0]), hundredths(anchor[1])],
      boxes: boxes.filter((_, i) => parts[i]!.callout === n && isIn(parts[i]!, variant)),
      ...(variant && { variant }),
    })),
    parts: order.map((i) => ({
      name: parts[i]!.name,
      callout: parts[i]!.callout,
      box: boxes[i]!,
      ...(parts[i]!.variant && { variant: parts[i]!.variant }),
    })),
  };
  const warnings = [
    ...layouts.flatMap((layout) => calloutClashes(layout.callouts)).map(([a, b]) =>
      `callouts ${a} and ${b} crowd each other`
    ),
    ...patches.map((p) => `${p.part} surrounds another part and is patched in front of it`),
  ];
  return { svg, json, glb, warnings };
}
