import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { openSettled, settleAfter } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const vin = AFTER_CHANGE_VIN;
const at = (path: string) => `${portal.origin}/tis/${path}`;

browserTest("a technician goes from the VIN to the sent order by mouse", async (page) => {
  await page.goto(portal.origin);
  await page.getByLabel(/account|账号/i).first().fill("store-technician");
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="consent"]').check();
  await page.locator('form[action="/oauth/login"] button.btn-primary').click();
  await page.waitForURL("**/tis/index");

  await page.goto(at("EPCIndex"));
  await page.locator('form[data-vin-form] input[name="vin"]').pressSequentially(vin.toLowerCase());
  await page.waitForURL(`**/EPCPage?vin=${vin}`);
  assert.match(await page.locator(".vehicle-chip").innerText(), new RegExp(vin.slice(-8)));

  await page.locator(".group-tiles a", { hasText: "34" }).click();
  await settleAfter(page, async () => {
    await page.locator(".figure-cards a", { hasText: "34-11-02" }).click();
    await page.locator("[data-figure-stage][data-live]").waitFor();
  });
  await page.locator('svg.figure a.label[data-callout="10"]').click();
  const row = page.locator('tr[data-callout="10"]').first();
  assert.equal(await row.getAttribute("aria-current"), "true");
  assert.match(page.url(), /callout=10/);
  assert.equal(await page.locator('svg.figure .part[data-callout="10"][data-selected]').count() > 0, true);

  const cart = page.waitForResponse((response) => response.url().endsWith("/tis/carts/current/quantities"));
  await row.locator('.order-col [data-step="1"]').click();
  assert.equal((await (await cart).json()).code, 200);
  const quantity = await row.locator('.order-col input[name="quantity"][type="number"]').inputValue();
  assert.ok(Number(quantity) >= 1);

  const orders = await portal.sql`select count(*)::int as n from orders`;
  // The VIN typed, then group, figure, plus, review, send: five clicks, and one more to point at the drawing.
  await page.locator("[data-cart-bar] a.btn-primary").click();
  await page.waitForURL("**/EPCCart?view=review");
  await page.locator('form[action="/tis/orders"] button.btn-primary').click();
  await page.waitForURL("**/EPCCart?order=*");
  const [after] = await portal.sql<{ n: number }[]>`select count(*)::int as n from orders`;
  assert.equal(after!.n, orders[0]!.n + 1);
  const [event] = await portal.sql<{ type: string; key: string }[]>`
    select type, key from outbox where type = 'epc.order-sent' order by id desc limit 1`;
  assert.match(await page.locator("main, .page").first().innerText(), new RegExp(event!.key));
});

browserTest("what was set a moment before is in the review that the figure's foot leads to", async (page) => {
  await logIn(page.context(), portal.origin, "store-manager");
  await openSettled(page, at(`EPC2D?vin=${vin}&figure=34-11-02-C`));
  await page.locator("[data-figure-stage][data-live]").waitFor();
  const row = page.locator('tr[data-callout="10"]').first();
  const number = (await row.locator(".number-col").innerText()).trim();
  await row.locator('.order-col [data-step="1"]').click();
  await page.locator("[data-cart-bar] a.btn-primary").click();
  await page.waitForURL("**/EPCCart?view=review");
  assert.ok((await page.locator(".review-lines").innerText()).includes(number));
});

browserTest(
  "the main job needs no mouse: VIN, group, figure, callout and quantity by keyboard",
  async (page) => {
    await logIn(page.context(), portal.origin, "store-manager");
    await page.goto(at("EPCIndex"));
    // The field has the focus by itself; the browser gives it with the first frame.
    await page.locator('input[name="vin"]:focus').waitFor();
    await page.keyboard.type(vin.slice(-8));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/EPCPage?vin=*");
    await page.locator(".group-tiles a", { hasText: "34" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**group=34**");
    await page.locator(".figure-cards a", { hasText: "34-11-02" }).focus();
    await settleAfter(page, async () => {
      await page.keyboard.press("Enter");
      await page.locator("[data-figure-stage][data-live]").waitFor();
    });

    await page.locator("[data-figure-stage]").focus();
    const zoom = page.locator(".figure-zoom output");
    assert.equal(await zoom.innerText(), "100 %");
    await page.keyboard.press("+");
    await page.waitForFunction(() => document.querySelector(".figure-zoom output")?.textContent === "125 %");
    await page.keyboard.press("0");
    await page.waitForFunction(() => document.querySelector(".figure-zoom output")?.textContent === "100 %");

    await page.locator('svg.figure a.label[data-callout="4"]').focus();
    assert.equal(await page.locator('tr[data-callout="4"][data-lit]').count() > 0, true);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator('tr[data-callout="4"]').first().getAttribute("aria-current"), "true");

    const cart = page.waitForResponse((response) => response.url().endsWith("/tis/carts/current/quantities"));
    await page.locator('tr[data-callout="4"] .order-col input[name="quantity"][type="number"]').first()
      .focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    assert.equal((await (await cart).json()).code, 200);
  },
);

browserTest(
  "without script the figure, its callouts, its table and the cart still work",
  async (page) => {
    await logIn(page.context(), portal.origin, "technical-supervisor");
    await page.goto(at(`EPCPage?vin=${vin}&figure=34-11-02-C`));
    assert.ok(await page.locator("svg.figure .part").count() > 20);
    await page.locator('svg.figure a.label[data-callout="10"]').click();
    assert.match(page.url(), /callout=10/);
    assert.equal(await page.locator('tr[data-callout="10"]').first().getAttribute("aria-current"), "true");
    assert.equal(await page.locator('svg.figure .part[data-callout="10"][data-selected]').count() > 0, true);
    assert.ok(await page.locator("tr[data-fits='no']").count() === 0);
    await page.goto(at(`EPCPage?vin=${vin}&figure=34-11-02-C&not=1`));
    assert.ok(await page.locator("tr[data-fits='no']").count() > 0);
  },
  { javaScriptEnabled: false },
);

browserTest(
  "the deep link of figure and callout opens just that, with the last 8 characters",
  async (page) => {
    await logIn(page.context(), portal.origin, "factory-engineer");
    await page.goto(at(`EPC2D?vin=${vin.slice(-8)}&figure=34-11-02-C&callout=7`));
    assert.equal(await page.locator('tr[data-callout="7"]').first().getAttribute("aria-current"), "true");
    assert.match(await page.locator("h1").innerText(), /brake/i);
  },
);

browserTest(
  "on a phone every control of the figure page is at least 24 px and nothing is wider than the screen",
  async (page) => {
    await logIn(page.context(), portal.origin, "social-user");
    await page.goto(at(`EPC2D?vin=${vin}&figure=34-11-02-C&callout=10`));
    await page.locator("[data-figure-stage][data-live]").waitFor();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("svg.figure a.label .reach, .figure-zoom button, .figure-tools .btn")]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0 && (box.width < 24 || box.height < 24)).length
    );
    assert.equal(small, 0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
);

browserTest("on a phone the foot of a figure leads to the cart as well as to the review", async (page) => {
  await logIn(page.context(), portal.origin, "store-manager");
  await page.goto(at(`EPC2D?vin=${vin}&figure=34-11-02-C`));
  await page.locator("[data-figure-stage][data-live]").waitFor();
  const covered = await page.locator("[data-cart-bar] a").evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const on = document.elementFromPoint(x + width / 2, y + height / 2);
      return on !== null && link.contains(on);
    })
  );
  assert.deepEqual(covered, [true, true]);
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
