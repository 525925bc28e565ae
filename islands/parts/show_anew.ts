/** Told by the island `PartShown` each time that a part of the page was drawn. */
export const SHOWN = "tis:shown";

/** An answer that takes longer is waited for no more, ms. */
const MAX_MS = 15_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Has the parts of this page (`components/Part.tsx`) shown as the server draws them now, one request after the other. What is in them stays
 * by its place or key: focus, scrolling, what is typed, ticked or unfolded.
 *
 * @param address of the page that draws them; left out: the one that is shown. Parts that its answer does not hold stay as they are
 * @returns whether they were shown: not without a connection, session or right, nor when it takes too long
 */
export function showAnew(address?: string): Promise<boolean> {
  const shown = last.then(() => ask(address ?? location.href));
  last = shown;
  return shown;
}

/** Presses a button that names partials, which is Fresh's way to load them without changing the page's address. */
async function ask(address: string): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  document.addEventListener(SHOWN, () => resolve(true), { signal });
  // Fresh tells of a request that failed in no other way.
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    resolve(false);
  }, { signal });
  const timer = setTimeout(() => resolve(false), MAX_MS);
  const button = document.createElement("button");
  button.type = "button";
  button.hidden = true;
  button.setAttribute("f-client-nav", "true");
  button.setAttribute("f-partial", address);
  document.body.append(button);
  button.click();
  button.remove();
  const shown = await promise;
  clearTimeout(timer);
  over.abort();
  // The bar of the ticked rows counts anew; it comes and goes with the rows.
  if (shown) document.dispatchEvent(new Event("tis:selection"));
  return shown;
}

/**
 * Gives the page's entry in the history back to the browser: Fresh marks it as one of client navigation, which this portal has none of, and
 * would fetch it anew on the way back from a place within the page.
 */
export function leaveHistoryAlone(): void {
  if (history.state?.fClientNav) history.replaceState(null, "");
}
