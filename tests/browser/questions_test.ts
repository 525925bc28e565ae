import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest, DESK, PATIENCE_MS } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
/** A second web process: half of the people are at it. */
const second = await portal.another();
Deno.test.afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await portal[Symbol.asyncDispose]();
});

const at = (path: string, origin = portal.origin) => `${origin}/tis/${path}`;

/** A page of somebody of their own, beside the others. */
async function pageOf(page: Page, account: string, origin = portal.origin): Promise<Page> {
  const context = await page.context().browser()!.newContext(DESK);
  await logIn(context, origin, account);
  const own = await context.newPage();
  own.setDefaultTimeout(PATIENCE_MS);
  return own;
}

browserTest("a part question is asked from a VIN, answered, adopted with a score, and read", async (page) => {
  const [vehicle] = await portal.sql<{ vin: string; sold: string | null }[]>`
    select vin, sale_date::text as sold from vehicles
    where series_code = 'VTE' and vin not in (select vin from disabled_vins) order by vin limit 1`;
  await logIn(page.context(), portal.origin, "store-technician");
  await page.goto(at("PartQAAdd?from=part&key=8450100234&part=8450100234"));
  await page.locator("[data-ask-help][data-live]").waitFor({ state: "attached" });
  await page.getByText("About part 8450100234").waitFor();
  await page.getByLabel("VIN", { exact: true }).fill(vehicle!.vin);
  await page.getByText("Vehicle found: Tessa EV").waitFor();
  assert.equal(await page.getByLabel("Sold on").inputValue(), vehicle!.sold ?? "");
  await page.getByLabel("Type").selectOption({ label: "Figure differs from the vehicle" });
  await page.getByLabel("Title").fill("Bracket in the figure is another one");
  await page.getByText("Draft saved.").waitFor();
  await page.getByLabel("Description").fill("The figure shows two bolts, the vehicle has three.");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL(/PartQAView\?id=\d+/);
  await page.getByText("The figure shows two bolts, the vehicle has three.").first().waitFor();
  const id = new URL(page.url()).searchParams.get("id")!;
  const code = (await portal.sql<{ code: string }[]>`select code from questions where id = ${id}`)[0]!.code;
  assert.match(code, /^PQ-\d{4}-\d{6}$/);

  const factory = await pageOf(page, "section-chief", second.origin);
  await factory.goto(at("PartQAList?queue=turn", second.origin));
  await factory.goto(at(`PartQAList?keyword=${code}`, second.origin));
  await factory.getByRole("link", { name: "Bracket in the figure is another one" }).click();
  await factory.getByLabel("Your answer").fill("Short");
  await factory.getByRole("button", { name: "Answer", exact: true }).click();
  await factory.getByText("The reply must be longer than 5 characters.").waitFor();
  assert.equal(await factory.getByLabel("Your answer").inputValue(), "Short");
  await factory.getByLabel("Your answer").fill("Order the bracket with three bolts, the figure is mended.");
  await page.getByText(/is answering now/).waitFor();
  await factory.getByRole("button", { name: "Answer", exact: true }).click();
  await factory.getByText("Order the bracket with three bolts").first().waitFor();

  // Live, without a reload.
  await page.getByText("Order the bracket with three bolts").first().waitFor();
  await page.getByPlaceholder("0–10").fill("8.5");
  await page.getByRole("button", { name: "Adopt" }).click();
  await page.getByText("Technical score: 8.5").waitFor();
  await factory.getByText("Technical score: 8.5").waitFor();
  await factory.context().close();
});

browserTest(
  "a consultation by four people at two web processes, each told live by what the others do",
  async (page) => {
    const technician = page;
    await logIn(page.context(), portal.origin, "store-technician");
    await technician.goto(at("TechQAAdd"));
    await technician.locator("[data-ask-help][data-live]").waitFor({ state: "attached" });
    await technician.getByLabel("Series").selectOption({ label: "Tessa EV" });
    await technician.getByLabel("Type").selectOption({ label: "Charging system" });
    await technician.getByLabel("Title").fill("Charging stops at 80 percent");
    await technician.getByLabel("Description").fill("Happens at every column. No DTC is stored.");
    await technician.getByRole("button", { name: "Ask", exact: true }).click();
    await technician.waitForURL(/TechQAView\?id=\d+/);
    const id = new URL(technician.url()).searchParams.get("id")!;

    const supervisor = await pageOf(page, "technical-supervisor");
    const head = await pageOf(page, "section-chief", second.origin);
    const engineer = await pageOf(page, "designated-engineer", second.origin);
    await head.goto(at(`TechQAView?id=${id}`, second.origin));
    await supervisor.goto(at(`TechQAView?id=${id}`));
    await supervisor.getByText("must reply before submitting to the support section").waitFor();
    await supervisor.getByLabel("Your answer").fill("The cooling circuit is fine, it must be the charger.");
    await supervisor.getByRole("button", { name: "Answer", exact: true }).click();
    await technician.getByText("The cooling circuit is fine").first().waitFor();
    await supervisor.getByRole("button", { name: "Submit to support section" }).click();
    await technician.getByText("Submitted to support", { exact: true }).first().waitFor();

    // The head had the page open all the time.
    await designate(head);
    await technician.locator('.question-course [aria-current="step"]', { hasText: "Engineer" }).waitFor();

    const [named] = await portal.sql<{ userCode: string }[]>`
    select u.user_code from questions q join users u on u.id = q.designated_id where q.id = ${id}`;
    assert.equal(named!.userCode, "designated-engineer");
    await engineer.goto(at(`TechQAView?id=${id}`, second.origin));
    await engineer.getByText("Hand back").first().click();
    await engineer.locator("#hand-back textarea").fill("Not my field: ask the battery people first.");
    await engineer.locator("#hand-back").getByRole("button", { name: "Hand back" }).click();
    await technician.locator('.question-course [aria-current="step"]', { hasText: "Section head" }).waitFor();

    // The engineer writes a note meanwhile; it stays as typed when the question comes back and brings the form for the answer.
    await engineer.locator('.question-course [aria-current="step"]', { hasText: "Section head" }).waitFor();
    await engineer.getByText("Add an internal note").first().click();
    await engineer.getByLabel("Note for the factory").fill("Known of the supplier, campaign is coming.");
    // The head, who is told live, names the same engineer again.
    await head.locator('.question-course [aria-current="step"]', { hasText: "Section head" }).waitFor();
    await designate(head);
    await technician.locator('.question-course [aria-current="step"]', { hasText: "Engineer" }).waitFor();
    await engineer.getByLabel("Your answer").waitFor();
    await engineer.getByRole("button", { name: "Add an internal note" }).click();
    await engineer.getByText("Known of the supplier").first().waitFor();
    await engineer.getByLabel("Your answer").fill(
      "Update the charger to version 4.2, then it charges to the end.",
    );
    await engineer.getByRole("button", { name: "Answer", exact: true }).click();
    await technician.getByText("Update the charger to version 4.2").first().waitFor();
    assert.equal(await technician.getByText("Known of the supplier").count(), 0);
    await technician.getByRole("button", { name: "Adopt" }).last().click();
    await technician.getByText("Closed by adopting a reply.").waitFor();
    await engineer.getByText("Closed by adopting a reply.").waitFor();
    for (const one of [supervisor, head, engineer]) await one.context().close();
  },
);

/** Names the engineer of a question that a page of the head shows. */
async function designate(head: Page): Promise<void> {
  await head.getByText("Designate an engineer").first().click();
  await head.getByLabel("Engineer", { exact: true }).selectOption({ index: 0 });
  await head.getByRole("button", { name: "Designate an engineer" }).click();
}
