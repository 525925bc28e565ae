/** Address of one piece of feedback. */
export function feedbackHref(basePath: string, id: number): string {
  return `${basePath}/FeedbackList?feedback=${id}`;
}

/** Where feedback is written; about which screen is told by the browser, or by `at`: its address below the base path. */
export function writeFeedbackHref(basePath: string, at?: string): string {
  return `${basePath}/FeedbackList?write=1${at ? `&at=${encodeURIComponent(at)}` : ""}`;
}

/**
 * The screen that somebody came from, below the base path, with its query.
 *
 * @param referrer as the browser tells it
 */
export function cameFrom(referrer: string | null, here: URL, basePath: string): string {
  const from = referrer ? URL.parse(referrer) : null;
  if (!from || from.host !== here.host || !from.pathname.startsWith(`${basePath}/`)) return "";
  return from.pathname.slice(basePath.length + 1) + from.search;
}
