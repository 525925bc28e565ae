import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** Ten decisions by their keys: eight pass, one goes back and one does not pass, each of the two with its reason. */
const DECISIONS = ["1", "1", "1", "2", "1", "1", "3", "1", "1", "1"];
const REASON = "State the torque of the rear bolts.";
const MINUTE_MS = 60_000;

/** Ten bulletins that wait for whoever decides on bulletins, the newest of the queue. */
async function submitTen(): Promise<number[]> {
  const parts = { pool: portal.sql, dictionaries: await shippedTexts() };
  const actor = (await loadUser(makeCtx(parts, uuid), "factory-engineer"))!;
  const author = makeCtx({ ...parts, actor, lang: "en_US" }, uuid);
  const written: number[] = [];
  for (const place of DECISIONS.keys()) {
    const { id, version } = await beginDocument(author, tsbDocument, "en_US");
    const draft = await saveDraft(author, tsbDocument, {
      id,
      revision: 1,
      version,
      code: `29000${String(place).padStart(2, "0")}-01-A`,
      text: {
        lang: "en_US",
        title: `Bolt of the rear axle ${place + 1}`,
        body: documentOf("Check the bolts."),
      },
      values: { typeId: "01", brandCode: "velaro", seriesCodes: ["VTE"], department: "TSB" },
    });
    await act(author, tsbDocument, { id, revision: 1, version: draft.version, action: "submit" });
    written.push(id);
  }
  return written;
}

browserTest("an approver decides on ten documents by the keyboard alone, within a minute", async (page) => {
  const ids = await submitTen();
  await logIn(page.context(), portal.origin, "section-chief");
  await page.goto(`${portal.origin}/tis/MyVerify?keyword=Bolt+of+the+rear`);
  await page.getByRole("link", { name: "Bolt of the rear axle 1", exact: true }).focus();
  const begin = performance.now();
  await page.keyboard.press("Enter");
  for (const [place, key] of DECISIONS.entries()) {
    await page.getByRole("heading", { level: 1, name: `Bolt of the rear axle ${place + 1}`, exact: true })
      .waitFor();
    await page.locator("[data-decide-keys][data-live]").waitFor();
    await page.keyboard.press(key);
    if (key !== "1") {
      await page.keyboard.type(REASON);
      await page.keyboard.press("Control+Enter");
    }
  }
  await page.waitForURL((url) => !url.search.includes(`.${ids.at(-1)}.`));
  const took = performance.now() - begin;
  assert.ok(took < MINUTE_MS, `${took} ms`);
  const rows = await portal.sql<{ verifyResult: number; remark: string | null }[]>`
    select r.verify_result, a.remark
    from document_revisions r join document_approvals a on a.revision_id = r.id
    where r.document_id = any(${ids}) order by r.document_id`;
  assert.deepEqual(
    rows.map(({ remark }) => remark || null),
    DECISIONS.map((key) => key === "1" ? null : REASON),
  );
  assert.equal(rows.filter(({ verifyResult }) => verifyResult === 1).length, 8);
});
