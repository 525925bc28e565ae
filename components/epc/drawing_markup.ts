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

const CALLOUT =
  /<g class="callout" data-callout="([^"]+)">([\s\S]*?)<g class="label" transform="([^"]+)">([\s\S]*?)<\/g><\/g>/g;
const PART = /<g class="part([^"]*)" data-callout="([^"]+)"/g;

/**
 * A drawing of the kit made ready for a page: its own style sheet is taken out (the portal's has the same rules with its
 * colours), each callout becomes a link that reaches at any zoom, parts and callouts carry whether they fit and which one
 * is selected. Callouts without lines in this figure are left out, so that a drawing can serve several figures.
 *
 * @param svg drawing as the kit writes it
 * @param callouts state by callout
 * @param title name of the figure, spoken
 * @param frame what of the drawing is seen at first; all of it when left out
 */
export function drawingMarkup(
  svg: string,
  callouts: ReadonlyMap<string, CalloutState>,
  title: string,
  frame: Frame | null = null,
): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/viewBox="[^"]+"/, (old) => frame ? viewBoxAttribute(frame) : old)
    .replace(
      /^<svg([^>]*?) role="img"/,
      `<svg$1 role="group" aria-label="${escapeAttribute(title)}" preserveAspectRatio="xMidYMid meet"`,
    )
    .replace(PART, (_, more: string, callout: string) => {
      const state = callouts.get(callout);
      return `<g class="part${more}${state ? "" : " part-other"}" data-callout="${callout}"${marks(state)}`;
    })
    .replace(CALLOUT, (_, callout: string, leader: string, transform: string, label: string) => {
      const state = callouts.get(callout);
      if (!state) return "";
      return `<g class="callout" data-callout="${callout}"${marks(state)}>${leader}` +
        `<a class="label" href="${
          escapeAttribute(state.href)
        }" transform="${transform}" data-callout="${callout}"` +
        ` aria-label="${escapeAttribute(state.label)}"${state.selected ? ' aria-current="true"' : ""}>` +
        `<g class="grow"><circle class="reach" r="16"/>${label}</g></a></g>`;
    });
}

function viewBoxAttribute({ x, y, w, h }: Frame): string {
  return `viewBox="${x} ${y} ${w} ${h}"`;
}

function marks(state: CalloutState | undefined): string {
  if (!state) return "";
  return (state.fits ? "" : ' data-fit="not"') + (state.selected ? ' data-selected=""' : "");
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
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
    .replace(/viewBox="[^"]+"/, viewBoxAttribute(frame))
    .replace("</style>", `${hidden.map((one) => `.figure ${one}`).join(",")}{display:none}</style>`);
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
