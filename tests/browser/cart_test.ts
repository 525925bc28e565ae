import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const ACCOUNT = "store-manager";
const at = (path: string) => `${portal.origin}/tis/${path}`;

/** Part numbers the store has ordered before, so that they can be ordered; `pack` pieces a pack. */
async function orderable(count: number): Promise<{ number: string; pack: number }[]> {
  return [
    ...await portal.sql<{ number: string; pack: number }[]>`
      select p.number, p.pack_quantity as pack
      from parts p
      where p.number in (select part_number from order_lines)
        and not exists (select from supersessions s where s.from_number = p.number)
        and p.orderable and p.discontinued_on is null
      order by p.number
      limit ${count}`,
  ];
}

async function openCart(page: Page, lines: string[] = []): Promise<void> {
  await logIn(page.context(), portal.origin, ACCOUNT);
  const post = (path: string, form: Record<string, string>) =>
    page.context().request.post(`${portal.origin}/tis/carts/current/${path}`, {
      form,
      headers: { origin: portal.origin, accept: "application/json" },
    });
  await post("deletion", {});
  if (lines.length > 0) {
    const { code, msg } = await (await post("pasted-rows", { rows: lines.join("\n") })).json();
    assert.equal(code, 200, msg);
  }
  await page.goto(at("EPCCart"));
}

async function cartLines(): Promise<
  { partNumber: string; quantity: number; note: string; vin: string | null }[]
> {
  return [
    ...await portal.sql<{ partNumber: string; quantity: number; note: string; vin: string | null }[]>`
      select c.part_number, c.quantity, c.note, c.vin
      from cart_lines c join current_jobs k on k.job_id = c.job_id join users u on u.id = k.user_id
      where u.user_code = ${ACCOUNT}
      order by c.id`,
  ];
}

async function orderCount(): Promise<number> {
  const [row] = await portal.sql<{ n: number }[]>`select count(*)::int as n from orders`;
  return row!.n;
}

const [first, second] = await orderable(2) as [
  { number: string; pack: number },
  { number: string; pack: number },
];
const fitting = first.pack * 2;

/** A number no part has, and one good row above it. */
const HALF_BAD = `${first.number};${fitting};left side;${AFTER_CHANGE_VIN.slice(-8)}\n99999999999;1`;

browserTest(
  "a pasted list with a bad row is told by row, kept, and its good rows can be taken",
  async (page) => {
    await openCart(page);
    await page.locator('textarea[name="rows"]').fill(HALF_BAD);
    await page.locator("#import-paste").getByRole("button", { name: "Add list" }).click();
    const row = page.locator(".refused-rows tbody tr");
    await row.waitFor();
    assert.equal(await row.count(), 1);
    assert.deepEqual(await row.locator("td").allInnerTexts(), [
      "2",
      "99999999999",
      "Part number 99999999999 does not exist.",
    ]);
    assert.equal(await page.locator('textarea[name="rows"]').inputValue(), HALF_BAD);
    assert.equal((await cartLines()).length, 0);

    await page.locator(".refused-rows button:enabled").click();
    await page.locator(".cart-table tbody tr").waitFor();
    assert.deepEqual(await cartLines(), [
      { partNumber: first.number, quantity: fitting, note: "left side", vin: AFTER_CHANGE_VIN },
    ]);
  },
);

browserTest(
  "without script the same list is refused, kept and taken in part",
  async (page) => {
    await openCart(page);
    await page.locator('textarea[name="rows"]').fill(HALF_BAD);
    await page.locator("#import-paste").getByRole("button", { name: "Add list" }).click();
    assert.match(await page.locator(".refused-rows").innerText(), /2\s+99999999999/);
    assert.equal((await page.locator('textarea[name="rows"]').inputValue()).replace(/\r/g, ""), HALF_BAD);
    await page.locator(".refused-rows button").click();
    await page.locator(".cart-table tbody tr").first().waitFor();
    assert.equal(await page.locator(".cart-table tbody tr").count(), 1);

    // The row is changed, taken out and put back by plain forms as well.
    await page.locator('input[name="quantity"]').fill(String(first.pack * 3));
    await page.locator("form[data-cart-line] button").click();
    assert.equal((await cartLines())[0]!.quantity, first.pack * 3);
    await page.locator(".cart-remove button").click();
    assert.equal((await cartLines()).length, 0);
    await page.locator("#undo button").click();
    assert.deepEqual(await cartLines(), [
      { partNumber: first.number, quantity: first.pack * 3, note: "left side", vin: AFTER_CHANGE_VIN },
    ]);
  },
  { javaScriptEnabled: false },
);

