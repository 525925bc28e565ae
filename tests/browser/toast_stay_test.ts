import assert from "node:assert/strict";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** When a page has first and last drawn a message, milliseconds; `isGone` once it does no more. */
interface Seen {
  from?: number;
  until?: number;
  isGone?: true;
}

browserTest(
  "a message is seen for its time also where the page was too busy to draw it at once",
  async (page) => {
    await logIn(page.context(), portal.origin, "store-technician");
    await page.addInitScript(() => {
      const seen: Seen = (globalThis as unknown as { seen: Seen }).seen = {};
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(".toast")) return;
        observer.disconnect();
        // Twice its time.
        for (const end = performance.now() + 1400; performance.now() < end;);
        const look = (at: number) => {
          if (!document.querySelector(".toast")) return void (seen.isGone = true);
          seen.from ??= at;
          seen.until = at;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${portal.origin}/tis/EPCCart`);
    await page.evaluate(() => sessionStorage.setItem("tis.toast", "Sent."));
    await page.reload();
    const gone = await page.waitForFunction(() => {
      const { seen } = globalThis as unknown as { seen: Seen };
      return seen.isGone && seen;
    });
    const { from, until } = await gone.jsonValue() as Seen;
    assert.ok(until! - from! > 500, `seen for ${until! - from!} ms`);
  },
);
