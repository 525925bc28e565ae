import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { emptiable } from "./emptied_page.ts";
import { launchBrowser } from "./launch_browser.ts";

/** Longest wait for an element or a page, milliseconds: the machine of a test run may be busy. */
export const PATIENCE_MS = 60_000;
/** Characters printed of what a page shows when its story failed. */
const SHOWN = 2000;

/** A desk's screen. */
export const DESK = {
  viewport: { width: 1440, height: 900 },
  // A quarter of the points: the same page for whoever reads and measures it, and less to paint.
  deviceScaleFactor: 0.5,
  reducedMotion: "reduce",
} as const satisfies BrowserContextOptions;

let opened: Promise<Browser> | undefined;

/** The browser of this test file, started when first asked for. */
function browser(): Promise<Browser> {
  opened ??= launchBrowser([
    // Hinting would make screenshots differ between machines.
    "--font-render-hinting=none",
    // A microphone that beeps, for pages that may use one.
    ...["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  ]);
  return opened;
}

/** A page in a browser context of its own, and the faults it has had since they were last told. */
interface Watched {
  page: Page;
  /** Throws when there were any, and forgets them. */
  tellFaults(): void;
  /** Makes it a new page for another story; false where that cannot be. */
  empty(): Promise<boolean>;
}

async function openWatched(options: BrowserContextOptions): Promise<Watched> {
  const whole = { locale: "zh-CN", ...DESK, ...options };
  const context = await (await browser()).newContext(whole);
  context.setDefaultTimeout(PATIENCE_MS);
  let faults: string[] = [];
  const page = await context.newPage();
  const emptyPage = await emptiable(page, whole);
  const watch = () => {
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
  };
  watch();
  return {
    page,
    tellFaults() {
      const told = faults;
      faults = [];
      if (told.length > 0) throw new Error(`the page had faults:\n${told.join("\n")}`);
    },
    async empty() {
      const isEmpty = await emptyPage();
      if (isEmpty) watch();
      return isEmpty;
    },
  };
}

/** Emptied pages by the options of their context, each for the next story that asks for the same. */
const emptied = new Map<string, Watched>();

/**
 * Calls `work` with a page as of a fresh browser context: no cookies, no storage. A fault of the page's script fails the test, as
 * does a message of the content security policy and a picture, script, style or font that does not come.
 */
export async function withPage(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const key = JSON.stringify(options);
  const watched = emptied.get(key) ?? await openWatched(options);
  emptied.delete(key);
  const { page, tellFaults, empty } = watched;
  let isEmpty = false;
  try {
    await work(page).catch(async (error) => {
      throw await withShown(error, page.context());
    });
    isEmpty = !emptied.has(key) && await empty();
  } finally {
    if (isEmpty) emptied.set(key, watched);
    else await page.context().close();
  }
  tellFaults();
}

/**
 * A failure with what the pages of its story show: on a busy machine it may not fail again. It is part of the error, since what tests of a whole run print is not
 * shown.
 */
async function withShown(failure: unknown, context: BrowserContext): Promise<Error> {
  const shown = await Promise.all(
    context.pages().map(async (page) => {
      // The menus come first and are alike everywhere; messages stand behind all.
      const texts = await page.locator("main, .toast").allInnerTexts().catch((error) => [String(error)]);
      const text = texts.join("\n") || await page.locator("body").innerText({ timeout: 2000 }).catch(String);
      return `the story left ${page.url()} showing:\n${text.slice(0, SHOWN)}`;
    }),
  );
  const told = failure instanceof Error ? failure.message : String(failure);
  return new Error([told, ...shown].join("\n"), { cause: failure });
}

/**
 * A page that the tests of a file look through, one after the other: cookies and storage stay, and so does the process of the browser that
 * has compiled the scripts. For tests that open an address and only look at what is there. Faults fail the test as they do in `withPage`;
 * after one that failed, the next begins with a page of its own.
 *
 * @param begin brings a new page to where the tests begin, such as behind the login
 */
export function keptPage(
  begin: (page: Page) => Promise<void>,
): (work: (page: Page) => Promise<void>) => Promise<void> {
  let kept: Watched | undefined;
  return async (work) => {
    if (!kept) {
      kept = await openWatched({});
      await begin(kept.page);
    }
    const { page, tellFaults } = kept;
    try {
      await work(page);
      tellFaults();
    } catch (error) {
      kept = undefined;
      const told = await withShown(error, page.context());
      await page.context().close();
      throw told;
    }
  };
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