browserTest(
  "the XLSX template comes back filled; a bad row in it is told and the file stays chosen",
  async (page) => {
    await openCart(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("a.cart-template").click(),
    ]);
    const template = (await readXlsx(await Deno.readFile(await download.path()))).sheets[0]!;
    assert.deepEqual(template.rows[0], ["Part number", "Quantity", "Note", "VIN"]);
    const bytes = await writeXlsx({
      sheets: [{
        name: template.name,
        rows: [template.rows[0]!, [second.number, second.pack, "", ""], ["", 1, "", ""]],
      }],
    });
    await page.locator('input[type="file"]').setInputFiles({
      name: "parts.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(bytes),
    });
    assert.match(await page.locator(".file-drop").innerText(), /parts\.xlsx/);
    await page.locator("#import-paste").getByRole("button", { name: "Import" }).click();
    const row = page.locator(".refused-rows tbody tr");
    await row.waitFor();
    assert.deepEqual((await row.locator("td").allInnerTexts()).map((text) => text.trim()), [
      "3",
      "",
      "Part number is missing.",
    ]);
    await page.locator(".refused-rows button:enabled").click();
    await page.locator(".cart-table tbody tr").waitFor();
    assert.deepEqual((await cartLines()).map((line) => line.partNumber), [second.number]);
  },
);

browserTest("quantity and note are saved in place and the total follows", async (page) => {
  await openCart(page, [`${first.number};${first.pack}`]);
  const before = await page.locator(".cart-total b").innerText();
  await page.locator('.cart-table [data-step="1"]').click();
  await page.waitForFunction((old) => document.querySelector(".cart-total b")?.textContent !== old, before);
  assert.equal((await cartLines())[0]!.quantity, fitting);
  const saved = page.waitForResponse((response) => /carts\/current\/lines\/\d+$/.test(response.url()));
  await page.locator('.cart-table input[name="note"]').fill("for Monday");
  await page.keyboard.press("Tab");
  assert.equal((await (await saved).json()).code, 200);
  assert.equal((await cartLines())[0]!.note, "for Monday");
  const emptied = page.waitForResponse((response) => /carts\/current\/lines\/\d+$/.test(response.url()));
  await page.locator('.cart-table input[name="note"]').fill("");
  await page.keyboard.press("Tab");
  await emptied;
  assert.equal((await cartLines())[0]!.note, "");
});

browserTest("a line taken out comes back with all it had", async (page) => {
  const row = `${first.number};${fitting};keep;${AFTER_CHANGE_VIN.slice(-8)}`;
  await openCart(page, [row]);
  const before = await cartLines();
  await page.locator(".cart-remove button").click();
  await page.locator("#undo button").waitFor();
  assert.deepEqual(await cartLines(), []);
  await page.locator("#undo button").click();
  await page.locator(".cart-table tbody tr").waitFor();
  assert.deepEqual(await cartLines(), before);
});

browserTest("a part replaced at once stops the order until one click takes its replacement", async (page) => {
  await openCart(page, [`${first.number};${first.pack}`]);
  await portal.sql`
    insert into supersessions (from_number, to_number, set_no, kind, interchange, ratio, valid_from)
    values (${first.number}, ${second.number}, 1, 'at_once', 'both', 1, '2020-01-01')`;
  try {
    await page.reload();
    const notice = page.locator("#cart-stopping");
    assert.match(await notice.innerText(), /1 line blocks the order/);
    assert.match(await page.locator(".cart-name").innerText(), /Cannot be ordered: replaced by/);
    assert.equal(await page.locator(".cart-bar .btn-primary").isDisabled(), true);
    await page.locator(".cart-replace button").click();
    await page.waitForFunction(() => document.querySelector("#cart-stopping")?.childElementCount === 0);
    assert.deepEqual((await cartLines()).map((line) => line.partNumber), [second.number]);
    assert.match(await page.locator(".cart-bar a.btn-primary").getAttribute("href") ?? "", /view=review/);
  } finally {
    await portal.sql`delete from supersessions where from_number = ${first.number}`;
  }
});

