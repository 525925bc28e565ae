import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { AFTER_CHANGE_VIN, UNKNOWN_VIN } from "@/demo/epc/special_vins.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const ACCOUNT = "store-manager";
const VIN = AFTER_CHANGE_VIN;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const at = (path: string) => `${portal.origin}/tis/${path}`;

/** A brake disc that can be ordered and that only figures of other series show. */
const [wrong] = await portal.sql<{ number: string; shown: string; pack: number }[]>`
  select p.number, p.shown, p.pack_quantity as pack
  from parts p
  join search_documents d on d.kind = 'part' and d.id = p.number
  where p.names ->> 'en_US' like 'Brake disc%' and p.orderable and p.discontinued_on is null
    and d.series <> '{}' and not d.series @> array(select series_code from vehicles where vin = ${VIN})
    and not exists (select from supersessions s where p.number in (s.from_number, s.to_number))
    and exists (select from prices where part_number = p.number)
  order by p.number
  limit 1`;
const { number, shown, pack } = wrong!;
const REFUSED = new RegExp(`Part ${shown} does not fit vehicle ${VIN}: for .+, not for Tessa EV`);

function send(page: Page, path: string, form: Record<string, string>) {
  return page.context().request.post(`${portal.origin}/tis/${path}`, {
    form,
    headers: { origin: portal.origin, accept: "application/json" },
  });
}

/** A person with the vehicle in context and an empty cart. */
async function begin(page: Page): Promise<void> {
  await logIn(page.context(), portal.origin, ACCOUNT);
  await send(page, "carts/current/deletion", {});
  await page.goto(at(`EPCPage?vin=${VIN}`));
}

/** The dialog names part, vehicle and reason; left out, nothing is in the cart. */
async function refusesAndLeavesOut(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  assert.match(await dialog.innerText(), REFUSED);
  await dialog.getByRole("button", { name: "Leave it out" }).click();
  await dialog.waitFor({ state: "hidden" });
  assert.deepEqual(await cartLines(), []);
}

async function cartLines() {
  return [
    ...await portal.sql<{ partNumber: string; vin: string | null; reason: string | null }[]>`
      select c.part_number, c.vin, c.consent_reason as reason
      from cart_lines c join current_jobs k on k.job_id = c.job_id join users u on u.id = k.user_id
      where u.user_code = ${ACCOUNT}`,
  ];
}

/** Rows of a list, the wrong part first, are told one by one and stay typed. */
async function tellsRows(page: Page): Promise<void> {
  const rows = page.locator(".refused-rows tbody tr");
  await rows.first().waitFor();
  assert.match(await rows.first().innerText(), new RegExp(`Does not fit ${VIN}: for .+, not for Tessa EV`));
  assert.equal(await rows.first().getByRole("checkbox", { name: "Order anyway" }).isChecked(), false);
  assert.deepEqual(await cartLines(), []);
}

browserTest(
  "1 search: what does not fit is folded away, and asked about when it is ordered",
  async (page) => {
    await begin(page);
    await page.goto(at(`SearchPage?keyword=${number}`));
    assert.match(await page.locator(".fit-fold summary").innerText(), /1 part that does not fit/);
    const row = page.locator('.fit-fold tr[data-fits="no"]');
    assert.match(await row.innerText(), /Does not fit: for .+, not for Tessa EV/);
    await row.locator('[data-step="1"]').click();
    await refusesAndLeavesOut(page);
  },
);

browserTest("2 exact search", async (page) => {
  await begin(page);
  await page.goto(at(`AccurateSearchPage?numbers=${number}`));
  await page.locator('.fit-fold tr[data-fits="no"] [data-step="1"]').click();
  await refusesAndLeavesOut(page);
});

browserTest("3 top box: the suggestion says so, and so does the part that it opens", async (page) => {
  await begin(page);
  await page.locator("input[name=q]").fill(number);
  const option = page.locator(".search-option").first();
  await option.waitFor();
  assert.match(await option.innerText(), /Does not fit/);
  await option.click();
  const panel = page.locator(".part-panel");
  await panel.waitFor();
  assert.match(await panel.locator(".part-fit").innerText(), /Does not fit: for .+, not for Tessa EV/);
  await panel.locator('[data-step="1"]').click();
  await refusesAndLeavesOut(page);
});

