import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NO_CALL_BACK } from "@/demo/pushes/call_back.ts";
import { startDms } from "@/demo/pushes/server.ts";
import { drainPushes } from "@/engines/pushes/drain_pushes.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { httpReceiver } from "@/platform/push/http_receiver.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { noFfmpeg } from "../files/media_samples.ts";
import { breakingLine } from "./breaking_line.ts";
import { attached, phoneOf, sendFilm } from "./film_over_line.ts";
import { logIn } from "./log_in.ts";

const TOKEN = "token-of-the-test-stand";
const portal = await serveDemo();
const { sql } = portal;
const folder = await Deno.makeTempDir();
const dms = await startDms({
  folder,
  port: 0,
  token: TOKEN,
  discontinued: () => Promise.resolve(new Set<string>()),
  callBack: NO_CALL_BACK,
});
const system = systemCtx(sql, await shippedTexts());
/** What waits for the dealer management system goes there. */
const drain = () =>
  drainPushes({
    ctx: system,
    pool: sql,
    receiver: httpReceiver({ url: dms.url, token: TOKEN, timeoutMs: 5000 }),
  });
// What the demo's own people have handed over is another story.
await sql`update deliveries set sent_at = now() where kind = 'http' and sent_at is null and given_up_at is null`;

Deno.test.afterAll(async () => {
  await dms.stop();
  await portal[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

const at = (path: string) => `${portal.origin}/tis/${path}`;

async function as(page: Page, account: string): Promise<void> {
  // The page of whoever was here before asks nothing more.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account);
}

const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();
const ready = (page: Page) => page.locator(".rich-editor[data-live]").waitFor();
const live = (page: Page) => page.locator("[data-claim-totals][data-live]").waitFor();

/** A vehicle that was sold, with a labor item and a priced part that fit it. */
async function subject() {
  const [row] = await sql<
    { vin: string; labor: string; part: string; price: string; minutes: number; sale: string }[]
  >`
    with v as materialized (
      select vin, series_code, sale_date from vehicles
      where series_code = 'VTE' and sale_date < current_date - 30 and vin not in (select vin from disabled_vins)
      order by vin limit 1
    )
    select v.vin, l.code as labor, p.number as part, pr.net::text as price, to_char(v.sale_date, 'YYYY-MM-DD') as sale
    from v
    cross join lateral (
      select l.labor_time_code as code from labor_search l
      join document_revisions r on r.id = l.revision_id and r.publish_state = 1
      where v.series_code = any(l.series_codes)
      order by 1 limit 1
    ) l
    join search_documents d on d.kind = 'part' and v.series_code = any(d.series)
    join parts p on p.number = d.id and p.orderable and p.deleted_at is null
    join lateral price_of(p.number, (
      select m.price_list from orgs o join markets m on m.code = o.market_code where o.code = '20417'
    ), current_date) pr on true
    cross join lateral fits_of(jsonb_build_array(jsonb_build_object('place', 0, 'vin', v.vin, 'part', p.number))) f
    where f.fit = 'fits'
    order by p.number limit 1`;
  return row!;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function decide(page: Page, account: string, id: string, button: string, remark = ""): Promise<void> {
  await as(page, account);
  await page.goto(at(`ClaimManageDetail?id=${id}`));
  if (remark) await page.getByLabel("Approval comment").fill(remark);
  const decided = page.waitForResponse((one) => /\/(pass|rejection)$/.test(new URL(one.url()).pathname));
  await page.getByRole("button", { name: button, exact: true }).click();
  await decided;
}

browserTest(
  "a claim goes through three departments with a rejection by the second, and is handed over after a push that fails",
  async (page) => {
    const { vin, labor, part, price } = await subject();
    await as(page, "store-technician");
    await page.goto(at("ClaimManage"));
    await page.getByRole("button", { name: "New draft" }).click();
    await page.waitForURL(/ClaimManageDetail\?id=\d+/);
    const id = new URL(page.url()).searchParams.get("id")!;
    await ready(page);
    await live(page);
    await page.getByLabel("VIN", { exact: true }).fill(vin);
    await page.getByText(/^Vehicle found: /).waitFor();
    await page.waitForFunction(() =>
      (document.querySelector('[name="productionDate"]') as HTMLInputElement).value !== ""
    );
    await page.getByLabel("Mileage").fill("12000");
    // A day that cannot be is told while it is typed, before anything is saved.
    await page.getByLabel("Fault date").fill("2001-01-01");
    await page.getByText("The fault date cannot be earlier than the production date.").waitFor();
    await page.getByLabel("Fault date").fill(daysAgo(4));
    await page.getByText("The fault date cannot be earlier than the production date.").waitFor({
      state: "hidden",
    });
    await page.getByText(/^Within the warranty|^Out of warranty/).waitFor();
    await page.getByLabel("Repair date").fill(daysAgo(2));
    await page.getByLabel("Fault code").selectOption("17-PUMP");
    await page.getByLabel("Fault cause").fill("The motor of the pump sticks.");
    await page.getByLabel("Repair measures").fill("Replaced the pump and bled the system.");
    await page.getByLabel("Title").fill("Coolant pump does not run");
    await page.getByRole("textbox", { name: "Description" }).fill("Power is limited after twenty minutes.");
    await page.getByLabel("Labor code, row 1").fill(labor);
    // The part is looked for, and says whether it fits the vehicle.
    await page.getByLabel("Find a part by number or name").fill(part);
    await page.locator(".claim-hits [data-fit=fits]").first().waitFor();
    await page.getByRole("button", { name: /^Add part/ }).first().click();
    await page.getByLabel("Quantity, row 1").fill("2");
    await page.getByLabel("Causal part, row 1").check();
    await saved(page);
    const [{ minutes, rate }] = await sql<[{ minutes: number; rate: number }]>`
    select greatest(1, (l.labor_seconds + 30) / 60)::int as minutes, (r.hourly_rate * 100)::int as rate
    from labor_search l, labor_rates r where l.labor_time_code = ${labor} and r.store_code = '20417'`;
    const cents = Math.floor((minutes * rate * 2 + 60) / 120) + 2 * Math.round(Number(price) * 100);
    const total = (cents / 100).toFixed(2);
    // What the page reckons while one types is what an independent sum says, and what is kept.
    await page.locator(`[data-claim-total="${total}"]`).waitFor();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();
    const [kept] = await sql<[{ total: string }]>`
    select k.total_amount::text as total
    from claim_details k join document_revisions r on r.id = k.revision_id where r.document_id = ${id}`;
    assert.equal(kept.total, total);

    await decide(page, "claim-approver-1", id, "Pass");
    await decide(page, "claim-approver-2", id, "Reject", "Add a photo of the part.");
    await page.getByText("Rejected", { exact: true }).first().waitFor();

    await as(page, "store-technician");
    await page.goto(at("MyMessage"));
    await page.getByText(/Add a photo of the part\./).first().waitFor();
    await page.goto(at(`ClaimManageDetail?id=${id}`));
    await ready(page);
    await page.getByLabel("Fault cause").fill("The motor of the pump sticks; it draws 12 A.");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();

    // It begins with the first again, who finds it in their queue.
    await as(page, "claim-approver-1");
    await page.goto(at("MyVerify"));
    await page.getByRole("link", { name: "Coolant pump does not run" }).first().click();
    await page.waitForURL((url) => url.href.includes(`claim.${id}.`));
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.waitForURL((url) => !url.href.includes(`claim.${id}.`));
    await page.waitForLoadState();
    await decide(page, "claim-approver-2", id, "Pass");
    await decide(page, "claim-approver-3", id, "Pass", "Agreed.");
    await page.getByText("Passed", { exact: true }).first().waitFor();

    // The factory has no button to push; the store has, and is told when it fails.
    await as(page, "factory-manager");
    await page.goto(at(`ClaimManageDetail?id=${id}`));
    assert.equal(await page.getByRole("button", { name: "Push to the dealer management system" }).count(), 0);
    await page.getByText("Only users of a service store can push").waitFor();
    await as(page, "store-technician");
    await page.goto(at(`ClaimManageDetail?id=${id}`));
    dms.state.setFault({ kind: "status-401", left: 1, seconds: 0 });
    await page.getByRole("button", { name: "Push to the dealer management system" }).click();
    await page.getByText("On its way", { exact: true }).waitFor();
    assert.deepEqual(await drain(), { failed: 1 });
    await page.getByText("Success, but push to the dealer management system failed.").waitFor();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText("On its way", { exact: true }).waitFor();
    assert.deepEqual(await drain(), { taken: 1 });
    await page.getByText("Received", { exact: true }).waitFor();

    await as(page, "factory-manager");
    await page.goto(at(`ClaimManageDetail?id=${id}`));
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published", { exact: true }).first().waitFor();
    // Another store reads it without the vehicle and without what it cost.
    await sql`update users set org_code = '20533' where user_code = 'technical-supervisor'`;
    await as(page, "technical-supervisor");
    await page.goto(at(`ClaimDetail?id=${id}`));
    await page.getByText("Replaced the pump and bled the system.").waitFor();
    assert.equal(await page.getByText(vin.slice(-6)).count(), 0);
    assert.equal(await page.getByText("Total excluding tax").count(), 0);
    await page.getByText("•").first().waitFor();
  },
);

browserTest(
  "what a phone's camera films of a claim goes up over a line that breaks, and stands in its section at the desk",
  async (page) => {
    if (noFfmpeg) return;
    using line = breakingLine(portal.origin);
    const phone = await phoneOf(page);
    let id = "";
    try {
      await logIn(phone, portal.origin, "store-technician", "en_US", "phone");
      const small = await phone.newPage();
      await small.goto(`${line.origin}/tis/ClaimManage`);
      await small.getByRole("button", { name: "New draft" }).click();
      await small.waitForURL(/ClaimManageDetail\?id=\d+/);
      id = new URL(small.url()).searchParams.get("id")!;
      await ready(small);
      const section = small.locator("#section-repair");
      await section.locator(".upload[data-live]").waitFor();
      await sendFilm({
        section,
        input: "input[type=file][capture][accept*=video]",
        line,
        sql,
        bytes: 12 * 1024 * 1024,
        breaks: 2,
      });
      await attached(sql, id, 1);
      assert.ok(await small.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    } finally {
      await phone.close();
    }
    await as(page, "store-technician");
    await page.goto(at(`ClaimManageDetail?id=${id}`));
    await page.locator("#section-repair .attachment-rows video").waitFor();
  },
);