browserTest(
  "parts without a vehicle are asked about, and two clicks send one order, whose number is shown",
  async (page) => {
    await openCart(page, [`${first.number};${first.pack}`]);
    const before = await orderCount();
    await page.locator(".cart-bar a.btn-primary").click();
    await page.waitForURL("**/EPCCart?view=review");
    // What is in stock is a sentence: it is not broken after every word.
    await page.waitForFunction(() =>
      (document.querySelector("th.review-stock")?.getBoundingClientRect().width ?? 0) >= 150
    );
    const send = page.locator("#send-order .btn-primary");
    await page.locator('#send-order input[name="note"]').fill("call before delivery");
    await send.click();
    await page.locator("#send-order .order-confirm .field-error", { hasText: "confirm" }).waitFor();
    assert.equal(await orderCount(), before);
    await page.locator('input[name="confirmWithoutVehicle"]').check();
    const clientKey = await page.locator('input[name="clientKey"]').inputValue();
    await page.locator("#send-order .btn-primary:enabled").dblclick();
    await page.waitForURL("**/EPCCart?order=*");
    const number = new URL(page.url()).searchParams.get("order")!;
    assert.match(await page.locator("h1").innerText(), new RegExp(number));
    assert.match(await page.locator(".order-facts").innerText(), /call before delivery/);
    assert.equal(await orderCount(), before + 1);
    assert.deepEqual(await cartLines(), []);

    // The same key once more, as of a page left open, answers the same order.
    const again = await page.context().request.post(`${portal.origin}/tis/orders`, {
      form: { clientKey, confirmWithoutVehicle: "on" },
      headers: { origin: portal.origin, accept: "application/json" },
    });
    assert.deepEqual((await again.json()).data, { orderNumber: number, again: true });
    assert.equal(await orderCount(), before + 1);
  },
);

browserTest("an order of the history is put into the cart once more", async (page) => {
  await openCart(page);
  const [order] = await portal.sql<{ number: string; parts: string[] }[]>`
    select o.number, array_agg(l.part_number order by l.part_number) as parts
    from orders o
    join users u on u.id = o.user_id and u.user_code = ${ACCOUNT}
    join order_lines l on l.order_number = o.number
    group by o.number
    having bool_and(not exists (select from supersessions s where s.from_number = l.part_number and s.kind = 'at_once'))
    order by o.number
    limit 1`;
  await page.goto(at("EPCCart?view=orders"));
  await page.locator(`a[href$="order=${order!.number}"]`).click();
  await page.locator(".page-tools #import-paste button").click();
  await page.locator(".cart-table tbody tr").first().waitFor();
  assert.deepEqual((await cartLines()).map((line) => line.partNumber).sort(), [...new Set(order!.parts)]);
});

browserTest(
  "what was ordered for stock is for stock once more, also at a second try beside a vehicle",
  async (page) => {
    await openCart(page, [`${first.number};${fitting}`]);
    const form = { clientKey: crypto.randomUUID(), confirmWithoutVehicle: "true" };
    const headers = { origin: portal.origin, accept: "application/json" };
    const sent = await (await page.context().request.post(at("orders"), { form, headers })).json();
    assert.equal(sent.code, 200, sent.msg);
    await page.goto(at(`EPCPage?vin=${AFTER_CHANGE_VIN}`));
    // Cannot be ordered for a moment: the first try is refused, and its rows wait at the cart.
    await portal.sql`update parts set orderable = false where number = ${first.number}`;
    await page.goto(at(`EPCCart?order=${sent.data.orderNumber}`));
    await page.locator(".page-tools #import-paste button").click();
    await page.locator(".refused-rows tbody tr").waitFor();
    await portal.sql`update parts set orderable = true where number = ${first.number}`;
    const again = page.locator("#add-parts #import-paste");
    assert.ok(await again.getByLabel(AFTER_CHANGE_VIN).isChecked());
    await again.getByRole("button", { name: "Add list" }).click();
    await page.locator(".cart-table tbody tr").first().waitFor();
    assert.deepEqual((await cartLines()).map((line) => line.vin), [null]);
  },
);

