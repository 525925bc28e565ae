import { oneVariant } from "../epc/one_variant.ts";

const DRAWING = new URL("../../demo/figures/front_brake.svg", import.meta.url);

/** The drawing beside the login: inline SVG in the page's colours. What its title block says is text of the portal. */
export interface EntryDrawing {
  svg: string;
}

/** The callout shown as chosen. */
const CHOSEN = "10";

let read: Promise<EntryDrawing | null> | null = null;

/** Reads the drawing once; null when it is not there. */
export function entryDrawing(): Promise<EntryDrawing | null> {
  read ??= readDrawing();
  return read;
}

async function readDrawing(): Promise<EntryDrawing | null> {
  try {
    return { svg: prepared(await Deno.readTextFile(DRAWING)) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** Without its own style sheet (the portal's has the same rules in the theme's colours), with one part chosen. */
function prepared(svg: string): string {
  return oneVariant(svg, null)
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/^<svg([^>]*?) role="img"/, '<svg$1 aria-hidden="true" preserveAspectRatio="xMidYMid meet"')
    .replaceAll(
      new RegExp(`<g class="(part[^"]*|callout)" data-callout="${CHOSEN}"`, "g"),
      '$& data-selected=""',
    );
}
