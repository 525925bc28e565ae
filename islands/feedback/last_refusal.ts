/** Key under which the tab remembers what it was refused last. */
const KEPT = "tis.refusal";
/** After so long it has nothing to do with what is said now, ms. */
const FRESH_MS = 30 * 60_000;

interface Kept {
  text: string;
  at: number;
}

/** Remembers, in this tab alone, the sentence that a form was refused with last, so that feedback on it can carry it. @returns what stops it */
export function rememberRefusals(now: () => number = Date.now): () => void {
  const stop = new AbortController();
  document.addEventListener("tis:refused", (event) => {
    const { message = "", errors = [] } = (event as CustomEvent).detail as {
      message?: string;
      errors?: readonly { message: string }[];
    };
    const text = [...new Set([message, ...errors.map((one) => one.message)])].filter(Boolean).join(" ");
    if (text === "") return;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ text, at: now() } satisfies Kept));
    } catch {
      // A browser without storage remembers nothing.
    }
  }, { signal: stop.signal });
  return () => stop.abort();
}

/** What was refused last in this tab, while it is fresh; null: nothing. */
export function lastRefusal(now: number = Date.now()): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
    return kept && now - kept.at < FRESH_MS ? kept.text : null;
  } catch {
    return null;
  }
}
