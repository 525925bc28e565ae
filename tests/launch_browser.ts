import { statfs } from "node:fs/promises";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "./find_browser.ts";

/** Playwright asks for it always: many containers have 64 MB of memory for files, which the pictures of a browser fill. */
const ON_DISK = "--disable-dev-shm-usage";
/** Room in memory that is enough for the browsers of a whole run. */
const NEEDED_BYTES = 2 ** 30;

/**
 * Starts a browser without windows. What its processes hand each other, each piece of a drawn page, is a file in memory where there is room: among the temporary files on a disk it
 * takes a tenth of the browser's processor time.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { path } = await findBrowser(Deno.env.toObject());
  const { bavail, bsize } = await statfs("/dev/shm").catch(() => ({ bavail: 0, bsize: 0 }));
  return await chromium.launch({
    executablePath: path,
    // Containers run as root.
    args: ["--no-sandbox", ...args],
    ignoreDefaultArgs: bavail * bsize >= NEEDED_BYTES ? [ON_DISK] : [],
  });
}
