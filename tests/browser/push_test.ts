import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { startDemoDms } from "@/demo/pushes/start_demo_dms.ts";
import { startEventsOf } from "@/platform/events.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { controlSimulated, demoDmsFolder } from "@/platform/push/simulated.ts";
import { startPushes } from "@/platform/push/start_pushes.ts";
import { openSignals } from "@/platform/signals.ts";
import { Health } from "@/platform/health.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import type { Stores } from "@/platform/stores.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { stockOf } from "@/demo/pushes/decide.ts";
import { browserTest, PATIENCE_MS } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const { config, sql, databaseUrl } = portal;
const folder = demoDmsFolder(config);
const dictionaries = await shippedTexts();
const signals = openSignals(databaseUrl, sql);
const files = await openFileStore(config);
// What the demo's own people sent is another story.
await sql`update outbox set sent_at = now() where sent_at is null`;
const health = new Health("all");
const metrics = openMetrics();
const events = await startEventsOf(
  { config, sql, databaseUrl, signals, files, health, metrics, clock: { now: () => new Date() } } as Stores,
  dictionaries,
);
const pushes = await startPushes(
  { config, sql },
  systemCtx(sql, dictionaries, { signal: signals.signal }),
  startDemoDms,
  signals.on,
);
pushes.callTo(portal.origin);

Deno.test.afterAll(async () => {
  await pushes.stop();
  await events.stop();
  await signals.stop();
  await portal[Symbol.asyncDispose]();
});

const at = (path: string) => `${portal.origin}/tis/${path}`;

/** A part that can be ordered and is in stock. */
async function partInStock(): Promise<{ number: string; pack: number }> {
  const parts = await sql<{ number: string; pack: number }[]>`
    select p.number, p.pack_quantity as pack
    from parts p
    where p.number in (select part_number from order_lines)
      and not exists (select from supersessions s where s.from_number = p.number)
      and p.orderable and p.discontinued_on is null
    order by p.number`;
  return parts.find(({ number, pack }) => stockOf(number) >= pack)!;
}

/** Puts one line into the cart and sends it as a person does, `before` on the review; ends on the order's page. */
async function placeOrder(page: Page, before?: () => Promise<void>): Promise<void> {
  await logIn(page.context(), portal.origin, "store-technician");
  const post = (path: string, form: Record<string, string>) =>
    page.context().request.post(`${portal.origin}/tis/carts/current/${path}`, {
      form,
      headers: { origin: portal.origin, accept: "application/json" },
    });
  await post("deletion", {});
  const { number, pack } = await partInStock();
  const { code, msg } = await (await post("pasted-rows", { rows: `${number};${pack}` })).json();
  assert.equal(code, 200, msg);
  await page.goto(at("EPCCart?view=review"));
  await before?.();
  await page.locator('[name="confirmWithoutVehicle"]').check();
  await page.getByRole("button", { name: "Send order" }).click();
  await page.waitForURL(/EPCCart\?order=/);
}

/** Resolves when the order has been accepted, whatever its page shows. */
async function accepted(number: string): Promise<void> {
  for (
    const end = Date.now() + PATIENCE_MS;
    Date.now() < end;
    await new Promise((done) => setTimeout(done, 100))
  ) {
    const [order] = await sql`select from orders where number = ${number} and state = 'accepted'`;
    if (order) return;
  }
  assert.fail(`order ${number} was not accepted`);
}

browserTest("an order is taken, decided by a call, and its page says so without a reload", async (page) => {
  await controlSimulated(folder, "fault", null);
  await controlSimulated(folder, "manner", { decides: "later", laterSeconds: 1 });
  await placeOrder(page);
  await page.evaluate(() => document.body.dataset.mark = "same page");
  await page.locator(".order-facts").getByText("Accepted").waitFor();
  await page.locator(".line-answer").getByText("accepted").waitFor();
  assert.equal(await page.evaluate(() => document.body.dataset.mark), "same page");
  assert.deepEqual(await axeFindings(page), []);
});

browserTest(
  "whoever sends an order comes to its page, however late the answer: what it brings about is no news on the review",
  async (page) => {
    await controlSimulated(folder, "fault", null);
    await controlSimulated(folder, "manner", { decides: "at-once", laterSeconds: 1 });
    await page.route("**/tis/orders", async (route) => {
      if (route.request().method() !== "POST") return await route.continue();
      const answer = await route.fetch();
      // Longer than the hint that the job has gone takes to be looked at.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.fulfill({ response: answer });
    });
    await placeOrder(page);
    // What the next story breaks is its own order's.
    await page.locator(".order-facts").getByText("Accepted").waitFor();
  },
);

