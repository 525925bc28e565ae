/** What a file with several builds of an assembly says of the others: all but the usual one are hidden (drawing/svg.ts). */
const USUAL = /\.figure \[data-variant\]:not\(\[data-variant="([a-z0-9_]+)"\]\)/;
const PART = /<g [^>]*?data-variant="([a-z0-9_]+)"[^>]*>(?:(?!<\/?g[\s>])[\s\S])*<\/g>\n?/g;
const CALLOUT = /<g class="callout"[^>]*?data-variant="([a-z0-9_]+)"[^>]*>[\s\S]*?<\/g><\/g>\n?/g;
const EMPTY = /<(?:path|use)\b[^>]*?data-variant="([a-z0-9_]+)"[^>]*\/>/g;
/** Drawings whose builds are kept, with each of their builds (platform/figures.ts keeps as many texts). */
const KEPT = 60;

const known = new Map<string, Map<string, string>>();

/**
 * A drawing of the kit with one of its builds alone: parts, callouts, centre lines and what is painted again of the others are left out.
 * The same text for the same build each time.
 *
 * @param variant name of the build; null or one that the drawing does not know: the usual one
 */
export function oneVariant(svg: string, variant: string | null): string {
  const usual = USUAL.exec(svg.slice(0, 10_000))?.[1];
  if (usual === undefined) return svg;
  const builds = known.get(svg) ?? new Map<string, string>();
  known.set(svg, builds);
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  const wanted = variant !== null && svg.includes(`data-variant="${variant}"`) ? variant : usual;
  const made = builds.get(wanted) ?? only(svg, wanted);
  builds.set(wanted, made);
  return made;
}

function only(svg: string, wanted: string): string {
  const kept = (text: string, variant: string) =>
    variant === wanted ? text.replace(` data-variant="${variant}"`, () => "") : "";
  return [CALLOUT, PART, EMPTY].reduce(
    (text, place) => text.replace(place, (found: string, variant: string) => kept(found, variant)),
    svg,
  );
}

/** The file of a drawing so that it shows another of its builds wherever it is opened; as it is where it has no such build. */
export function showingVariant(svg: string, variant: string): string {
  if (!svg.includes(`data-variant="${variant}"`)) return svg;
  return svg.replace(USUAL, () => `.figure [data-variant]:not([data-variant="${variant}"])`);
}
