import { type Browser, chromium, type Page } from "playwright-core";
import type { App } from "fresh";

/** Starts the system's Chromium; end it with `await using`. */
export async function startBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: Deno.env.get("CHROMIUM_PATH") ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

/** An app on a free port of this machine, with its address up to and without a slash. */
export function serve(app: App<never>): { origin: string } & AsyncDisposable {
  const handler = app.handler();
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (req, info) => {
    const response = await handler(req, info);
    // There is no TLS here, and a browser that must ask for it follows no redirect of a fetch.
    const policy = response.headers.get("content-security-policy");
    if (policy) {
      response.headers.set("content-security-policy", policy.replace("; upgrade-insecure-requests", ""));
    }
    return response;
  });
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Opens an address and waits until the islands are awake. Errors and violations of the page's policy are kept. */
export async function open(browser: Browser, address: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  // Browsers ask for it by themselves; its absence is no error of the page.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(address, { waitUntil: "networkidle" });
  return { page, errors };
}
