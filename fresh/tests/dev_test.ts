import assert from "node:assert/strict";
import { startBrowser } from "./browser.ts";
import { copyFixture, replace, startDev } from "./dev_server.ts";

Deno.test("while developing, a change reloads the page that is open", async () => {
  const root = await copyFixture();
  try {
    await using server = startDev(root);
    await using browser = await startBrowser();
    await server.ready("/tis");
    const page = await browser.newPage();
    // The first change comes before the page has heard from the server that drew it.
    const replaced = Promise.withResolvers<void>();
    await page.route("**/_frsh/alive", async (route) => {
      await replaced.promise;
      await route.continue();
    }, { times: 1 });
    await page.goto(`${server.origin}/tis/parts`);
    const former = await server.versionAfter(undefined);
    await page.click("#cart");
    assert.equal(await page.innerText("#cart"), "Cart 3");

    await replace(`${root}/routes/(shop)/(_islands)/Cart.tsx`, "Cart ${", "Basket ${");
    await server.versionAfter(former);
    replaced.resolve();
    await page.waitForSelector("text=Basket 2");
    await page.click("#cart");
    assert.equal(await page.innerText("#cart"), "Basket 3");

    await replace(`${root}/routes/(shop)/parts/index.tsx`, `text="Parts"`, `text="All parts"`);
    await page.waitForSelector("text=All parts");

    const busted = /src="([^"]+logo[^"]+)"/.exec(
      await (await fetch(`${server.origin}/tis/parts/7`)).text(),
    )![1]!;
    const logo = await fetch(server.origin + busted, { method: "HEAD" });
    assert.match(
      logo.headers.get("cache-control")!,
      /no-store/,
      "a changed file must not come from the cache",
    );

    // A static file changes while the page that was drawn has not heard from its server yet, and another one afterwards.
    const written = Promise.withResolvers<void>();
    await page.route("**/_frsh/alive", async (route) => {
      await written.promise;
      await route.continue();
    }, { times: 1 });
    await page.reload();
    for (const name of ["early", "late"]) {
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await Deno.writeTextFile(`${root}/static/${name}.txt`, name);
      written.resolve();
      await page.waitForFunction(() => !("sameDocument" in globalThis));
      assert.equal(await (await fetch(`${server.origin}/tis/${name}.txt`)).text(), name);
    }
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
