import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { v7 as uuid } from "uuid";
import { CONSUMERS, WORK } from "@/domains.ts";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { startWork } from "@/platform/work.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { noFfmpeg } from "../files/media_samples.ts";
import { breakingLine } from "./breaking_line.ts";
import { attached, phoneOf, sendFilm } from "./film_over_line.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const files = await openFileStore(portal.config);
const dictionaries = await shippedTexts();
const signals = openSignals(portal.databaseUrl, portal.sql);
const ctxWith = (parts: Partial<CtxParts> = {}) =>
  makeCtx({ pool: portal.sql, dictionaries, files, signal: signals.signal, ...parts }, uuid);
// Films and sounds are made playable by a worker; what the bus would tell is told by hand.
const work = startWork({ pool: portal.sql, kinds: WORK, ctxWith, on: signals.on });
Deno.test.afterAll(async () => {
  await work.stop();
  await signals.stop();
  await portal[Symbol.asyncDispose]();
});

/** Lets a consumer take what was told of since. */
async function tell(name: string, types: readonly string[], key: string | null = null): Promise<void> {
  const consumer = CONSUMERS.find((one) => one.name === name)!;
  const events = await portal.sql`
    select event_id as id, type, topic, key, sequence, occurred_at, data from outbox
    where type = any(${[...types]}) and (${key}::text is null or key = ${key}) order by id`;
  for (const event of events) {
    await ctxWith().tx((tx) => consumer.handle({ ...event, correlationId: null } as never, tx));
  }
}

const at = (path: string) => `${portal.origin}/tis/${path}`;

async function as(page: Page, account: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account);
}

/** A vehicle of a series, by its VIN. */
async function vinOf(series: string): Promise<string> {
  const [row] = await portal.sql<{ vin: string }[]>`
    select vin from vehicles where series_code = ${series} and vin not in (select vin from disabled_vins) order by vin limit 1`;
  return row!.vin;
}

const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();
const ready = (page: Page) => page.locator(".rich-editor[data-live]").waitFor();

/** The score that the author of the case is shown. */
async function scoreOf(page: Page): Promise<number> {
  await as(page, "store-technician");
  await page.goto(at("MyScore"));
  return Number((await page.locator(".board-figures dd").first().innerText()).replaceAll(/[^\d.-]/g, ""));
}

/** The sound has its waveform and the film its picture, and both are played from anywhere in them. */
async function playsWhatWasMade(page: Page, id: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    await tell("convert", ["file.stored"]);
    const made = await portal
      .sql`select 1 from file_conversions where kind in ('play', 'thumbnail') and state = 'done'`;
    if (made.length >= 3) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  await page.goto(at(`CaseDetail?id=${id}`));
  await page.locator(".media[data-media=done] .waveform").waitFor();
  await page.locator("video[poster]").waitFor();
  for (const kind of ["audio", "video"]) {
    const reached = await page.locator(`.media[data-media=done] ${kind}`).evaluate(async (element) => {
      const media = element as HTMLMediaElement;
      media.muted = true;
      media.preload = "auto";
      media.load();
      await new Promise((done, fail) => {
        media.oncanplay = done;
        media.onerror = () => fail(new Error(media.error?.message));
      });
      media.currentTime = media.duration / 2;
      await new Promise((done) => media.onseeked = done);
      return media.currentTime;
    });
    assert.ok(reached > 0.5, `${kind} at ${reached}`);
  }
  const range = await page.evaluate(async () => {
    const src = document.querySelector<HTMLMediaElement>(".media[data-media=done] video")!.src;
    const answer = await fetch(src, { headers: { range: "bytes=100-199" } });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  });
  assert.deepEqual(range, [206, 100]);
}

