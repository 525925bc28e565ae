import assert from "node:assert/strict";
import { open, serve, startBrowser } from "./browser.ts";
import { fixtureApp } from "./fixture_app.ts";
import { describe } from "./fixture/islands/Kinds.tsx";
import { kindsExample } from "./fixture/kinds_example.ts";

Deno.test("islands in a browser", async (t) => {
  await using server = serve(await fixtureApp());
  await using browser = await startBrowser();
  const visit = (path: string) => open(browser, server.origin + path);

  await t.step("share a signal, and keep their own, under a policy with nonces", async () => {
    const { page, errors } = await visit("/tis/shared");
    await page.click("#first button");
    await page.click("#first button");
    await page.click("#second button");
    assert.deepEqual(await page.locator("output").allInnerTexts(), ["6", "6"]);
    assert.deepEqual(await page.locator("small").allInnerTexts(), ["2", "1"]);
    assert.deepEqual(errors, []);
  });

  await t.step("that lie beside their page in (_islands) wake too", async () => {
    const { page } = await visit("/tis/parts");
    await page.click("#cart");
    assert.equal(await page.locator("#cart").innerText(), "Cart 3");
  });

  await t.step("take JSX, keep its elements and what was typed in them, and wake islands in it", async () => {
    // Held back so that something can be typed before the islands wake.
    const page = await browser.newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => release = resolve);
    await page.route("**/boot*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.origin + "/tis/slots", { waitUntil: "commit" });
    await page.fill("#typed", "typed early");
    await page.selectOption("#chosen", "a");
    await page.evaluate(() => Object.assign(globalThis, { early: document.querySelector("#typed") }));
    release();
    await page.waitForLoadState("networkidle");

    await page.click("#early");
    await page.click("#inner");
    assert.equal(await page.getAttribute("#early", "aria-pressed"), "true");
    assert.equal(await page.innerText("#inner"), "on");
    assert.equal(await page.locator("#late").count(), 0);
    await page.click("#more");
    await page.click("#late");
    assert.equal(await page.innerText("#late"), "on");

    assert.equal(await page.inputValue("#typed"), "typed early");
    assert.equal(await page.inputValue("#chosen"), "a");
    assert.equal(await page.innerText("h2"), "Title & more");
    assert.equal(await page.isDisabled("#locked"), true);
    assert.equal(await page.getAttribute("svg", "viewBox"), "0 0 10 10");
    assert.equal(await page.innerText("#early"), "on", "the slot survives when the island renders again");
    const kept = await page.evaluate(() => (globalThis as unknown as { early: Element }).early.isConnected);
    assert.equal(kept, true, "elements of a slot are kept, not made anew");
    assert.match(await page.innerText("#children"), /^Text with bold/);
  });

  await t.step("receive every kind of prop as it was", async () => {
    const { page, errors } = await visit("/tis/kinds");
    await page.waitForFunction(() => document.querySelector("#kinds")!.textContent !== "{}");
    const seen = JSON.parse(await page.innerText("#kinds"));
    assert.deepEqual(seen, describe(kindsExample()));
    assert.deepEqual(errors, []);
    assert.equal(await page.evaluate(() => "polluted" in {}), false);
  });

  await t.step("put right what differs from the server, and change the head", async () => {
    const { page } = await visit("/tis/differing");
    assert.equal(await page.innerText("#differing"), "browser");
    assert.equal(await page.getAttribute("#differing", "class"), "browser");
    assert.equal(await page.getAttribute("#differing", "data-only-server"), null);
    assert.equal(await page.title(), "In the browser");
    assert.match((await page.getAttribute("#logo", "src"))!, /^\/tis\/logo\.svg\?__frsh_c=\w+$/);
    assert.equal(
      await page.evaluate(() => document.querySelector("main")!.textContent),
      "beforebrowserafter",
    );
  });

  await t.step("that fail leave their neighbours awake", async () => {
    const { page, errors } = await visit("/tis/failing");
    await page.click("#neighbour");
    assert.equal(await page.innerText("#neighbour"), "on");
    assert.ok(errors.some((error) => error.includes("this island fails")));
  });

  await t.step("without an element around them grow in their place", async () => {
    const { page } = await visit("/tis/lists");
    for (const name of ["c", "a", "b", "b", "a", "c", "b"]) await page.click(`#add-${name}`);
    assert.deepEqual(
      await page.locator("li").allInnerTexts(),
      ["a2", "a1", "a", "a end", "between", "b3", "b2", "b1", "b", "b end", "c2", "c1", "c", "c end"],
    );
  });

  await t.step("nest through slots, share signals there, and show slots later", async () => {
    const { page, errors } = await visit("/tis/nested");
    await page.click("#in-children button");
    await page.click("#in-title button");
    await page.click("#outside button");
    assert.deepEqual(await page.locator("output").allInnerTexts(), ["4", "4", "4"]);
    await page.locator("#more").last().click();
    assert.equal(await page.innerText("#hidden"), "inner more");
    await page.locator("#more").first().click();
    await page.waitForSelector("text=hidden text");
    assert.equal(await page.locator("#hidden em").innerText(), "Hidden");
    await page.click("#in-children button");
    assert.deepEqual(await page.locator("output").allInnerTexts(), ["5", "5", "5"]);
    assert.deepEqual(errors, []);
  });

  await t.step("leave no template and no inner comment behind", async () => {
    const { page } = await visit("/tis/nested");
    assert.equal(await page.locator("template").count(), 0);
    assert.equal(
      await page.evaluate(() => document.querySelector("main")!.innerHTML.includes("frsh:slot")),
      false,
    );
  });

  await t.step("have ids of their own, apart from those of other islands and of the page", async () => {
    const { page } = await visit("/tis/fields");
    await page.click("text=two");
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    assert.equal(await focused(), "two");
    const ids = await page.evaluate(() =>
      Array.from(document.querySelectorAll("label"), (label) => label.htmlFor)
    );
    assert.equal(new Set(ids).size, 3, ids.join());
  });
});
