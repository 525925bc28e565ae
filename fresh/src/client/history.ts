/** What an entry of the history knows. `fClientNav` tells those of client navigation from others that a page may make. */
interface Entry {
  fClientNav: true;
  index: number;
  scrollX: number;
  scrollY: number;
}

let index = (history.state as Entry | null)?.index ?? 0;

/** Marks the entry that the page was opened with as one that can be come back to. */
export function startHistory(): void {
  if (history.state === null) history.replaceState(entryHere(), "");
}

/** Enters an address in the history, unless it is the page's own already; where the reader stood is kept for the way back. */
export function enterHistory(address: URL): void {
  if (address.href === location.href) return;
  history.replaceState(entryHere(), "");
  index++;
  history.pushState({ fClientNav: true, index, scrollX: 0, scrollY: 0 } satisfies Entry, "", address);
}

/** Gives the entry of the page another address, such as that to which a redirect led. */
export function replaceAddress(address: URL): void {
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** The entry to which the browser has gone; undefined for those of others, which the page or the browser sees to. */
export function leaveFor(state: unknown): Entry | undefined {
  if (state === null) {
    // A place within the page.
    history.scrollRestoration = "auto";
    return undefined;
  }
  const entry = state as Entry;
  if (entry.fClientNav !== true) return undefined;
  index = entry.index ?? index + 1;
  history.scrollRestoration = "manual";
  return entry;
}

/** Where the reader stood on an entry. */
export function scrollOf({ scrollX, scrollY }: Entry): { left: number; top: number } {
  return { left: scrollX ?? 0, top: scrollY ?? 0 };
}

function entryHere(): Entry {
  return { fClientNav: true, index, scrollX, scrollY };
}
