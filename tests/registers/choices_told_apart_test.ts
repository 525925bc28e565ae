import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { formOf } from "@/engines/documents/form_of.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { laborDtcRegister } from "@/services/labor/dtc_register.ts";
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

Deno.test("what is chosen is found by its keys, and what is no key finds nothing", async () => {
  await using db = await demoDatabase();
  const parts = { pool: db.sql, dictionaries: await shippedTexts() };
  const actor = (await loadUser(makeCtx(parts, uuid), "administrator"))!;
  const editor = makeCtx({ ...parts, actor, lang: "en_US" }, uuid);
  const valuesOf = async (keys: string[]) =>
    (await choicesOf(editor, laborDtcRegister, "dtcId", { keys })).map(({ value }) => value);
  const some = (await choicesOf(editor, laborDtcRegister, "dtcId", { limit: 3 })).map(({ value }) => value);
  assert.equal(some.length, 3);
  assert.deepEqual(await valuesOf(some), some);
  assert.deepEqual(await valuesOf([`0${some[0]}`, "P0420", "-1", "1e2", "9".repeat(30), ""]), []);
  const series = (await choicesOf(editor, laborDtcRegister, "seriesCode")).map(({ value }) => value);
  const chosen = await choicesOf(editor, laborDtcRegister, "seriesCode", { keys: [series[0]!, "none"] });
  assert.deepEqual(chosen.map(({ value }) => value), [series[0]]);
});
