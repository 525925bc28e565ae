import type { FigureRow } from "@/services/epc/import/figure_rows.ts";
import type { Figure } from "./compose_figures.ts";

/** Folder of the drawings: for each an SVG, a table of its callouts and a 3D model. */
const FOLDER = new URL("../figures/", import.meta.url);

/** The table of callouts that belongs to a drawing (drawing/README.md). */
export interface Drawing {
  name: string;
  /** x, y, width, height. */
  viewBox: [number, number, number, number];
  callouts: {
    n: number;
    x: number;
    y: number;
    anchor: [number, number];
    /** Of its parts: x, y, width, height. */
    boxes: [number, number, number, number][];
    /** The only build in which it stands there. */
    variant?: string;
  }[];
  parts: { name: string; callout: number | null }[];
  /** Builds that it holds, the usual one first. */
  variants?: string[];
}

/** Radius of a callout's circle, in the drawing's units. */
const RADIUS = 13;

/** Every drawing that there is, by name. */
export async function readDrawings(): Promise<Map<string, Drawing>> {
  const drawings = new Map<string, Drawing>();
  for await (const entry of Deno.readDir(FOLDER)) {
    if (!entry.name.endsWith(".json")) continue;
    const drawing: Drawing = JSON.parse(await Deno.readTextFile(new URL(entry.name, FOLDER)));
    drawings.set(drawing.name, drawing);
  }
  return drawings;
}

/** What instances of a part are told apart by: pad_inner and pad_outer, cover_bolt_1, seal_left_2. */
const INSTANCE = /(_(\d+|left|right|inner|outer|front|rear|upper|lower))+$/;

/** The callout of a part of the drawing, by its name or by what its several instances have in common. */
export function calloutOf(drawing: Drawing, stem: string): number {
  const named = drawing.parts.filter((part) => part.name === stem);
  const meant = named.length > 0
    ? named
    : drawing.parts.filter((part) => part.name.replace(INSTANCE, "") === stem);
  const callouts = new Set(meant.map((part) => part.callout));
  const [found] = callouts;
  if (callouts.size !== 1 || found == null) {
    throw new Error(
      `drawing ${drawing.name}: ${
        callouts.size === 0 ? "no part" : "parts of several callouts"
      } called ${stem}`,
    );
  }
  return found;
}

/** The figure as the import takes it: lines in the order of their callouts, hotspots of those callouts only. */
export function figureRow(figure: Figure, drawing: Drawing, sort: number): FigureRow {
  const lines = figure.lines.map((line) => ({ ...line, callout: calloutOf(drawing, line.stem) }));
  const listed = new Set(lines.map((line) => line.callout));
  const [, , width, height] = drawing.viewBox;
  return {
    code: figure.code,
    number: figure.number,
    variant: figure.variant,
    names: { ...figure.names },
    footnotes: figure.footnotes.map(({ mark, text }) => ({ mark, text: { ...text } })),
    places: figure.series.map((seriesCode) => ({ seriesCode, groupCode: figure.group, sort })),
    versions: figure.versions.map((version) => ({
      ...version,
      image: `${drawing.name}.svg`,
      model3d: `${drawing.name}.glb`,
      width,
      height,
      variants: drawing.variants ?? [],
      hotspots: drawing.callouts.filter(({ n }) => listed.has(n)).map((
        { n, x, y, anchor, boxes, variant },
      ) => ({
        callout: String(n),
        variant: variant ?? null,
        x: x - RADIUS,
        y: y - RADIUS,
        w: 2 * RADIUS,
        h: 2 * RADIUS,
        tip: anchor,
        area: unionOf(boxes),
      })),
    })),
    lines: lines.sort((a, b) => a.callout - b.callout).map((line) => ({
      callout: String(line.callout),
      partNumber: line.partNumber,
      quantity: line.quantity,
      note: line.note ? { ...line.note } : null,
      indent: line.indent,
      withCallouts: line.goesWith.map((stem) => String(calloutOf(drawing, stem))),
      footnotes: line.footnotes,
      variant: line.variant,
      applicability: line.applicability,
    })),
  };
}

/** The rectangle round several, each x, y, width, height. */
function unionOf(
  boxes: readonly (readonly [number, number, number, number])[],
): [number, number, number, number] {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, top, right - left, bottom - top];
}
