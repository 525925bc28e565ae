import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { settleAfter } from "./settle.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const t = translator(await shippedTexts(), "en_US");
const ACCOUNT = "store-manager";
const at = (path: string) => `${portal.origin}/tis/${path}`;

/** A brake disc, which is not the first hit. */
const number = "34116820794", keyword = "3411";
const [part] = await portal.sql<{ pack: number; name: string }[]>`
  select pack_quantity as pack, names ->> 'en_US' as name from parts where number = ${number}`;
const { pack, name } = part!;

/** More series than the facet tells at first, all with the same hits but the last one, which has that part alone. */
await portal.sql`
  insert into series
  select (jsonb_populate_record(s, jsonb_build_object('code', 'MORE' || n))).*
  from series s, generate_series(10, 29) n
  where s.code = (
    select unnest(series) from search_documents where kind = 'part' and id = ${number} limit 1
  )`;
await portal.sql`
  update search_documents
  set series = series || (select array_agg('MORE' || n) from generate_series(10, 28) n)
  where kind = 'part'`;
await portal
  .sql`update search_documents set series = series || '{MORE29}' where kind = 'part' and id = ${number}`;

async function cartLines(): Promise<{ partNumber: string; quantity: number }[]> {
  return [
    ...await portal.sql<{ partNumber: string; quantity: number }[]>`
      select c.part_number, c.quantity
      from cart_lines c join current_jobs k on k.job_id = c.job_id join users u on u.id = k.user_id
      where u.user_code = ${ACCOUNT}
      order by c.id`,
  ];
}

async function openSearch(page: Page): Promise<void> {
  await logIn(page.context(), portal.origin, ACCOUNT);
  await page.context().request.post(at("carts/current/deletion"), {
    headers: { accept: "application/json", origin: portal.origin },
  });
  await page.goto(at(`SearchPage?keyword=${keyword}`));
}

const row = (page: Page) =>
  page.locator(".part-rows tbody tr", { has: page.locator(`a.part-number[href*="${number}"]`) });

browserTest("the facet of series tells those with the most hits, a link all of them", async (page) => {
  await openSearch(page);
  const links = page.locator("#facet-series a");
  const told = async () =>
    (await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")!)))
      .map((href) => new URLSearchParams(href.split("#")[0]).get("seriesCode"));
  assert.equal(await links.count(), 13, "twelve and the way to all");
  assert.ok(!(await told()).includes("MORE29"));
  await links.last().press("Enter");
  await page.waitForURL(/series=all#facet-series$/);
  assert.ok((await told()).includes("MORE29"));
  assert.ok(await links.count() > 20);
  await page.locator('#facet-series a[href*="MORE29"]').click();
  await page.waitForURL(/series=all.*seriesCode=MORE29|seriesCode=MORE29.*series=all/);
  assert.equal(await page.locator('#facet-series a[aria-current="true"]').count(), 1);
  assert.ok(await links.count() > 20, "all stay told");
  await links.last().click();
  await page.waitForURL((url) => url.searchParams.get("series") === null);
  assert.equal(await links.count(), 13, "the chosen one is among those told");
  assert.equal(await page.locator('#facet-series a[aria-current="true"]').count(), 1);
}, { javaScriptEnabled: false });

browserTest(
  "a part is ordered from its row without script: a number and Enter, or the button",
  async (page) => {
    await openSearch(page);
    const before = page.url();
    const field = row(page).locator('input[name="quantity"]');
    await field.fill(String(pack * 2));
    await Promise.all([page.waitForNavigation(), field.press("Enter")]);
    assert.equal(page.url(), before);
    assert.deepEqual(await cartLines(), [{ partNumber: number, quantity: pack * 2 }]);
    assert.equal(await field.inputValue(), String(pack * 2), "it shows what is in the cart");
    await field.fill(String(pack * 3));
    await Promise.all([
      page.waitForNavigation(),
      row(page).locator("noscript button, form[data-order-step] button.btn").click(),
    ]);
    assert.deepEqual(await cartLines(), [{ partNumber: number, quantity: pack * 3 }]);
  },
  { javaScriptEnabled: false },
);

browserTest("the order controls of a row say which part they are for, and stay on the page", async (page) => {
  await settleAfter(page, () => openSearch(page));
  const spoken = (role: "spinbutton" | "button", word: string) =>
    row(page).getByRole(role, { name: `${word} ${name}`, exact: true });
  const field = spoken("spinbutton", t("part_search.orderQty"));
  assert.ok(await spoken("button", t("part.less")).isDisabled(), "no less than none");
  // Clicks that follow one another quickly may be saved as one or one by one.
  const saved = (quantity: number) =>
    page.waitForResponse(async (response) =>
      response.url().endsWith("/tis/carts/current/quantities") &&
      (await cartLines())[0]?.quantity === quantity
    );
  const twice = saved(pack * 2);
  await spoken("button", t("part.more")).click();
  await spoken("button", t("part.more")).click();
  assert.equal(await field.inputValue(), String(pack * 2));
  await twice;
  const once = saved(pack);
  await spoken("button", t("part.less")).click();
  assert.equal((await (await once).json()).code, 200);
  assert.deepEqual(await cartLines(), [{ partNumber: number, quantity: pack }]);
  assert.equal(new URL(page.url()).pathname, "/tis/SearchPage");
});

browserTest(
  "on a phone the steppers of the hits stand one below the other, however long the names beside them are",
  async (page) => {
    await logIn(page.context(), portal.origin, "store-manager", "de_DE");
    await page.goto(`${portal.origin}/tis/SearchPage?q=Schraube`);
    const rights = await page.locator(".part-rows tbody tr td:last-child:has(button)").evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.getBoundingClientRect().right))
    );
    assert.ok(rights.length > 5);
    assert.deepEqual([...new Set(rights)].length, 1);
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
);
