import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

browserTest(
  "a number of a board leads to as many questions, and the wall board follows live without scrolling",
  async (page) => {
    await logIn(page.context(), portal.origin, "factory-manager");
    await page.goto(at("TechQASummaryFinish"));
    const row = page.locator(".qa-board-table tbody tr").first();
    const count = await row.locator("td a").first().innerText();
    await row.locator("td a").first().click();
    await page.waitForURL(/TechQAList\?.*measure=asked/);
    await page.getByText(`${count} questions`).or(page.getByText(`${count} question`, { exact: true }))
      .first().waitFor();
    assert.notEqual(await page.locator("select[name=type]").inputValue(), "");

    await page.goto(at("easyboard"));
    const open = page.locator(".wall-figures dd").first();
    const before = Number(await open.innerText());
    const scrolls = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return scrollHeight > innerHeight || scrollWidth > innerWidth;
    });
    assert.equal(scrolls, false);
    await page.locator(".wall-areas tbody a").nth(1).click();
    await page.locator('.wall-areas tbody tr:nth-child(2)[aria-current="true"]').waitFor();
    const token = await tokenOf("store-technician");
    const asked = await fetch(`${portal.origin}/tis/part-questions/asking`, {
      method: "POST",
      headers: { authorization: token, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        typeCode: "P02",
        seriesCode: "VTE",
        title: "Wall",
        body: "Is it seen on the wall?",
      }),
    });
    assert.equal((await asked.json()).code, 200);
    await page.locator(".wall-figures dd", { hasText: new RegExp(`^${before + 1}$`) }).first().waitFor();
  },
);

/** The summaries of both kinds, as which each is walked. */
const SUMMARIES = ["All", "Time", "Finish", "Overtime"].flatMap((name) => [
  `PartQASummary${name}`,
  `TechQASummary${name}`,
]);

const FACTORY = ["factory-manager", "section-chief", "factory-engineer", "designated-engineer"];

browserTest(
  "every number of every summary, at its head and in its tables, is the count of the list behind its link",
  async (page) => {
    let walked = 0;
    /** What each list says of itself: several summaries lead to the same. */
    const counts = new Map<string, string | null>();
    for (const [place, route] of SUMMARIES.entries()) {
      // By several people: one may open so many pages a minute.
      await page.context().clearCookies();
      await logIn(page.context(), portal.origin, FACTORY[place % FACTORY.length]!);
      await page.goto(at(route));
      const cells = await page.locator("main a[href*='measure=']").evaluateAll((links) =>
        links.map((link) => ({ href: (link as HTMLAnchorElement).href, said: link.textContent! }))
      );
      assert.ok(cells.length > 20, `${route}: ${cells.length} numbers`);
      const found = await page.evaluate(async (addresses) => {
        const found: Record<string, string | null> = {};
        const rest = [...addresses];
        const look = async () => {
          for (let address = rest.pop(); address; address = rest.pop()) {
            const text = await (await fetch(address)).text();
            found[address] = />([\d,]+) questions?</.exec(text)?.[1] ?? null;
          }
        };
        await Promise.all([look(), look(), look()]);
        return found;
      }, [...new Set(cells.map(({ href }) => href))].filter((href) => !counts.has(href)));
      for (const [href, count] of Object.entries(found)) counts.set(href, count);
      for (const { href, said } of cells) assert.equal(counts.get(href), said.trim(), `${route} ${href}`);
      walked += cells.length;
    }
    console.log(`      ${walked} numbers walked, ${counts.size} lists`);
  },
);

browserTest(
  "an answer begins with a template, leads to what it names, and the queue goes on by keys",
  async (page) => {
    const { sql } = portal;
    await sql`
    insert into reply_templates (code, names, bodies)
    values ('FIRST', '{"en_US": "Look it up"}', '{"en_US": "Look up {code} again, please."}')
    on conflict do nothing`;
    const [known] = await sql<[{ code: string }]>`
    select q.code from questions q where q.kind = 'part' and q.stage = 'closed' order by q.id limit 1`;
    const [mine] = await sql<[{ id: number; code: string }]>`
    update questions set assignee_id = (select id from users where user_code = 'factory-engineer'), lang = 'en_US'
    where id = (select min(id) from questions where kind = 'part' and stage = 'unanswered') returning id::int, code`;
    await logIn(page.context(), portal.origin, "factory-engineer");
    await page.goto(at(`PartQAView?id=${mine.id}`));
    await page.locator("[data-queue-keys][data-live]").waitFor();
    await page.keyboard.press("r");
    const answer = page.getByLabel("Your answer");
    assert.equal(await answer.evaluate((field) => field === document.activeElement), true);
    await page.getByLabel("Reply template").selectOption({ label: "Look it up" });
    assert.equal(await answer.inputValue(), `Look up ${mine.code} again, please.`);
    await answer.press("End");
    await answer.pressSequentially(` As in ${known.code}.`);
    await page.getByText("Insert a link").click();
    const [part] = await sql<[{ number: string }]>`
    select unnest(part_numbers) as number from questions where kind = 'part' and part_numbers <> '{}' limit 1`;
    await page.getByLabel("Number, code or words").fill(part.number);
    await page.getByRole("button", { name: "Find" }).click();
    await page.locator(".reply-links li button").first().click();
    await page.locator("#answer input[type=file]:not([capture])").setInputFiles({
      name: "bolt.png",
      mimeType: "image/png",
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
    });
    await page.locator("#answer .upload-list").getByText("bolt.png").first().waitFor();
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    const said = page.locator(".question-thread .question-text").last();
    await said.getByRole("link", { name: known.code }).waitFor();
    assert.equal(await said.getByRole("link").count(), 3);
    // What was shown is drawn upon: an arrow by two clicks, a circle by dragging.
    await page.locator("[data-picture-marks][data-live]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Draw on it: bolt.png" }).click();
    const canvas = page.locator(".picture-marks canvas");
    await canvas.waitFor();
    const box = (await canvas.boundingBox())!;
    await page.mouse.click(box.x + 40, box.y + 40);
    await page.mouse.click(box.x + 160, box.y + 120);
    await page.getByRole("button", { name: "Circle" }).click();
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 300, box.y + 160);
    await page.mouse.up();
    const red = await canvas.evaluate((shown) => {
      const { width, height } = shown as HTMLCanvasElement;
      const { data } = (shown as HTMLCanvasElement).getContext("2d")!.getImageData(0, 0, width, height);
      return data.reduce(
        (sum, value, at) => at % 4 === 0 && value === 0xc8 && data[at + 1] === 0x10 ? sum + 1 : sum,
        0,
      );
    });
    assert.ok(red > 200, String(red));
    await page.getByRole("button", { name: "Attach to my reply" }).click();
    await page.locator("#answer .upload-list").getByText("bolt-marked.jpg").first().waitFor();
    await page.locator("[data-queue-keys][data-live]").waitFor();
    await page.locator("h1").click();
    await page.keyboard.press("u");
    await page.waitForURL(/PartQAList/);
    await page.locator("main tbody tr .title a").first().waitFor();
    await page.waitForTimeout(300);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL(/PartQAView\?id=\d+/);
  },
);

async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang: "en_US" }),
  });
  return (await answer.json()).data.token;
}
