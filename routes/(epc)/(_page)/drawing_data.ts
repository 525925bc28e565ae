import { oneVariant } from "@/components/epc/one_variant.ts";
import type { State } from "@/edge/state.ts";
import { drawingBox } from "@/services/epc/drawings/drawing_box.ts";
import { findCallouts } from "@/services/epc/drawings/find_callouts.ts";
import { readKeptFigure } from "@/services/epc/drawings/read_drawings.ts";

/** A figure with the drawing that the address names, the newest otherwise; null when there is no such figure. */
export async function drawingData({ ctx, figures }: State, code: string, asked: string | null) {
  const figure = await readKeptFigure(ctx, code);
  if (!figure) return null;
  const drawing = figure.drawings.find(({ version }) => String(version) === asked) ?? figure.drawings[0] ??
    null;
  const text = drawing && await figures.svg(drawing.image);
  const svg = text && oneVariant(text, null);
  const box = svg ? drawingBox(svg) : null;
  if (!drawing || !svg || !box) return { figure, shown: null };
  // Of a drawing that is shown as a picture the numbers stand in its own file.
  const bytes = svg.includes("figure-paper") ? await figures.bytes(drawing.image) : null;
  const found = findCallouts(bytes ? new TextDecoder().decode(bytes) : svg);
  return { figure, shown: { drawing, svg, box, found } };
}
