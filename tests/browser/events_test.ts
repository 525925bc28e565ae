import assert from "node:assert/strict";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import { exampleMessage } from "@/services/event_catalogue/example_message.ts";
import { browserTest, withPage } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings, axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const ORDER = eventTopics().flatMap(({ events }) => events).find(({ type }) => type === "epc.order-sent")!;

/** Parks events of one order as a consumer would: the first with its reason, the others behind it. Returns their ids. */
async function park(key: string, consumer: string, state: "waiting" | "retrying", behind = 0) {
  const { sql } = portal;
  const now = new Date();
  const rows = Array.from({ length: behind + 1 }, (_, place) => ({
    consumer,
    topic: ORDER.topic,
    key,
    eventId: crypto.randomUUID(),
    type: ORDER.type,
    sequence: place + 1,
    occurredAt: now,
    envelope: JSON.stringify(exampleMessage({ ...ORDER, key }, { deployment: "tis", publicUrl: null })),
    state: place === 0 ? state : "behind",
    reason: place === 0 ? "error: no such price list" : null,
    attempts: place === 0 ? 8 : 0,
    parkedAt: now,
  }));
  const made = await sql<{ id: number }[]>`insert into parked_events ${sql(rows)} returning id`;
  return made.map(({ id }) => id);
}

async function stateOf(id: number) {
  const [row] = await portal.sql<{ state: string; note: string | null; attempts: number }[]>`
    select state, note, attempts from parked_events where id = ${id}`;
  return { ...row! };
}

const monitor = (query = "") => `${portal.origin}/tis/EventMonitor${query}`;
const catalogue = (query = "") => `${portal.origin}/tis/EventCatalogue${query}`;

browserTest(
  "an event is found by a member of it, and its reference has an address of its own",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(catalogue());
    await page.getByRole("searchbox", { name: "Search events and members" }).fill("backOrdered");
    const list = page.getByRole("navigation", { name: "Events by topic" });
    await list.getByRole("link", { name: "epc.order-answered" }).click();
    await page.waitForURL(/event=epc\.order-answered/);
    await page.getByRole("heading", { name: "epc.order-answered", level: 2 }).waitFor();
    await page.getByText("Quantity that will follow later").waitFor();
    const message = JSON.parse(
      (await page.getByRole("region", { name: "Example message of epc.order-answered" }).textContent())!,
    );
    assert.equal(message.type, "epc.order-answered");
    assert.equal(message.partitionkey, message.data.orderNumber);
    const schema = await page.request.get(
      portal.origin + await page.getByRole("link", { name: /schema\.json/ }).getAttribute("href"),
    );
    assert.equal((await schema.json()).title, "epc.order-answered");
  },
);

browserTest("without script the catalogue is searched by its button", async (page) => {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(catalogue());
  await page.getByRole("searchbox", { name: "Search events and members" }).fill("trouble code");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const list = page.getByRole("navigation", { name: "Events by topic" });
  await list.getByRole("link", { name: "dtc.cleared" }).waitFor();
  assert.equal(await list.getByRole("link", { name: "epc.order-sent" }).count(), 0);
  await page.goto(catalogue("?event=epc.nothing"));
  await page.getByText("There is no event epc.nothing.").waitFor();
}, { javaScriptEnabled: false });

browserTest("staff see why an event waits and what waits behind it, and replay it", async (page) => {
  const [first, second] = await park("20417-000123", "push", "waiting", 1);
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(monitor());
  const row = page.getByRole("row", { name: /20417-000123.*no such price list/ });
  await row.getByRole("link", { name: "epc.order-sent" }).click();
  await page.getByRole("region", { name: "Reason" }).getByText("no such price list").waitFor();
  await page.getByText('"partNumber"').waitFor();
  await page.getByText("tis.epc.v1.dlq").waitFor();
  await page.getByText("sequence 2").waitFor();
  assert.deepEqual(await axeFindings(page, WCAG), []);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator(".parked-detail").getByText("Retrying").waitFor();
  assert.deepEqual(await stateOf(first!), { state: "retrying", note: null, attempts: 0 });
  await page.goto(monitor(`?id=${second}`));
  await page.getByText("An older event with the same key is waiting.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Replay" }).count(), 0);
});

browserTest(
  "an event is skipped with a note of at least five characters, and the next one is tried",
  async (page) => {
    const [first, second] = await park("20417-000200", "push", "waiting", 1);
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(monitor(`?id=${first}`));
    await page.getByRole("button", { name: "Skip" }).click();
    const dialog = page.getByRole("dialog", { name: "Skip this event" });
    await dialog.getByRole("textbox", { name: "Reason for skipping" }).fill("old");
    assert.deepEqual(await axeFindings(page, WCAG), []);
    await dialog.getByRole("button", { name: "Skip event" }).click();
    await dialog.getByText(/5/).last().waitFor();
    assert.equal((await stateOf(first!)).state, "waiting");
    await dialog.getByRole("textbox", { name: "Reason for skipping" }).fill(
      "Order was cancelled by the store",
    );
    // A button that was clicked rests for a second.
    await dialog.getByRole("button", { name: "Skip event" }).click();
    await page.locator(".parked-detail").getByText("Skipped", { exact: true }).waitFor();
    assert.deepEqual(await stateOf(first!), {
      state: "skipped",
      note: "Order was cancelled by the store",
      attempts: 8,
    });
    assert.equal((await stateOf(second!)).state, "retrying");
  },
);

Deno.test("without script an event is skipped by a form in the page", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  const [id] = await park("20417-000300", "notify", "waiting");
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(monitor(`?id=${id}`));
    const note = page.getByRole("textbox", { name: "Reason for skipping" });
    await note.fill("old");
    await page.getByRole("button", { name: "Skip event" }).click();
    assert.equal(await note.inputValue(), "old");
    await note.fill("Known and harmless");
    await page.getByRole("button", { name: "Skip event" }).click();
    await page.locator(".parked-detail").getByText("Skipped", { exact: true }).waitFor();
  });
  assert.equal((await stateOf(id!)).note, "Known and harmless");
});

browserTest(
  "the pages of events are accessible by axe's rules, light and dark, and fit a phone",
  async (page) => {
    const [id] = await park("20417-000400", "push", "retrying");
    await logIn(page.context(), portal.origin, "administrator", "zh_CN");
    const addresses = [
      catalogue(),
      catalogue("?event=case.published"),
      monitor(`?id=${id}`),
      monitor("?state=skipped&keyword=nothing"),
    ];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of addresses) {
        await page.goto(address);
        const what = `${address} at ${width} px`;
        assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), [], what);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wider <= 0, `${what} is ${wider} px wider`);
      }
    }
  },
);

browserTest("Administration stands in the navigation only for those who may open it", async (page) => {
  await logIn(page.context(), portal.origin, "store-technician");
  await page.goto(`${portal.origin}/tis/index`);
  assert.equal(await page.getByRole("link", { name: "Event monitor" }).count(), 0);
  await page.goto(monitor());
  assert.equal(page.url(), monitor());
  await page.getByText("Your role does not include this page.").waitFor();
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/index`);
  await page.locator(".rail-group > summary", { hasText: "System" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Event monitor" }).waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Event catalog" }).waitFor();
});