browserTest(
  "a case begins on a phone, is finished at the desk, rejected, passed, published and found",
  async (page) => {
    using line = breakingLine(portal.origin);
    const phone = await phoneOf(page);
    let id = "";
    try {
      await logIn(phone, portal.origin, "store-technician", "en_US", "phone");
      const small = await phone.newPage();
      await small.goto(`${line.origin}/tis/CaseWork`);
      await small.getByText(/Your store has submitted \d+ cases? this month and can submit \d+ more/)
        .waitFor();
      await small.getByRole("button", { name: "New draft" }).click();
      await small.waitForURL(/CaseWorkDetail\?id=\d+/);
      id = new URL(small.url()).searchParams.get("id")!;
      await ready(small);
      await small.locator("[data-vin-facts][data-live]").waitFor({ state: "attached" });
      await small.getByLabel("VIN", { exact: true }).fill(await vinOf("VTE"));
      await small.getByText("Vehicle found: Tessa EV").waitFor();
      assert.equal(await small.getByLabel("Brand", { exact: true }).inputValue(), "velaro");
      // Chips are narrowed while one types; what is chosen stays in sight.
      await small.getByPlaceholder("Find a word to choose").fill("power");
      await small.getByRole("checkbox", { name: "Noise" }).waitFor({ state: "hidden" });
      await small.getByRole("checkbox", { name: "Loss of power" }).check();
      await small.getByLabel("Title").fill("Limp mode on the motorway");
      await saved(small);
      assert.ok(await small.evaluate(() => document.documentElement.scrollWidth <= innerWidth));

      // A sound by the microphone, in the section that it belongs to.
      const fault = small.locator("#section-fault");
      await fault.getByRole("button", { name: "Record audio" }).click();
      await fault.getByText(/Recording: 0:0[2-9] of 5:00 at most/).waitFor();
      await fault.getByRole("button", { name: "Stop and attach" }).click();
      await fault.locator(".upload-row[data-state=done]").waitFor();
      await fault.locator("audio").waitFor();
      await attached(portal.sql, id, 1);

      // A large film over a connection that breaks again and again.
      if (!noFfmpeg) {
        await sendFilm({
          section: small.locator("#section-check"),
          input: "input[type=file]:not([capture])",
          line,
          sql: portal.sql,
          bytes: 90 * 1024 * 1024,
          breaks: 3,
        });
        await attached(portal.sql, id, 2);
      }
    } finally {
      await phone.close();
    }

    await as(page, "store-technician");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await ready(page);
    await page.locator("[data-similar] [data-live], [data-similar][data-live]").waitFor();
    assert.equal(await page.getByLabel("Title").inputValue(), "Limp mode on the motorway");
    // What was recorded on the phone stands in its section.
    await page.locator("#section-fault .attachment-rows").getByText(/^Audio .*\.mp4$/).waitFor();
    if (!noFfmpeg) await page.locator("#section-check .attachment-rows video").waitFor();
    await tell("convert", ["file.stored"]);
    await page.getByLabel("DTCs").fill("P0A93");
    await page.locator("[data-similar]").getByText("Same DTC: P0A93").first().waitFor();
    await page.getByLabel("Description of the fault").fill("After forty minutes the power drops.");
    await page.getByRole("textbox", { name: "Analysis" }).fill("The pump does not run.");
    await page.getByLabel("Solution", { exact: true }).fill("Replaced the pump.");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();
    assert.equal(await page.getByRole("button", { name: "Delete" }).count(), 0);

    await as(page, "factory-engineer");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByText("After forty minutes the power drops.").waitFor();
    await page.getByLabel("Approval comment").fill("Say what you measured.");
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByText("Rejected", { exact: true }).first().waitFor();

    await as(page, "store-technician");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await ready(page);
    await page.getByLabel("Solution", { exact: true }).fill("Replaced the pump: 4,200 r/min, 58 °C.");
    await saved(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("In approval", { exact: true }).first().waitFor();

    await as(page, "factory-engineer");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.getByText("Passed", { exact: true }).first().waitFor();

    await as(page, "section-chief");
    await page.goto(at(`CaseWorkDetail?id=${id}`));
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Published", { exact: true }).first().waitFor();
    await page.goto(at(`CaseDetail?id=${id}`));
    await page.getByRole("button", { name: "Mark as excellent" }).click();
    await page.getByText("Excellent", { exact: true }).waitFor();
    if (!noFfmpeg) await playsWhatWasMade(page, id);

    // Its author has earned by it: published 10, excellent 20.
    const before = await scoreOf(page);
    await tell("score", ["case.published", "case.marked-excellent"], id);
    assert.equal(await scoreOf(page) - before, 30);
    await page.getByRole("cell", { name: "Case marked excellent" }).first().waitFor();

    // A colleague of another store.
    await portal.sql`update users set org_code = '20533' where user_code = 'technical-supervisor'`;
    await as(page, "technical-supervisor");
    await page.goto(at("CaseList"));
    await page.getByPlaceholder("Symptom, DTC, part or keyword").fill("loss limp");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Limp mode on the motorway" }).click();
    await page.getByRole("button", { name: "This fixed it" }).click();
    await page.getByText("1 of 1 store").waitFor();
    // The vehicle is its store's.
    assert.equal(await page.getByText(await vinOf("VTE")).count(), 0);
  },
);
