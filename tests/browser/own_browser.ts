import type { Browser } from "playwright-core";
import { launchBrowser } from "../launch_browser.ts";

/** A browser for the contexts of one file, whose pages stay open from step to step; the file closes it. */
export async function ownBrowser(): Promise<Browser> {
  return await launchBrowser();
}