browserTest(
  "a failed hand-over is told with its reason, and accepted when it is sent again",
  async (page) => {
    await controlSimulated(folder, "manner", { decides: "at-once", laterSeconds: 1 });
    await controlSimulated(folder, "fault", { kind: "status-429", left: 1, seconds: 600 });
    await placeOrder(page);
    const notice = page.getByText("Success, but push to the dealer management system failed.");
    // Held back for 5 s first.
    await notice.waitFor();
    assert.match(await page.locator(".order-trouble").innerText(), /HTTP status 429\. Next attempt: /);
    assert.deepEqual(await axeFindings(page), []);
    await page.goto(at("EPCCart?view=orders"));
    assert.match(await page.locator(".order-trouble-why").first().innerText(), /HTTP status 429/);
    await page.goBack();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.locator(".order-facts").getByText("Accepted").waitFor();
    assert.equal(await notice.count(), 0);
  },
);

browserTest("what happens before the stream of news is open is shown as soon as it is", async (page) => {
  await controlSimulated(folder, "manner", { decides: "later", laterSeconds: 1 });
  await controlSimulated(folder, "fault", null);
  const opening = Promise.withResolvers<void>();
  await page.route("**/tis/live", async (route) => (await opening.promise, await route.continue()));
  await placeOrder(page);
  const order = new URL(page.url()).searchParams.get("order")!;
  await accepted(order);
  opening.resolve();
  await page.locator(".order-facts").getByText("Accepted").waitFor();
});

browserTest("staff see the push with its answer, and try a failed one again", async (page) => {
  await controlSimulated(folder, "fault", { kind: "status-401", left: 1, seconds: 0 });
  await placeOrder(page);
  await page.getByText("No further attempts are planned.").waitFor();
  const order = new URL(page.url()).searchParams.get("order")!;
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(at(`PushLog?state=failed&keyword=${order}`));
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("link", { name: order }).click();
  await page.getByText("wrong-token").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.locator("summary", { hasText: "Retry" }).click();
  await page.getByRole("button", { name: "Retry now" }).click();
  await page.waitForURL(/PushLog$/);
  for (let look = 0; look < 50; look++) {
    await page.goto(at(`PushLog?state=taken&keyword=${order}`));
    if (await page.getByRole("link", { name: order }).count() > 0) break;
  }
  await page.getByRole("link", { name: order }).waitFor();
});

browserTest("faults are switched on and off at a page, which shows what was received", async (page) => {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(at("DemoDms"));
  await page.getByText("order-").first().waitFor();
  await page.locator('select[name="kind"]').selectOption("garbage");
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByText("Now: unreadable answer, next request").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "Switch off" }).click();
  await page.getByText("Now: none").waitFor();
});

Deno.test("a machine's token opens the answer's call, a wrong one does not", async () => {
  const [order] = await sql<{ number: string }[]>`
    select number from orders where state = 'accepted' and store_code = '20417' order by sent_at desc limit 1`;
  const answer = async (token: string) => {
    const response = await fetch(`${portal.origin}/tis/orders/${order!.number}/answer`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", language: "en_US" },
      body: JSON.stringify({ dmsNumber: "D1", lines: [{ lineNo: 1, accepted: 0, refused: 1 }] }),
    });
    return (await response.json()).code;
  };
  assert.equal(await answer("x".repeat(43)), 401);
  const token = (await Deno.readTextFile(`${folder}/portal_token`)).trim();
  assert.ok(["000001", 8080997].includes(await answer(token)));
});

browserTest(
  "the review tells what is in stock; a sent order is taken back, and its line is in the cart again",
  async (page) => {
    await controlSimulated(folder, "fault", null);
    await placeOrder(page, async () => {
      await page.locator(".review-lines").getByText("in stock").waitFor();
      assert.deepEqual(await axeFindings(page), []);
    });
    const number = new URL(page.url()).searchParams.get("order")!;
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/EPCCart") && !url.searchParams.has("order"));
    assert.equal(await page.locator(".cart-table tbody tr").count(), 1);
    const [order] = await sql`select state, dms_number from orders where number = ${number}`;
    assert.deepEqual({ ...order }, { state: "cancelled", dmsNumber: null });
  },
);

browserTest("while the system is away the review says so, and does not wait for it", async (page) => {
  await controlSimulated(folder, "fault", { kind: "slow", left: null, seconds: 30 });
  try {
    await placeOrder(page, async () => {
      await page.locator(".review-lines").getByText("unknown").waitFor();
    });
  } finally {
    await controlSimulated(folder, "fault", null);
  }
});

browserTest(
  "an accepted order is cancelled as the system agrees, and its page says so without a reload",
  async (page) => {
    await controlSimulated(folder, "manner", { decides: "at-once", laterSeconds: 1 });
    await placeOrder(page);
    await page.locator(".order-facts").getByText("Accepted").waitFor();
    await page.locator(".order-cancel summary").click();
    await page.getByRole("button", { name: "Cancel order now" }).click();
    await page.locator(".order-facts").getByText("Canceled").waitFor();
    assert.deepEqual(await axeFindings(page), []);
  },
);
