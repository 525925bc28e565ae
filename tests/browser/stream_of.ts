import type { Page, Response } from "playwright-core";

/** Waits until a page's stream is open: asked for before the page, since it begins once that has settled. */
export function streamOf(page: Page): Promise<Response> {
  return page.waitForResponse((response) => response.url().endsWith("/tis/live"));
}
