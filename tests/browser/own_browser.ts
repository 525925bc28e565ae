import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../find_browser.ts";

/** A browser for the contexts of one file, whose pages stay open from step to step; the file closes it. */
export async function ownBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: (await findBrowser(Deno.env.toObject())).path,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}
