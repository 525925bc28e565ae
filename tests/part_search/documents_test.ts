import assert from "node:assert/strict";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { planWords } from "@/services/part_search/words/plan_words.ts";
import { exactHit } from "@/services/part_search/quick/exact_hit.ts";
import { quickDocuments } from "@/services/part_search/quick/quick_documents.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { openBulletins } from "../tsb/people.ts";

/** Titles whose folding differs by script, accents, measures and width. */
const TITLES = [
  "制动盘异响检查",
  "Brake disc: noise, left-hand side",
  "Türgriff außen knarzt (Größe M8x60, 650mm)",
  "EV电池ＡＢＣ更换",
  "Ёлка и тормоз 12V",
  "ブレーキパッド ガ",
];

Deno.test("published documents are found by the search box", async (t) => {
  await using portal = await openBulletins();
  const { sql, author, approver, manager } = portal;
  const store = await portal.as("store-technician");
  const found = async (text: string, ctx: Ctx = store, vin: string | null = null) =>
    await quickDocuments(ctx, text, await planWords(ctx, text), vin);
  const titlesOf = async (text: string, ctx: Ctx = store) =>
    (await found(text, ctx)).hits.map(({ title }) => title);
  const published = async (zh: string, en = "", values: Record<string, unknown> = {}) => {
    const { id, code, version } = await portal.draft(author, values);
    const more = { id, revision: 1, values: {} };
    const after = await saveDraft(author, tsbDocument, {
      ...more,
      version,
      text: { lang: "zh_CN", title: zh, body: documentOf("x") },
    });
    await saveDraft(author, tsbDocument, {
      ...more,
      version: after.version,
      text: { lang: "en_US", title: en, body: documentOf("x") },
    });
    await portal.act(author, id, "submit");
    await portal.act(approver, id, "pass");
    await portal.act(manager, id, "release");
    return { id, code: code! };
  };

  await t.step("by words of a title in any language, once", async () => {
    assert.deepEqual(await titlesOf("异响"), []);
    const { id, code } = await published("制动盘异响检查", "Brake disc noise");
    assert.deepEqual(await titlesOf("异响"), ["制动盘异响检查"]);
    assert.deepEqual(await titlesOf("brake noi"), ["制动盘异响检查"]);
    const [hit] = (await found("noise")).hits;
    assert.deepEqual([hit!.id, hit!.code, hit!.page], [id, code, "TSBPreview"]);
    assert.equal((await found("no such thing")).weight, Infinity);
  });

  await t.step("by the beginning of its code, dashes typed or not; a whole code names it", async () => {
    const { id, code } = await published("其他");
    const plain = code.replaceAll("-", "");
    for (const typed of [code, plain, code.slice(0, 7), plain.slice(0, 8).toLowerCase()]) {
      assert.ok((await found(typed)).hits.some((one) => one.id === id), typed);
    }
    assert.equal((await found(plain)).weight, 0);
    assert.deepEqual((await exactHit(store, code))?.hit, (await found(code)).hits[0]);
  });

  await t.step("folded as the words that are typed", async () => {
    for (const title of TITLES) {
      const [{ folded }] = await sql<[{ folded: string }]>`select folded_title(${title}) as folded`;
      assert.equal(folded, foldedTitle(title), title);
    }
  });

  await t.step(
    "not while it is a draft, replaced, or revoked; said to be out of force where it is",
    async () => {
      await portal.draft();
      assert.deepEqual(await titlesOf("制动异响"), []);
      const { id } = await published("门把手松动");
      await portal.act(manager, id, "stop");
      assert.equal((await found("门把手")).hits[0]!.state, store.t("documents.stage_stopped"));
      await portal.act(manager, id, "resume");
      assert.equal((await found("门把手")).hits[0]!.state, store.t("documents.stage_published"));
      await portal.act(author, id, "revise");
      const draft = await portal.now(id);
      await saveDraft(author, tsbDocument, {
        id,
        revision: 2,
        version: draft.version,
        text: { lang: "zh_CN", title: "门把手脱落", body: documentOf("x") },
        values: {},
      });
      assert.deepEqual(await titlesOf("门把手"), ["门把手松动"]);
      await portal.act(author, id, "submit");
      await portal.act(approver, id, "pass");
      await portal.act(manager, id, "release");
      assert.deepEqual(await titlesOf("门把手"), ["门把手脱落"]);
      await portal.act(manager, id, "revoke");
      assert.deepEqual(await titlesOf("门把手"), []);
    },
  );

  await t.step("by those alone who have the right, and its brand", async () => {
    const stranger = await portal.as("integration-partner");
    assert.deepEqual(await titlesOf("异响", stranger), []);
    await sql`update users set brand_codes = '{lume}' where user_code = 'store-technician'`;
    assert.deepEqual(await titlesOf("异响", await portal.as("store-technician")), []);
    await sql`update users set brand_codes = '{}' where user_code = 'store-technician'`;
  });

  await t.step(
    "those of the vehicle in context first, and the very title before what begins with it",
    async () => {
      await published("雨刮检查说明", "", { seriesCodes: ["N2"] });
      await published("雨刮检查", "", { seriesCodes: ["N2"] });
      assert.deepEqual(await titlesOf("雨刮检查"), ["雨刮检查", "雨刮检查说明"]);
      await published("雨刮检查与更换", "", { seriesCodes: ["N1"] });
      await sql`insert into vehicles (vin, series_code) values ('LVHRU1838N5000123', 'N1')`;
      assert.deepEqual(
        (await found("雨刮检查", store, "LVHRU1838N5000123")).hits.map(({ title }) => title),
        ["雨刮检查与更换", "雨刮检查", "雨刮检查说明"],
      );
    },
  );
});
