import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";
import { streamOf } from "./stream_of.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const ACCOUNT = "store-manager", COLLEAGUE = "store-technician";
/** Longer than a line of the cart waits before it is saved. */
const PAUSED_MS = 600;
const at = (path: string) => `${portal.origin}/tis/${path}`;

const [{ number, pack }] = await portal.sql<[{ number: string; pack: number }]>`
  select p.number, p.pack_quantity as pack
  from parts p
  where p.number in (select part_number from order_lines)
    and not exists (select from supersessions s where s.from_number = p.number)
    and p.orderable and p.discontinued_on is null
  order by p.number
  limit 1`;

async function post(page: Page, path: string, form: Record<string, string> = {}) {
  const answer = await page.context().request.post(`${portal.origin}/tis/${path}`, {
    form,
    headers: { origin: portal.origin, accept: "application/json" },
  });
  const envelope = await answer.json();
  assert.equal(envelope.code, 200, envelope.msg);
  return envelope.data;
}

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** A person's phone, logged in beside the desk. */
async function device(page: Page, account: string): Promise<Page> {
  const context: BrowserContext = await page.context().browser()!.newContext({
    locale: "en-US",
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    userAgent: PHONE,
  });
  await logIn(context, portal.origin, account, "en_US", "phone");
  return await context.newPage();
}

/** Live hints come once the page's stream is open. */
async function listening(page: Page, path: string): Promise<void> {
  const open = streamOf(page);
  await page.goto(at(path));
  await open;
}

const quantity = (page: Page) => page.locator('.cart-table input[name="quantity"]').first();

async function holds(page: Page, value: number): Promise<void> {
  await page.waitForFunction(
    ([value]) => document.querySelector<HTMLInputElement>('input[name="quantity"]')?.value === value,
    [String(value)],
  );
}

browserTest(
  "desk and phone on one job see each other's changes, and the last one wins and is told",
  async (page) => {
    await logIn(page.context(), portal.origin, ACCOUNT);
    await post(page, "jobs", { name: "Two devices" });
    await post(page, "carts/current/lines", { partNumber: number, quantity: String(pack) });
    const phone = await device(page, ACCOUNT);
    await listening(page, "EPCCart");
    await listening(phone, `SearchPage?keyword=${number}`);
    await page.locator('.cart-table [data-step="1"]').first().click();
    await holds(phone, pack * 2);
    await phone.locator(".toast").filter({ hasText: "changed elsewhere" }).waitFor();
    // What is being typed beside it stays.
    await page.locator(".cart-note-field").first().pressSequentially("left si");
    await phone.locator('.part-rows [data-step="1"]').first().click();
    await holds(page, pack * 3);
    await page.locator(".toast").filter({ hasText: "changed elsewhere" }).waitFor();
    assert.equal(await quantity(page).inputValue(), String(pack * 3));

    assert.equal(await page.locator(".cart-note-field").first().inputValue(), "left si");

    // A line that comes, and the last one that goes.
    await phone.locator('.part-rows input[name="quantity"]').first().fill("0");
    await phone.locator('.part-rows input[name="quantity"]').first().press("Tab");
    await page.getByText("The cart is empty").waitFor();
    await phone.context().close();
  },
  { locale: "en-US" },
);

browserTest(
  "a line that goes before what was typed in it is saved is not saved any more",
  async (page) => {
    await logIn(page.context(), portal.origin, ACCOUNT);
    await post(page, "jobs", { name: "Gone meanwhile" });
    await post(page, "carts/current/lines", { partNumber: number, quantity: String(pack) });
    await listening(page, "EPCCart");
    const saved: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && saved.push(request.url()));
    await page.locator(".cart-note-field").first().fill("left side");
    await page.evaluate((ms) => {
      const field = document.querySelector(".cart-note-field")!;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.closest("tr")!.remove();
      return new Promise((later) => setTimeout(later, ms));
    }, PAUSED_MS);
    assert.deepEqual(saved, []);
  },
  { locale: "en-US" },
);

