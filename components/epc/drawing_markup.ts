import { escapeMarkup } from "@/kernel/escape_markup.ts";
import type { Hotspot } from "@/services/epc/figure_types.ts";
import type { Keep } from "../kept_parts.ts";
import { cutDrawing } from "./cut_drawing.ts";

/** How one callout is shown for the vehicle in context. */
export interface CalloutState {
  /** Where a click leads without script. */
  href: string;
  /** Spoken name: 'No. 7, Brake pad set, front'. */
  label: string;
  /** None of its lines fits. */
  fits: boolean;
  selected: boolean;
}

/**
 * A drawing of the kit made ready for a page: its own style sheet is taken out (the portal's has the same rules with its
 * colours), each callout becomes a link that reaches at any zoom, parts and callouts carry whether they fit and which one
 * is selected. Callouts without lines in this figure are left out, so that a drawing can serve several figures.
 *
 * @param svg drawing as the kit writes it
 * @param callouts state by callout
 * @param title name of the figure, spoken
 * @param frame what of the drawing is seen at first; all of it when left out
 * @param hotspots where the callouts are: those that the drawing itself has elsewhere, or not at all, are drawn here; none: as they
 *   stand in the drawing
 * @param keep of what of the drawing is the same on every page
 */
export function drawingMarkup(
  svg: string,
  callouts: ReadonlyMap<string, CalloutState>,
  title: string,
  frame: Frame | null = null,
  hotspots: readonly Hotspot[] = [],
  keep: Keep = (html) => html,
): string {
  const missing = new Set(hotspots);
  const standsIn = (callout: string, transform: string) => {
    if (hotspots.length === 0) return true;
    const there = [...missing].find((one) => one.callout === callout && isAt(one, transform));
    return there !== undefined && missing.delete(there);
  };
  const { head, pieces, end } = cutDrawing(svg);
  let markup = head
    .replace(/viewBox="[^"]+"/, (old) => frame ? viewBoxAttribute(frame) : old)
    .replace(
      /^<svg([^>]*?) role="img"/,
      (_, more: string) =>
        `<svg${more} role="group" aria-label="${escapeMarkup(title)}" preserveAspectRatio="xMidYMid meet"`,
    );
  for (const piece of pieces) {
    if (typeof piece === "string") {
      markup += keep(piece);
      continue;
    }
    const { callout } = piece;
    const state = callouts.get(callout);
    if (piece.kind === "part") {
      markup += `<g class="part${piece.more}${state ? "" : " part-other"}" data-callout="${callout}"${
        marks(state)
      }`;
    } else if (state && standsIn(callout, piece.transform)) {
      markup += calloutMarkup(callout, state, piece.leader, piece.transform, piece.label);
    }
  }
  return markup + [...missing].map((one) => drawnCallout(one, callouts)).join("") + end;
}

function calloutMarkup(
  callout: string,
  state: CalloutState,
  leader: string,
  transform: string,
  label: string,
): string {
  return `<g class="callout" data-callout="${callout}"${marks(state)}>${leader}` +
    `<a class="label" href="${escapeMarkup(state.href)}" transform="${transform}" data-callout="${callout}"` +
    ` aria-label="${escapeMarkup(state.label)}"${state.selected ? ' aria-current="true"' : ""}>` +
    `<g class="grow"><circle class="reach" r="16"/>${label}</g></a></g>`;
}

/** Sides of a hotspot, in the drawing's units, beyond which its rectangle is shown round the number. */
const ROUND_NUMBER = 30;

/** A callout as the kit draws it: leader to its tip, number in a circle; a larger hotspot shows its rectangle too. */
function drawnCallout(hotspot: Hotspot, callouts: ReadonlyMap<string, CalloutState>): string {
  const { callout, x, y, w, h, tip } = hotspot;
  const state = callouts.get(callout);
  if (!state) return "";
  const [cx, cy] = [rounded(x + w / 2), rounded(y + h / 2)];
  const line = tip && `M${rounded(tip[0])} ${rounded(tip[1])}L${cx} ${cy}`;
  const leader = line
    ? `<path class="halo" d="${line}"/><path class="leader" d="${line}"/>` +
      `<circle class="dot" cx="${rounded(tip[0])}" cy="${rounded(tip[1])}" r="1.6"/>`
    : "";
  const spot = w > ROUND_NUMBER || h > ROUND_NUMBER
    ? `<rect class="spot" x="${x}" y="${y}" width="${w}" height="${h}"/>`
    : "";
  return calloutMarkup(
    escapeMarkup(callout),
    state,
    spot + leader,
    `translate(${cx} ${cy})`,
    `<circle r="13"/><text>${escapeMarkup(callout)}</text>`,
  );
}

/** Whether the middle of a hotspot is where a callout of the drawing stands. */
function isAt({ x, y, w, h }: Hotspot, transform: string): boolean {
  const [left, top] = transform.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  return left !== undefined && top !== undefined && Math.abs(left - x - w / 2) < 0.5 &&
    Math.abs(top - y - h / 2) < 0.5;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function viewBoxAttribute({ x, y, w, h }: Frame): string {
  return `viewBox="${x} ${y} ${w} ${h}"`;
}

function marks(state: CalloutState | undefined): string {
  if (!state) return "";
  return (state.fits ? "" : ' data-fit="not"') + (state.selected ? ' data-selected=""' : "");
}

/**
 * A drawing as a small picture of one figure: only its own parts, without callouts, framed by them.
 *
 * @param callouts those of the figure
 * @param frame what of the drawing is shown
 */
export function thumbMarkup(svg: string, callouts: ReadonlySet<string>, frame: Frame): string {
  const others = [...new Set([...svg.matchAll(/data-callout="([^"]+)"/g)].map((match) => match[1]!))]
    .filter((callout) => !callouts.has(callout));
  // An axis may belong to a part that is hidden.
  const hidden = [
    ".callout",
    ...(others.length > 0 ? [".axis"] : []),
    ...others.map((callout) => `[data-callout="${callout}"]`),
  ];
  return svg
    .replace(/viewBox="[^"]+"/, () => viewBoxAttribute(frame))
    .replace("</style>", () => `${hidden.map((one) => `.figure ${one}`).join(",")}{display:none}</style>`);
}

/** A rectangle in a drawing's own units. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The rectangle a drawing fills, from its viewBox. */
export function viewBoxOf(svg: string): Frame | null {
  // SVG lets a minus sign part two numbers ("-2-4 454 703").
  const numbers = /viewBox="([^"]+)"/.exec(svg)?.[1]?.match(/-?\d*\.?\d+/g)?.map(Number);
  if (!numbers || numbers.length !== 4 || numbers.some((n) => !Number.isFinite(n))) return null;
  const [x, y, w, h] = numbers as [number, number, number, number];
  return { x, y, w, h };
}
