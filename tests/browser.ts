import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findBrowser } from "./find_browser.ts";

/** Longest wait for an element or a page, milliseconds: the machine of a test run may be busy. */
const PATIENCE_MS = 20_000;

let opened: Promise<Browser> | undefined;

/** The browser of this test file, started when first asked for. */
function browser(): Promise<Browser> {
  opened ??= (async () => {
    const { path } = await findBrowser(Deno.env.toObject());
    return await chromium.launch({
      executablePath: path,
      // Containers run as root and have a small /dev/shm. Hinting would make screenshots differ between machines.
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"],
    });
  })();
  return opened;
}

/**
 * Calls `work` with a page in a fresh browser context: no cookies, no storage. A fault of the page's script fails the test, as
 * does a message of the content security policy and a picture, script, style or font that does not come.
 */
export async function withPage(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await (await browser()).newContext({
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && /Content.Security.Policy/i.test(message.text())) {
        faults.push(message.text());
      }
    });
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font"].includes(kind)) {
        faults.push(`${kind} ${response.url()} answers ${response.status()}`);
      }
    });
    await work(page);
  } finally {
    await context.close();
  }
  if (faults.length > 0) throw new Error(`the page had faults:\n${faults.join("\n")}`);
}

/**
 * Declares a test with a page. The browser stays open between the tests of a file, so Deno's check for what a test leaves open
 * does not apply.
 */
export function browserTest(
  name: string,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): void {
  Deno.test({ name, sanitizeOps: false, sanitizeResources: false, fn: () => withPage(options, work) });
}

Deno.test.afterAll(async () => {
  await (await opened?.catch(() => undefined))?.close();
});