browserTest(
  "the review shows what is put into its job elsewhere, and sends what it shows",
  async (page) => {
    await logIn(page.context(), portal.origin, ACCOUNT);
    await post(page, "jobs", { name: "Looked over" });
    await post(page, "carts/current/lines", { partNumber: number, quantity: String(pack) });
    await listening(page, "EPCCart?view=review");
    const shown = (value: number) =>
      page.locator(".review-lines b").filter({ hasText: new RegExp(`^${value}$`) }).waitFor();
    await shown(pack);
    await page.locator('#send-order input[name="note"]').fill("half typed");
    const confirm = page.locator('input[name="confirmWithoutVehicle"]');
    await confirm.check();
    const phone = await device(page, ACCOUNT);
    await post(phone, "carts/current/lines", { partNumber: number, quantity: String(pack) });
    await page.locator(".toast").filter({ hasText: "Changed elsewhere" }).waitFor();
    await shown(pack * 2);
    assert.equal(await page.locator('#send-order input[name="note"]').inputValue(), "half typed");
    await page.locator("#send-order .btn-primary").click();
    await page.locator(".order-facts").waitFor();
    const [{ quantity }] = await portal.sql<[{ quantity: number }]>`
      select l.quantity
      from order_lines l
      join orders o on o.number = l.order_number
      order by o.sent_at desc
      limit 1`;
    assert.equal(quantity, pack * 2);
    await phone.context().close();
  },
  { locale: "en-US" },
);

browserTest("another job becomes the cart on the phone, and the desk shows it", async (page) => {
  await logIn(page.context(), portal.origin, ACCOUNT);
  const [{ vin }] = await portal.sql<[{ vin: string }]>`
    select j.vin
    from jobs j
    join users u on u.id = j.user_id
    where j.vin is not null and u.user_code = ${ACCOUNT}
    order by j.id
    limit 1`;
  await post(page, "jobs", { name: "First car", vin });
  const phone = await device(page, ACCOUNT);
  await listening(page, "EPCCart");
  await page.locator("#import-paste textarea").fill("34116871902 2");
  await phone.goto(at("EPCCart"));
  await phone.locator("summary", { hasText: "New job" }).click();
  await phone.locator('#new-job input[name="name"]').fill("Second car");
  // The note goes away by itself, so it is looked for from the beginning.
  const kept = page.locator(".toast").filter({ hasText: "list you entered has been kept" }).waitFor();
  await phone.locator("#new-job button.btn-primary").click();
  await Promise.all([
    kept,
    phone.locator(".job-current", { hasText: "Second car" }).waitFor(),
    page.locator(".job-current", { hasText: "Second car" }).waitFor(),
  ]);
  assert.equal(await page.locator("#import-paste textarea").inputValue(), "34116871902 2");
  await page.locator(".job-current").click();
  await page.locator(".job-bar .job-choice", { hasText: "First car" }).click();
  await page.locator(".job-current", { hasText: "First car" }).waitFor();
  assert.match(
    await page.locator(".vehicle-chip").innerText(),
    new RegExp(vin.slice(-8)),
    "its vehicle is in context",
  );
  await phone.context().close();
}, { locale: "en-US" });

browserTest(
  "a colleague takes the job over: who had it sees so at once, and changes it no more",
  async (page) => {
    await logIn(page.context(), portal.origin, ACCOUNT);
    const { id } = await post(page, "jobs", { name: "Taken over" });
    await post(page, "carts/current/lines", { partNumber: number, quantity: String(pack) });
    await listening(page, "EPCCart");
    const colleague = await device(page, COLLEAGUE);
    await colleague.goto(at(`EPCCart?job=${id}`));
    assert.equal(await colleague.locator('.cart-table input[name="quantity"]').count(), 0);
    await colleague.locator("button", { hasText: "Take over" }).click();
    await colleague.locator('.cart-table input[name="quantity"]').waitFor();
    await page.getByText("The cart is empty").waitFor();
    await colleague.context().close();
  },
  { locale: "en-US" },
);

browserTest("jobs are archived from their list and had back, without script", async (page) => {
  await logIn(page.context(), portal.origin, ACCOUNT);
  await post(page, "jobs", { name: "To archive" });
  await page.goto(at("EPCCart?view=jobs"));
  const row = page.locator("tbody tr", { hasText: "To archive" });
  await row.locator("button", { has: page.locator("svg") }).last().click();
  await page.getByText("Job archived. Its lines are kept.").waitFor();
  assert.match(await row.innerText(), /Archived/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(/view=jobs$/);
  assert.match(await row.innerText(), /Open/);
}, { javaScriptEnabled: false, locale: "en-US" });
