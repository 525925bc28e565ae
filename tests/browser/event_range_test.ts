import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const TOPIC = "tis.epc.v1";

/** An event of an order that was sent, and the consumer that a worker would have named. */
async function sentOrder(key: string): Promise<void> {
  const { sql } = portal;
  await sql`
    insert into event_consumers (name, types, topics) values ('push', ${["epc.order-sent"]}, ${[TOPIC]})
    on conflict do nothing`;
  await sql`
    insert into outbox (occurred_at, event_id, topic, type, key, sequence, data, sent_at)
    values (now(), gen_random_uuid(), ${TOPIC}, 'epc.order-sent', ${key}, 1, '{}', now())`;
}

browserTest(
  "a range of events is counted, replayed with that count told, watched and stopped",
  async (page) => {
    await sentOrder("20417-000901");
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(`${portal.origin}/tis/EventMonitor`);
    await page.getByRole("link", { name: "Replay a range" }).click();
    await page.getByText("passed over, so nothing happens twice").waitFor();
    await page.getByRole("textbox", { name: "Key", exact: true }).fill("20417-000901");
    await page.getByRole("button", { name: "Count" }).click();
    await page.getByText("1 event of this range concern").waitFor();
    await page.getByText("1 will take effect now").waitFor();
    await page.getByRole("button", { name: "Replay 1 event" }).click();
    const row = page.getByRole("row", { name: /20417-000901 on tis\.epc\.v1.*Running.*0 of 1/ });
    await row.waitFor();
    const [asked] = await portal.sql<{ consumer: string; counted: number; operation: string }[]>`
      select r.consumer, r.counted, l.operation
      from event_replays r
      join operation_log l on l.subject_kind = 'event-replay' and l.subject_id = r.id::text`;
    assert.deepEqual({ ...asked! }, { consumer: "push", counted: 1, operation: "replayEvents" });
    await row.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("row", { name: /20417-000901.*Stopped/ }).waitFor();
  },
);

browserTest("without script a range is counted and replayed too, and an empty one says so", async (page) => {
  await sentOrder("20417-000902");
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor?range=aggregate`);
  const count = async (key: string) => {
    await page.getByRole("textbox", { name: "Key", exact: true }).fill(key);
    await page.getByRole("button", { name: "Count" }).click();
  };
  await count("20417-000999");
  await page.getByText("0 events of this range").waitFor();
  assert.equal(await page.getByRole("button", { name: /^Replay \d/ }).count(), 0);
  await count("20417-000902");
  await page.getByRole("button", { name: "Replay 1 event" }).click();
  await page.getByText("The replay has been started.").waitFor();
  await page.getByRole("row", { name: /20417-000902.*Running/ }).waitFor();
}, { javaScriptEnabled: false });

browserTest("a range whose events took effect already offers no replay, and says why", async (page) => {
  await sentOrder("20417-000906");
  await portal.sql`
    insert into event_receipts (consumer, event_id, occurred_at, at)
    select 'push', event_id, occurred_at, now() from outbox where key = '20417-000906'`;
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor?range=aggregate`);
  await page.getByRole("textbox", { name: "Key", exact: true }).fill("20417-000906");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByText("Nothing to replay").waitFor();
  assert.equal(await page.getByRole("button", { name: /^Replay \d/ }).count(), 0);
}, { javaScriptEnabled: false });

const form = (page: Page) => page.locator("#event-range");
const MAILS = "tis.mail.v1";

/** A consumer of another topic than that of orders. */
const readMails = () =>
  portal.sql`
    insert into event_consumers (name, types, topics) values ('write-mail-log', '{}', ${[MAILS]})
    on conflict do nothing`;

browserTest("topics follow the chosen consumer, and what was typed stays", async (page) => {
  await sentOrder("20417-000903");
  await readMails();
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor?range=aggregate&range.consumer=push`);
  const topics = () => form(page).getByLabel("Topic").locator("option").allTextContents();
  assert.deepEqual(await topics(), [TOPIC]);
  await form(page).getByLabel("Consumer").selectOption("write-mail-log");
  await form(page).getByLabel("Topic").getByText(MAILS).waitFor({ state: "attached" });
  assert.deepEqual(await topics(), [MAILS]);
  await page.getByRole("textbox", { name: "Key", exact: true }).fill("20417-000903");
  assert.equal(await page.getByLabel(/^Remove filter/).count(), 0, "the parked events below are filtered");
  await form(page).getByLabel("Consumer").selectOption("push");
  await form(page).getByLabel("Topic").getByText(TOPIC).waitFor({ state: "attached" });
  await page.getByRole("textbox", { name: "Key", exact: true }).press("Enter");
  await page.getByText("1 event of this range concern").waitFor();
  await page.getByRole("link", { name: "A period" }).click();
  await page.getByLabel("From (UTC)").waitFor();
  assert.equal(await form(page).getByLabel("Consumer").inputValue(), "push");
});

browserTest("a period is shown as it was typed, whatever zone its reader is in", async (page) => {
  await sentOrder("20417-000905");
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor?range=period&range.consumer=push`);
  await page.getByLabel("From (UTC)").fill("2020-01-01T00:00");
  await page.getByLabel("To, exclusive (UTC)").fill("2100-12-31T23:30");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByRole("button", { name: /^Replay \d/ }).click();
  await page.getByRole("row", { name: /Jan 1, 2020, 12:00\sAM to Dec 31, 2100, 11:30\sPM \(UTC\)/ })
    .waitFor();
});

browserTest("without script the topics of a consumer are asked for, and others are refused", async (page) => {
  await sentOrder("20417-000904");
  await readMails();
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor?range=aggregate&range.consumer=push`);
  await page.getByRole("textbox", { name: "Key", exact: true }).fill("20417-000904");
  await form(page).getByLabel("Consumer").selectOption("write-mail-log");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByText("The consumer write-mail-log does not read the topic tis.epc.v1").waitFor();
  assert.equal(await form(page).getByLabel("Topic").inputValue(), MAILS);
  await form(page).getByLabel("Consumer").selectOption("push");
  await page.getByRole("button", { name: "Show its topics" }).click();
  assert.equal(await form(page).getByLabel("Topic").inputValue(), TOPIC);
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByText("1 event of this range concern").waitFor();
}, { javaScriptEnabled: false });

browserTest("topics with other settings stand on the monitor with what to do", async (page) => {
  const deviations = [{ setting: "cleanup.policy", is: "compact", wanted: "delete", harmful: true }];
  await portal.sql`
    insert into event_topics (topic, partitions, replication, deviations, checked_at)
    values (${TOPIC}, 12, 1, ${portal.sql.json(deviations)}, now())`;
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/EventMonitor`);
  await page.getByRole("row", {
    name: /tis\.epc\.v1 cleanup\.policy compact delete Set it to delete now/,
  })
    .waitFor();
  await page.goto(`${portal.origin}/tis/EventMonitor?range=offsets`);
  await page.getByLabel("First offset").waitFor();
});