browserTest("a pasted list is for stock where that is chosen beside the vehicle in context", async (page) => {
  await openCart(page);
  await page.goto(at(`EPCPage?vin=${AFTER_CHANGE_VIN}`));
  await page.goto(at("EPCCart"));
  const form = page.locator("#add-parts #import-paste");
  await form.getByLabel("Stock, no vehicle").check();
  await form.locator("textarea").fill(`${first.number};${fitting}`);
  await form.getByRole("button", { name: "Add list" }).click();
  await page.locator(".cart-table tbody tr").first().waitFor();
  assert.deepEqual((await cartLines()).map((line) => line.vin), [null]);
});

browserTest("orders are narrowed by number and state; an order that is not there says so", async (page) => {
  await logIn(page.context(), portal.origin, ACCOUNT);
  await page.goto(at("EPCCart?view=orders&pageSize=5"));
  assert.equal(await page.locator("table tbody tr").count(), 5);
  const number = (await page.locator("table tbody a").first().innerText()).trim();
  await page.locator('input[name="keyword"]').fill(number);
  await page.keyboard.press("Enter");
  await page.waitForURL("**keyword=**");
  assert.equal(await page.locator("table tbody tr").count(), 1);
  await page.locator('select[name="state"]').selectOption("rejected");
  await page.locator(".filter-bar .btn-primary").click();
  await page.waitForURL("**state=rejected**");
  await page.getByText("No matching orders").waitFor();
  const answer = await page.goto(at("EPCCart?order=00000-000001"));
  assert.equal(answer!.status(), 404);
  await page.getByText("Order 00000-000001 does not exist.").waitFor();
});

browserTest(
  "favorites move into a new folder, a removed one comes back to it, and the folder goes",
  async (page) => {
    await logIn(page.context(), portal.origin, ACCOUNT);
    await page.goto(at("EPCFavorite?kind=part"));
    await page.locator('.folder-new input[name="name"]').fill("Jobs of this week");
    await page.locator(".folder-new button").click();
    const folder = page.locator(".folder-list a", { hasText: "Jobs of this week" });
    await folder.waitFor();
    const name = (await page.locator(".favorite-table .title").first().innerText()).trim();
    await page.locator(".favorite-actions select").first().selectOption({ label: "Jobs of this week" });
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".folder-list a")].some((one) => /week\s*1$/.test(one.textContent!))
    );
    await folder.click();
    await page.waitForURL("**folder=**");
    assert.match(await page.locator(".favorite-table .title").innerText(), new RegExp(name));
    await page.locator(".favorite-actions form:last-child button").click();
    await page.locator("#undo button").click();
    await page.locator(".favorite-table .title").waitFor();
    assert.match(await page.locator(".favorite-table .title").innerText(), new RegExp(name));
    await page.locator(".page-tools summary").last().click();
    await page.locator(".page-tools .btn-danger").click();
    await page.waitForURL((url) => !url.search.includes("folder"));
    assert.equal(await folder.count(), 0);
  },
);

browserTest(
  "on a phone the cart is a list of cards, its total stays in sight and nothing is wider than the screen",
  async (page) => {
    await openCart(page, [
      `${first.number};${first.pack};a rather long note`,
      `${second.number};${second.pack}`,
    ]);
    for (
      const path of [
        "EPCCart",
        "EPCCart?view=review",
        "EPCCart?view=quote",
        "EPCCart?view=orders",
        "EPCFavorite",
      ]
    ) {
      await page.goto(at(path));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${path} is ${wider} px wider than the screen`);
    }
    await page.goto(at("EPCCart"));
    const send = (await page.locator(".cart-bar .btn-primary").boundingBox())!;
    const bar = (await page.locator(".bottom-bar").boundingBox())!;
    assert.ok(send.y + send.height <= bar.y + 1 && send.y > 400, `Review order stands at ${send.y}`);
    const small = await page.locator(".cart-table .btn:visible").evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 36).length
    );
    assert.equal(small, 0);
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
);

browserTest("on paper the cart is its lines and total, without what changes them", async (page) => {
  const [one] = await orderable(1);
  await openCart(page, [`${one!.number}\t${one!.pack}`]);
  await page.emulateMedia({ media: "print" });
  for (
    const hidden of [
      "#add-parts",
      ".job-tools",
      ".cart-remove",
      ".cart-note-field",
      ".stepper > button",
      ".cart-bar .btn",
    ]
  ) {
    assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  }
  for (const shown of [".cart-table .line-name", ".cart-qty input", ".cart-total"]) {
    assert.equal(await page.locator(shown).first().isVisible(), true, shown);
  }
});
