import assert from "node:assert/strict";
import { test } from "node:test";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { tryText } from "@/services/sensitive/try_text.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";

const db: TestDatabase = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const dictionaries = await shippedTexts();
const ctx = makeCtx({ pool: db.sql, dictionaries, lang: "en_US" }, uuid);

async function refusalOf(texts: Record<string, unknown>): Promise<Refusal | null> {
  try {
    await requireCleanText(ctx, texts, (field) => `the ${field}`);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

await db.sql`
  insert into sensitive_words (word, category, match, active)
  values ('nonsense', 'other', 'whole', true), ('黑话', 'other', 'part', true), ('asleep', 'other', 'whole', false)`;

test("a text with a sensitive word is refused by field and word", async () => {
  const refusal = await refusalOf({ note: "clean", remark: "What NONSENSE!", other: null });
  assert.equal(refusal!.key, "sensitive-word");
  assert.deepEqual(refusal!.fields, [
    { field: "remark", rule: "sensitive-word", params: { word: "nonsense", field: "the remark" } },
  ]);
});

test("every field is told, names by language and lists too", async () => {
  const refusal = await refusalOf({
    names: { zh_CN: "这是黑话", en_US: "clean" },
    lines: ["clean", "n o n s e n s e"],
    count: 3,
  });
  assert.deepEqual(refusal!.fields.map(({ field }) => field), ["names", "lines"]);
});

test("what is clean, empty or switched off passes", async () => {
  assert.equal(await refusalOf({ note: "all is well, asleep", remark: "", other: undefined }), null);
});

test("a word counts from the next text on, also within the transaction that adds it", async () => {
  assert.equal(await refusalOf({ note: "brand-new" }), null);
  await ctx.tx(async (tx) => {
    await tx.sql`insert into sensitive_words (word) values ('brand-new')`;
    await assert.rejects(requireCleanText(tx, { note: "brand-new" }), Refusal);
  });
  assert.equal((await refusalOf({ note: "brand-new" }))!.fields[0]!.params!.word, "brand-new");
  await db.sql`update sensitive_words set deleted_at = now() where word = 'brand-new'`;
  assert.equal(await refusalOf({ note: "brand-new" }), null);
});

test("what a transaction rolled back is in effect nowhere", async () => {
  await assert.rejects(ctx.tx(async (tx) => {
    await tx.sql`insert into sensitive_words (word) values ('undone')`;
    await requireCleanText(tx, { note: "undone" });
  }));
  assert.equal(await refusalOf({ note: "undone" }), null);
});

test("a tried text is told with the places of its words", async () => {
  const text = "No nonsense, 黑话";
  const { hits } = await tryText(ctx, text);
  assert.deepEqual(hits.map(({ from, to }) => text.slice(from, to)), ["nonsense", "黑话"]);
});
