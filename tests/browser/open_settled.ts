import type { Page, Request } from "playwright-core";

/** How long nothing is under way before a page counts as settled, milliseconds. Playwright's own `networkidle` waits for 500. */
const QUIET_MS = 100;

/**
 * Opens an address and waits until the page has loaded and nothing is under way: what its islands ask for as they start has come.
 * The stream of live news, which stays open, is not waited for.
 *
 * @returns status of the answer that is shown
 */
export async function openSettled(page: Page, url: string): Promise<number | undefined> {
  const open = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => {
    if (request.resourceType() !== "eventsource") open.add(request);
    last = performance.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  try {
    const answer = await page.goto(url, { waitUntil: "load" });
    last = performance.now();
    while (open.size > 0 || performance.now() - last < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
    }
    return answer?.status();
  } finally {
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  }
}
