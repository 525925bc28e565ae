const KEY = "tis.figure.place";

interface Place {
  figure: string | null;
  /** Line that stood first in the pane, and how many px below the pane's top. */
  line: string;
  offset: number;
}

/**
 * Keeps the reader's place in the table while a form of its pane (the switch for lines that do not fit) loads the page again:
 * the line that stood first stands there again, and the switch has the focus.
 *
 * @returns whether a place was restored
 */
export function keepPlace(pane: HTMLElement, gone: AbortSignal): boolean {
  pane.addEventListener("submit", (event) => {
    if ((event.target as HTMLFormElement).method === "get") remember(pane);
  }, { signal: gone });
  return restore(pane);
}

function remember(pane: HTMLElement): void {
  const top = topOf(pane);
  const first = linesOf(pane).find((row) => row.getBoundingClientRect().bottom > top && fits(row));
  if (!first) return;
  const place: Place = {
    figure: figureOf(),
    line: first.dataset.line!,
    offset: first.getBoundingClientRect().top - top,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A browser without storage starts at the top again.
  }
}

function restore(pane: HTMLElement): boolean {
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    const row = place?.figure === figureOf() && linesOf(pane).find((one) => one.dataset.line === place.line);
    if (!place || !row) return false;
    const by = row.getBoundingClientRect().top - topOf(pane) - place.offset;
    (scrollerOf(pane) ?? document.scrollingElement!).scrollTop += by;
    pane.querySelector<HTMLElement>('input[name="not"]:not([type="hidden"])')?.focus({ preventScroll: true });
    return true;
  } catch {
    return false;
  }
}

/** The pane's own scrolled part; null on a phone, where the page scrolls. */
function scrollerOf(pane: HTMLElement): HTMLElement | null {
  const scroller = pane.querySelector<HTMLElement>(".pane-scroll");
  return scroller && getComputedStyle(scroller).overflowY === "auto" ? scroller : null;
}

/** Where lines begin to be seen: below the table's head, on a phone below the figure that stays. */
function topOf(pane: HTMLElement): number {
  const cover = scrollerOf(pane)
    ? pane.querySelector("thead th")
    : document.querySelector("[data-figure-stage]");
  return cover?.getBoundingClientRect().bottom ?? 0;
}

const linesOf = (pane: HTMLElement) => [...pane.querySelectorAll<HTMLElement>("tr[data-line]")];
const fits = (row: HTMLElement) => row.dataset.fits !== "no";
const figureOf = () => new URL(location.href).searchParams.get("figure");
