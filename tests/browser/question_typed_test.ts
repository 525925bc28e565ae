import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const ANSWER = "Check the ground at the left strut.";
const REMARK = "Ask the battery people first.";

/** A question that waits at the section head, open before them with all that they can do unfolded and begun. */
async function begun(page: Page) {
  const [question] = await portal.sql<{ id: number; version: number }[]>`
    select id::int, version from questions q
    where kind = 'technical' and stage = 'section-head' and brand_code <> 'hauler' and store_code = '20417' and exists (select from question_replies r where r.question_id = q.id)
    order by id desc limit 1`;
  await logIn(page.context(), portal.origin, "section-chief");
  await page.goto(`${portal.origin}/tis/TechQAView?id=${question!.id}`);
  await page.locator("[data-queue-keys][data-live]").waitFor();
  await page.getByLabel("Your answer").fill(ANSWER);
  await page.getByText("Hand back").first().click();
  await page.locator("#hand-back textarea").fill(REMARK);
  await page.getByText("Designate an engineer").first().click();
  const engineer = page.getByLabel("Engineer", { exact: true });
  await engineer.selectOption({ index: 1 });
  const chosen = await engineer.inputValue();
  return {
    id: question!.id,
    /** All of it is there still, and unfolded. */
    async assertKept() {
      assert.equal(await page.getByLabel("Your answer").inputValue(), ANSWER);
      assert.equal(await page.locator("#hand-back textarea").inputValue(), REMARK);
      assert.equal(await page.locator("#hand-back textarea").isVisible(), true);
      assert.equal(await engineer.inputValue(), chosen);
    },
  };
}

browserTest("a quote is taken and given up without losing what is typed", async (page) => {
  const { id, assertKept } = await begun(page);
  await page.getByRole("link", { name: "Quote" }).first().click();
  await page.locator("#answer blockquote").waitFor();
  assert.match(page.url(), /&quote=\d+/);
  await assertKept();
  await page.locator("#answer blockquote").getByRole("link").click();
  await page.locator("#answer blockquote").waitFor({ state: "detached" });
  await assertKept();
  await page.getByRole("link", { name: "Quote" }).first().click();
  await page.locator("#answer blockquote").waitFor();
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await page.locator(".question-reply blockquote").waitFor();
  assert.equal(await page.locator("#hand-back textarea").inputValue(), REMARK, "what was not sent stays");
  assert.equal(await page.getByLabel("Your answer").inputValue(), "", "what was sent is gone");
  const [said] = await portal.sql`
    select body, quoted_id from question_replies where question_id = ${id} order by id desc limit 1`;
  assert.equal(said!.body, ANSWER);
  assert.ok(said!.quotedId);
});

browserTest(
  "a note that is sent, and what others say meanwhile, leave what is typed beside it",
  async (page) => {
    const { id, assertKept } = await begun(page);
    await page.getByText("Add an internal note").first().click();
    await page.getByLabel("Note for the factory").fill("Known of the supplier.");
    await page.getByRole("button", { name: "Add an internal note" }).click();
    await page.locator(".question-thread", { hasText: "Known of the supplier." }).waitFor();
    await assertKept();
    assert.equal(await page.getByLabel("Note for the factory").inputValue(), "");

    const entered = await fetch(`${portal.origin}/oauth/login`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
    });
    const { token } = (await entered.json()).data;
    const [{ version }] = await portal.sql<
      [{ version: number }]
    >`select version from questions where id = ${id}`;
    const told = await fetch(`${portal.origin}/tis/tech-questions/${id}/words`, {
      method: "POST",
      headers: { authorization: token, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ version, body: "It comes when it is cold." }),
    });
    assert.equal((await told.json()).code, 200);
    await page.locator(".question-thread", { hasText: "It comes when it is cold." }).waitFor();
    await assertKept();
  },
);
