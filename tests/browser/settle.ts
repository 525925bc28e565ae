import type { Page, Request } from "playwright-core";

/**
 * How long nothing is under way before a page counts as settled, milliseconds. Playwright's own `networkidle` waits for 500, and where a busy machine
 * has not been still for as long when the stream of live news opens, it never comes.
 */
const QUIET_MS = 100;
/** Longest wait, milliseconds. */
const MOST_MS = 60_000;
/** The stream of live news, which stays open. */
const STREAM = "/tis/live";

/**
 * Opens an address and waits until the page has settled.
 *
 * @returns status of the answer that is shown
 */
export async function openSettled(page: Page, url: string): Promise<number | undefined> {
  const answer = await settleAfter(page, () => page.goto(url, { waitUntil: "load" }));
  return answer?.status();
}

/**
 * Does `act`, which ends on the page that is meant, and waits until that has loaded and nothing is under way: what its islands ask for as they
 * start has come. The stream of live news is not waited for.
 *
 * @throws Error that names what is still under way after a minute
 */
export async function settleAfter<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname === STREAM) return;
    open.add(request);
    last = performance.now();
  };
  const end = (request: Request) => {
    if (open.delete(request)) last = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  try {
    const result = await act();
    await page.waitForLoadState("load");
    const since = performance.now();
    do {
      last = performance.now();
      while (open.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() - since > MOST_MS) {
          throw new Error(`never settled: ${[...open].map((request) => request.url()).join(", ")}`);
        }
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
      }
      // What the browser had told until then has been heard once it answers.
    } while (
      await page.evaluate(() => document.readyState).catch(() => "gone") !== "complete" || open.size > 0
    );
    return result;
  } finally {
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  }
}
