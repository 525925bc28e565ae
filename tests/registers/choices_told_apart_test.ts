import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { formOf } from "@/engines/documents/form_of.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { demoDatabase } from "../demo_portal.ts";

Deno.test("of choices with one name each says its key, others their name alone", async () => {
  await using db = await demoDatabase();
  const parts = { pool: db.sql, dictionaries: await shippedTexts() };
  const actor = (await loadUser(makeCtx(parts, uuid), "factory-engineer"))!;
  const author = makeCtx({ ...parts, actor, lang: "en_US" }, uuid);
  const labels = (await choicesOf(author, formOf(tsbDocument), "seriesCodes")).map(({ label }) => label);
  assert.equal(new Set(labels).size, labels.length, labels.join());
  assert.deepEqual(labels.filter((label) => /Atlas|Ridge/.test(label)), ["HAT Atlas", "HAX Atlas", "Ridge"]);
});
