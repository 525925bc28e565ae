import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, serve, startBrowser } from "./browser.ts";
import { fixtureApp } from "./fixture_app.ts";

const app = await fixtureApp();
const handler = app.handler();
const get = async (path: string, init?: RequestInit) => {
  const response = await handler(new Request(`http://localhost${path}`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

Deno.test("a page with partials brings the script that fetches them, at once", async () => {
  const { text, headers } = await get("/tis/partials");
  assert.match(text, /<div f-client-nav="true">/);
  assert.match(text, /<a [^>]*f-client-nav="false"/);
  assert.match(text, /import\{boot\}from"[^"]+\/boot_partials\.js"/);
  assert.match(headers.get("link")!, /boot_partials\.js/);
  assert.match(text, /<p id="rest">whole 0</);
  assert.match((await get("/tis/shared")).text, /import\{boot\}from"[^"]+\/boot\.js"/);
});

Deno.test("a request for partials is known to the page and answered without the script", async () => {
  const { text, headers } = await get("/tis/partials?step=1&fresh-partial=true");
  assert.match(text, /<p id="rest">partial 1</);
  assert.doesNotMatch(text, /type="module"/);
  assert.equal(headers.get("content-type"), "text/html; charset=utf-8");
  const id = headers.get("x-fresh-id");
  assert.match(text, new RegExp(`<script type="application/json" id="__FRSH_STATE_${id}"`));
  assert.equal(headers.get("link"), null);
  const nonce = /script-src 'self' 'nonce-(\w+)'/.exec(headers.get("content-security-policy")!)![1];
  assert.ok(text.includes(`nonce="${nonce}"`));
});

Deno.test("a redirect of such a request asks for the partials of where it leads", async () => {
  const led = await get("/tis/partials/led?fresh-partial=true");
  assert.equal(led.headers.get("location"), "/tis/partials?step=led&fresh-partial=true#here");
  assert.equal((await get("/tis/partials/led")).headers.get("location"), "/tis/partials?step=led#here");
  assert.equal(
    (await get("/tis/partials/away?fresh-partial=true")).headers.get("location"),
    "/tis/parts/7?fresh-partial=true",
  );
});

Deno.test("two partials of one name, and one inside an island, are refused", async () => {
  for (const path of ["twice", "island"]) {
    const { status, text } = await get(`/tis/partials/wrong/${path}`);
    assert.deepEqual([status, /class="error"/.test(text)], [500, true], path);
  }
});

Deno.test("partials in a browser", async (t) => {
  await using server = serve(app);
  await using browser = await startBrowser();
  const visit = async () => {
    const visited = await open(browser, `${server.origin}/tis/partials`);
    // Lost when the page is loaded again.
    await visited.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    return visited;
  };
  const stayed = (page: Page) => page.evaluate(() => "stayed" in globalThis);
  const step = (page: Page, name: string) => page.waitForSelector(`h2:text-is("Step ${name}")`);
  const addressOf = (page: Page) => page.url().slice(server.origin.length);

  await t.step(
    "a link shows the part anew; islands, fields and elements in it stay, by key or place",
    async () => {
      const { page, errors } = await visit();
      await page.click("#kept");
      await page.click("#b");
      await page.click("#b");
      await page.fill("#typed", "typed");
      assert.equal(await page.inputValue("#chosen"), "b", "as the server chose");
      await page.selectOption("#chosen", "c");
      await page.click("#outside");
      await page.evaluate(() => Object.assign(globalThis, { b: document.querySelector("#b") }));
      await page.click("#next");
      await step(page, "1");
      assert.equal(await page.innerText("#kept"), "2");
      assert.deepEqual(await page.locator("ul li").allInnerTexts(), ["b 2", "c 0", "a 0"]);
      assert.ok(
        await page.evaluate(() => (globalThis as never as { b: Element }).b.isConnected),
        "moved by key",
      );
      assert.equal(await page.inputValue("#typed"), "typed");
      assert.equal(await page.inputValue("#chosen"), "c");
      assert.equal(await page.locator("#only-first").count(), 0);
      assert.equal(await page.innerText("#rest"), "whole 0", "what is no partial stays");
      await page.click("#new");
      assert.equal(await page.innerText("#new"), "on", "an island that the page had not yet wakes");
      assert.equal(await page.innerText("#outside"), "on");
      await page.click("#kept");
      assert.equal(await page.innerText("#kept"), "3");
      assert.equal(addressOf(page), "/tis/partials?step=1");
      assert.ok(await stayed(page));
      assert.deepEqual(errors, []);
    },
  );

  await t.step("links are marked anew, but those that the page marks itself", async () => {
    const { page } = await visit();
    assert.equal(await page.getAttribute("#next", "aria-current"), "true");
    await page.click("#next");
    await step(page, "1");
    assert.equal(await page.getAttribute("#next", "aria-current"), "page");
    assert.equal(await page.getAttribute("#next", "data-current"), "true");
    assert.equal(await page.getAttribute("#elsewhere", "aria-current"), "true");
    assert.equal(await page.getAttribute("#own", "aria-current"), "false");
  });

  await t.step("back and forward show what was there, where the reader stood", async () => {
    const { page } = await visit();
    await page.evaluate(() => document.body.style.height = "5000px");
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => document.querySelector<HTMLElement>("#next")!.click());
    await step(page, "1");
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.goBack();
    await step(page, "0");
    await page.waitForFunction(() => scrollY === 700);
    assert.equal(addressOf(page), "/tis/partials");
    await page.goForward();
    await step(page, "1");
    assert.ok(await stayed(page));
  });

  await t.step(
    "a button adds to a list, after or before what is there, whose islands stay awake",
    async () => {
      const { page, errors } = await visit();
      const rows = page.locator("ol button");
      await page.click("#first");
      await page.click("#add");
      await rows.nth(1).click();
      await page.click("#add");
      await rows.nth(2).waitFor();
      await page.click("#before");
      await rows.nth(3).waitFor();
      assert.deepEqual(await rows.allInnerTexts(), ["5", "2", "6", "5"]);
      assert.equal(addressOf(page), "/tis/partials", "a button leaves the address alone");
      await page.click("#elsewhere");
      await page.waitForSelector("#row-x");
      assert.equal(addressOf(page), "/tis/partials?step=3", "a link with a partial keeps its own address");
      assert.equal(await rows.count(), 5);
      assert.deepEqual(errors, []);
    },
  );

  await t.step(
    "a partial in another is shown alone, and anew with the outer one; the head follows",
    async () => {
      const { page } = await visit();
      await page.click("#inner-only");
      await page.waitForSelector("b:text-is('inner alone')");
      assert.equal(await page.title(), "Inner");
      assert.equal(await page.getAttribute("meta[name=description]", "content"), "Fetched");
      assert.equal(await page.locator("link[href^='/tis/more.css']").count(), 1);
      await page.click("#next");
      await page.waitForSelector("i:text-is('inner 1')");
      assert.equal(await page.locator("b").count(), 0);
      await page.click("#inner-only");
      await page.waitForSelector("b:text-is('inner alone')");
      assert.equal(await page.locator("link[href^='/tis/more.css']").count(), 1);
    },
  );

  await t.step("forms send by GET and POST, and the address says what was asked for", async () => {
    const { page } = await visit();
    await page.click("#find button");
    await step(page, "found");
    assert.equal(addressOf(page), "/tis/partials?step=found");
    await page.fill("[name=said]", "good day");
    await page.click("#say button");
    await step(page, "posted");
    assert.equal(await page.innerText("#said"), "good day");
    assert.equal(addressOf(page), "/tis/partials?step=posted&said=good+day");
    assert.ok(await stayed(page));
  });

  await t.step("a redirect is followed; to a page without partials that page is opened", async () => {
    const { page } = await visit();
    await page.click("#led");
    await step(page, "led");
    assert.equal(addressOf(page), "/tis/partials?step=led");
    await page.goBack();
    await step(page, "0");
    assert.ok(await stayed(page));
    await page.click("#away");
    await page.waitForURL("**/tis/parts/7");
    assert.equal(await stayed(page), false);
  });

  await t.step("a link that says no is an ordinary one, and so is one pressed with a key", async () => {
    const { page } = await visit();
    const other = page.context().waitForEvent("page");
    await page.click("#next", { modifiers: ["ControlOrMeta"] });
    await (await other).close();
    assert.equal(addressOf(page), "/tis/partials");
    await page.click("#off");
    await step(page, "4");
    assert.equal(await stayed(page), false);
  });

  await t.step("a partial that the page has not is told and left", async () => {
    const { page } = await visit();
    const told = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.click("#unknown");
    assert.match((await told).text(), /^Partial "nowhere" not found/);
  });
});
