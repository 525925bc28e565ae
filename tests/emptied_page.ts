import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** What stories listen to. */
const HEARD = [
  ...["request", "requestfinished", "requestfailed", "response", "console", "pageerror"],
  ...["dialog", "popup", "download", "filechooser", "websocket", "worker", "page"],
];
/** What nothing undoes once a story has done it, of a page and of its context alike. */
const LASTING_IN_BOTH = [
  ...["addInitScript", "exposeFunction", "exposeBinding", "setExtraHTTPHeaders", "routeWebSocket"],
  ...["setDefaultTimeout", "setDefaultNavigationTimeout"],
] as const satisfies readonly (keyof Page & keyof BrowserContext)[];
const LASTING = {
  page: [...LASTING_IN_BOTH, "addLocatorHandler"],
  context: [...LASTING_IN_BOTH, "newCDPSession", "setGeolocation"],
  clock: ["install", "setFixedTime", "setSystemTime", "pauseAt"],
} as const satisfies {
  page: readonly (keyof Page)[];
  context: readonly (keyof BrowserContext)[];
  clock: readonly (keyof Page["clock"])[];
};
/** Of the browser's stores for an origin, all but that of cookies, which hold for a host. */
const STORES = "local_storage,indexeddb,service_workers,cache_storage,file_systems";
/** With the portal's own policy: the browser starts another process for a page that is of another. */
const BLANK = {
  contentType: "text/html",
  headers: { "cross-origin-opener-policy": "same-origin" },
  body: "<!doctype html>",
};

/**
 * Lets a new page be emptied for another story. What the browser's process has read stays there, styles, fonts and scripts, which is two thirds of what the
 * first page of a story costs.
 *
 * @param options of its context
 * @returns empties the page: nothing is stored, nobody listens, it shows nothing. False where that cannot be done; then it is as it was
 */
export async function emptiable(page: Page, options: BrowserContextOptions): Promise<() => Promise<boolean>> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const origins = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame.url() !== "about:blank") origins.add(new URL(frame.url()).origin);
  });
  let lasts = options.permissions !== undefined;
  const last = () => (lasts = true);
  onCall(page, LASTING.page, last);
  onCall(context, LASTING.context, last);
  onCall(page.clock, LASTING.clock, last);
  return async () => {
    const [origin] = origins;
    if (lasts || page.isClosed() || origins.size > 1 || !origin?.startsWith("http")) return false;
    await Promise.all(context.pages().filter((one) => one !== page).map((one) => one.close()));
    for (const event of HEARD) for (const one of [page, context]) one.removeAllListeners(event);
    await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    await context.setOffline(false);
    await context.clearPermissions();
    // Only now nothing writes any more.
    await page.route(`${origin}/`, (route) => route.fulfill(BLANK), { times: 1 });
    await page.goto(`${origin}/`);
    await context.clearCookies();
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: STORES });
    await page.evaluate(() => {
      sessionStorage.clear();
      self.name = "";
    });
    await devtools.send("Page.resetNavigationHistory");
    if (options.viewport) await page.setViewportSize(options.viewport);
    const { colorScheme = "light", reducedMotion = "no-preference", forcedColors = "none" } = options;
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await page.mouse.move(0, 0);
    origins.clear();
    return true;
  };
}

/** Calls `heard` before each call of these methods. */
function onCall<Owner extends object>(
  owner: Owner,
  names: readonly (keyof Owner)[],
  heard: () => void,
): void {
  for (const name of names) {
    const method = owner[name] as (...args: unknown[]) => unknown;
    const marked = (...args: unknown[]) => {
      heard();
      return method.apply(owner, args);
    };
    Object.assign(owner, { [name]: marked });
  }
}
