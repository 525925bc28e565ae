import assert from "node:assert/strict";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { act } from "@/engines/documents/act.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const dictionaries = await readDictionaries();
const at = (path: string) => `${portal.origin}/tis/${path}`;

/** Bulletins that wait for the approvers of TSBs, of an engineer. */
async function submit(count: number, first: number): Promise<void> {
  const parts = { pool: portal.sql, dictionaries };
  const system = makeCtx(parts, () => crypto.randomUUID());
  const actor = (await loadUser(system, "factory-engineer"))!;
  const author = makeCtx({ ...parts, actor }, () => crypto.randomUUID());
  for (let n = 0; n < count; n++) {
    const begun = await beginDocument(author, tsbDocument, "en_US");
    const draft = await saveDraft(author, tsbDocument, {
      id: begun.id,
      revision: 1,
      version: begun.version,
      code: `${first + n}-01-A`,
      text: { lang: "en_US", title: `Waiting bulletin ${n + 1}`, body: documentOf("Tighten to 40 Nm.") },
      values: { typeId: "01", brandCode: "velaro", seriesCodes: ["VTE"], department: "TSB" },
    });
    const { id, revision, version } = draft;
    await act(author, tsbDocument, { id, revision, version, action: "submit" });
  }
}

const decided = async () =>
  Number(
    (await portal.sql`select count(*) from document_approvals where decided_at > now() - interval '1 hour'`)[
      0
    ]!.count,
  );

browserTest("ten bulletins are decided on by the keyboard alone", async (page) => {
  await portal
    .sql`update document_revisions set submit_state = 0 where submit_state = 1 and verify_result is null`;
  await submit(10, 2_699_101);
  await logIn(page.context(), portal.origin, "section-chief");
  await page.goto(at("MyVerify"));
  const before = await decided();
  await page.getByRole("link", { name: "Waiting bulletin 1", exact: true }).focus();
  await page.keyboard.press("Enter");
  const began = performance.now();
  for (let n = 1; n <= 10; n++) {
    await page.getByRole("heading", { level: 1, name: `Waiting bulletin ${n}`, exact: true }).waitFor();
    await page.locator("[data-decide-keys][data-live]").waitFor();
    if (n === 5) {
      // The second key asks for the reason first, and is pressed again once it is written.
      await page.keyboard.press("2");
      await page.keyboard.type("Which bolt?");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press(n === 5 ? "2" : "1");
  }
  await page.getByText("Nothing is waiting for you").waitFor();
  const seconds = (performance.now() - began) / 1000;
  console.log(`ten decisions by keys in ${seconds.toFixed(1)} s`);
  assert.equal(await decided() - before, 10);
  const results = await portal.sql<{ result: number }[]>`
    select result from document_approvals order by id desc limit 10`;
  assert.equal(results.filter(({ result }) => result === 0).length, 1);
});

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `a substitute is named and decides, ${javaScriptEnabled ? "with" : "without"} script`,
    async (page) => {
      await portal.sql`
        delete from department_duties d using users u
        where u.id = d.user_id and u.user_code = 'factory-manager' and d.department_code = 'TSB'`;
      await submit(1, javaScriptEnabled ? 2_699_201 : 2_699_301);
      await logIn(page.context(), portal.origin, "section-chief");
      await page.goto(at("MyVerify"));
      await page.getByRole("link", { name: "Substitutes" }).click();
      await page.getByLabel("Substitute", { exact: true }).selectOption("factory-manager");
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel("Last day").fill(day);
      await page.getByRole("button", { name: "Name a substitute" }).click();
      const row = page.locator("tbody tr", { hasText: "factory-manager" }).first();
      await row.getByText("Now", { exact: true }).waitFor();

      await page.context().clearCookies();
      await logIn(page.context(), portal.origin, "factory-manager");
      await page.goto(at("MyVerify"));
      await page.getByText(/You now also decide in place of/).waitFor();
      await page.getByRole("link", { name: "Waiting bulletin 1", exact: true }).first().click();
      await page.getByRole("button", { name: "Pass", exact: true }).click();
      await page.waitForURL((url) => !url.search.includes("document="));
      const [last] = await portal.sql`
        select u.user_code, f.user_code as for_user
        from document_approvals p join users u on u.id = p.user_id left join users f on f.id = p.for_user_id
        order by p.id desc limit 1`;
      assert.deepEqual([last!.userCode, last!.forUser], ["factory-manager", "section-chief"]);

      await page.context().clearCookies();
      await logIn(page.context(), portal.origin, "section-chief");
      await page.goto(at("MyVerify?view=substitutes"));
      await page.getByRole("button", { name: /^End: / }).first().click();
      await page.locator("tbody tr", { hasText: "factory-manager" }).first().getByText("Ended early")
        .waitFor();
    },
    { javaScriptEnabled },
  );
}
