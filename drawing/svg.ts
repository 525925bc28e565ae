/** The exploded view as SVG, coloured by CSS variables only, so that the portal can light and fade parts. */
import type { Callout } from "./callouts.ts";
import { LABEL_RADIUS } from "./callouts.ts";
import type { Segment } from "./centre_lines.ts";
import type { Curve } from "./curve.ts";
import { curvePath, hundredths, numbers, ringPath } from "./path_data.ts";

/** A part ready to be written; everything in sheet pixels. */
export interface DrawnPart {
  callout: number;
  name: string;
  fine: boolean;
  /** the only variant in which it is built */
  variant?: string;
  silhouette: number[][][];
  shade: number[][][];
  curves: Curve[];
}

/** Where a part that was painted too early (it surrounds another) must be painted again. */
export interface Patch {
  part: string;
  region: number[][][];
  variant?: string;
}

/** What stands round the parts of a variant; of the only one where a drawing has no variants. */
export interface Layout {
  variant: string | undefined;
  axes: Segment[];
  patches: Patch[];
  callouts: Callout[];
}

export interface Drawing2D {
  name: string;
  viewBox: [number, number, number, number];
  parts: DrawnPart[];
  patches: Patch[];
  axes: Pick<Layout, "variant" | "axes">[];
  callouts: Callout[];
  variants?: readonly string[];
}

/** Every selector starts at `.figure`, so an inlined drawing styles nothing but itself. */
const STYLE = [
  ".figure path{stroke:var(--fig-line,#111);stroke-linejoin:round;stroke-linecap:round;fill:none}",
  ".figure .s{fill:var(--fig-fill,#fff);fill-rule:evenodd;stroke-width:1.05}",
  ".figure .shade{fill:var(--fig-shade,#1b2a44);fill-opacity:var(--fig-shade-opacity,.075);fill-rule:evenodd;stroke:none}",
  ".figure .e{stroke:var(--fig-inner,#111);stroke-width:.6}",
  ".figure .t{stroke:var(--fig-inner,#111);stroke-opacity:.55;stroke-width:.35}",
  ".figure .fine .s{stroke-width:.85}.figure .fine .e{stroke-width:.4}",
  ".figure .axis{stroke:var(--fig-axis,#555);stroke-width:.5;stroke-dasharray:9 2.5 1.5 2.5;stroke-linecap:butt}",
  ".figure .halo{stroke:var(--fig-paper,#fff);stroke-width:2.4}",
  ".figure .leader{stroke-width:.7}",
  ".figure .dot{fill:var(--fig-line,#111);stroke:none}",
  ".figure .label circle{fill:var(--fig-paper,#fff);stroke:var(--fig-line,#111);stroke-width:.9}",
  ".figure .label text{fill:var(--fig-line,#111);font:600 12px Inter,Arial,sans-serif;text-anchor:middle;dominant-baseline:central}",
].join("");

const rings = (list: number[][][]) => list.map(ringPath).join("");
const path = (cls: string, d: string) => d && `<path class="${cls}" d="${d}"/>`;
const only = (variant: string | undefined) => variant ? ` data-variant="${variant}"` : "";
const segment = (a: number[], b: number[]) => `M${numbers(a)}L${numbers(b)}`;

function partGroup(figure: string, p: DrawnPart, patched: boolean): string {
  const smooth = p.curves.filter((c) => c.kind === "tangent");
  const sharp = p.curves.filter((c) => c.kind !== "tangent");
  const id = patched ? ` id="${figure}-${p.name}"` : "";
  return `<g${id} class="part${p.fine ? " fine" : ""}" data-callout="${p.callout}" data-part="${p.name}"${
    only(p.variant)
  }>` +
    path("s", rings(p.silhouette)) + path("shade", rings(p.shade)) + path("t", curvePath(smooth)) +
    path("e", curvePath(sharp)) + "</g>";
}

function calloutGroup({ n, x, y, anchor, variant }: Callout): string {
  const way = segment(anchor, [x, y]);
  return `<g class="callout" data-callout="${n}"${only(variant)}>` + path("halo", way) + path("leader", way) +
    `<circle class="dot" cx="${hundredths(anchor[0])}" cy="${hundredths(anchor[1])}" r="1.6"/>` +
    `<g class="label" transform="translate(${hundredths(x)} ${
      hundredths(y)
    })"><circle r="${LABEL_RADIUS}"/>` +
    `<text>${n}</text></g></g>`;
}

/** The file as it stands shows the usual variant. */
const hideOthers = (usual: string) => `.figure [data-variant]:not([data-variant="${usual}"]){display:none}`;

function axisPath({ variant, axes }: Drawing2D["axes"][number]): string {
  const d = axes.map(({ from, to }) => segment(from, to)).join("");
  return d && `<path class="axis"${only(variant)} d="${d}"/>`;
}

/** One SVG document, ready to be inlined; see README.md for the classes. */
export function svgOf(drawing: Drawing2D): string {
  const { name, viewBox, parts, patches, axes, callouts, variants } = drawing;
  const patched = new Set(patches.map((p) => p.part));
  const clip = (p: Patch, i: number) =>
    `<clipPath id="${name}-clip-${i}"><path clip-rule="evenodd" d="${rings(p.region)}"/></clipPath>`;
  const callout = (part: string) => parts.find((p) => p.name === part)!.callout;
  const again = (p: Patch, i: number) =>
    `<use href="#${name}-${p.part}" data-callout="${callout(p.part)}"${
      only(p.variant)
    } clip-path="url(#${name}-clip-${i})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="figure" role="img" viewBox="${numbers(viewBox)}">` +
    `<style>${STYLE}${variants ? hideOthers(variants[0]!) : ""}</style>` +
    (patches.length ? `<defs>${patches.map(clip).join("")}</defs>` : "") +
    parts.map((p) => partGroup(name, p, patched.has(p.name))).join("\n") + "\n" +
    patches.map(again).join("") +
    axes.map((layout) => axisPath(layout)).join("") + "\n" +
    callouts.map(calloutGroup).join("\n") + "</svg>\n";
}
