/**
 * Takes away what a page shows this once, the outcome of a post and a new token with it, as soon as the page is left: browsers that keep
 * the page as it is for the way back keep it without.
 */
export function forgetShownOnce(): () => void {
  const left = new AbortController();
  addEventListener("pagehide", () => {
    for (const element of document.querySelectorAll("[data-shown-once]")) element.remove();
  }, { signal: left.signal });
  return () => left.abort();
}