browserTest("4 a pasted list", async (page) => {
  await begin(page);
  await page.goto(at("EPCCart"));
  const list = `${number}\t${pack}\t\t${VIN}\n${number}\t${pack}\t\t${UNKNOWN_VIN}`;
  await page.locator('textarea[name="rows"]').fill(list);
  await page.locator("#import-paste").getByRole("button", { name: "Add list" }).click();
  await tellsRows(page);
  assert.match(await page.locator(".refused-rows tbody tr").nth(1).innerText(), /does not exist/);
  assert.equal(await page.locator('textarea[name="rows"]').inputValue(), list);
});

browserTest("5 a spreadsheet", async (page) => {
  await begin(page);
  await page.goto(at("EPCCart"));
  const sheet = await writeXlsx({ sheets: [{ name: "Parts", rows: [[number, pack, "", VIN]] }] });
  await page.locator('input[type="file"]').setInputFiles({
    name: "parts.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(sheet),
  });
  await page.locator("#import-paste").getByRole("button", { name: "Import" }).click();
  await tellsRows(page);
});

browserTest("6 a favorite", async (page) => {
  await begin(page);
  await send(page, "favorites", { itemType: "part", itemCode: number, itemName: "Brake disc" });
  await page.goto(at("EPCFavorite?kind=part"));
  const row = page.locator('.fit-fold tr[data-fits="no"]').filter({ hasText: "Brake disc" });
  if (!await page.locator(".fit-fold[open]").count()) await page.locator(".fit-fold summary").click();
  await row.first().locator('[data-step="1"]').click();
  await refusesAndLeavesOut(page);
});

browserTest(
  "7 order again, after an order with consent, which stays on its line and in its event",
  async (page) => {
    await begin(page);
    await page.goto(at(`SearchPage?keyword=${number}`));
    await page.locator('.fit-fold tr[data-fits="no"] [data-step="1"]').click();
    await page.locator("dialog[open]").getByRole("button", { name: "Order anyway" }).click();
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    await page.goto(at("EPCCart"));
    const line = page.locator(".cart-table tr[data-stops]");
    assert.match(await line.innerText(), /Does not fit: for .+, not for Tessa EV/);
    assert.match(await line.innerText(), /Ordered anyway by/);
    const [kept] = await cartLines();
    assert.match(kept!.reason!, /not for Tessa EV/);
    await page.locator(".cart-bar a.btn-primary").click();
    assert.match(
      await page.locator(".line-doubts").innerText(),
      /does not fit the vehicle, ordered anyway/,
    );
    await page.locator("#send-order .btn-primary").click();
    await page.waitForURL(/order=/);
    assert.match(await page.locator(".order-lines").innerText(), /Ordered anyway by/);
    const [event] = await portal.sql<{ consent: { userCode: string; misfitReason: string } }[]>`
    select data -> 'lines' -> 0 -> 'consent' as consent
    from outbox where type = 'epc.order-sent' order by id desc limit 1`;
    assert.equal(event!.consent.misfitReason, kept!.reason);
    await page.getByRole("button", { name: "Order again" }).click();
    await page.waitForURL(/EPCCart/);
    await tellsRows(page);
  },
);

browserTest("8 a deep link", async (page) => {
  await begin(page);
  await page.goto(at(`EPCCart?removed=${number}&quantity=${pack}&vin=${VIN}`));
  await page.getByRole("button", { name: "Undo" }).click();
  await refusesAndLeavesOut(page);
});

browserTest("9 a call", async (page) => {
  await begin(page);
  for (const path of ["carts/current/lines", "carts/current/quantities"]) {
    const answer = await (await send(page, path, { partNumber: number, quantity: String(pack), vin: VIN }))
      .json();
    assert.notEqual(answer.code, 200);
    assert.match(answer.msg, REFUSED);
    const unknown = { partNumber: number, quantity: String(pack), vin: UNKNOWN_VIN, consent: "true" };
    assert.match((await (await send(page, path, unknown)).json()).msg, new RegExp(UNKNOWN_VIN));
  }
  assert.deepEqual(await cartLines(), []);
});

browserTest("10 a phone that was offline", async (page) => {
  await begin(page);
  await page.goto(at(`SearchPage?keyword=${number}`));
  const add = page.locator('.fit-fold tr[data-fits="no"] [data-step="1"]');
  await page.context().setOffline(true);
  await add.click();
  await page.locator(".toast-error").waitFor();
  await page.context().setOffline(false);
  await add.click();
  await refusesAndLeavesOut(page);
}, PHONE);
