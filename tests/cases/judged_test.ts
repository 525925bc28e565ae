import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { similarCases } from "@/services/cases/similar_cases.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { JUDGED } from "./judged_queries.ts";

/** At least so many of the beginnings must be answered by what helps among the first three. */
const AIM = 0.8, AMONG = 3;

Deno.test("what helps is among the first three like cases for four beginnings of five, in Chinese and in English", async () => {
  await using db = await demoDatabase();
  const dictionaries = await shippedTexts();
  const bare = makeCtx({ pool: db.sql, dictionaries }, uuid);
  const actor = (await loadUser(bare, "store-technician"))!;
  const ctx = makeCtx({ pool: db.sql, dictionaries, actor, lang: "en_US" }, uuid);
  const zh = JUDGED.filter(({ typed }) => /\p{Script=Han}/u.test(typed));
  assert.ok(JUDGED.length >= 60 && zh.length >= 30 && JUDGED.length - zh.length >= 30);
  const missed: string[] = [];
  for (const { typed, chosen = {}, helps } of JUDGED) {
    const offered = (await similarCases(ctx, { words: typed, ...chosen })).slice(0, AMONG);
    if (!offered.some(({ title }) => title.includes(helps))) {
      missed.push(`${typed} -> ${offered.map(({ title }) => title).join(" | ") || "nothing"}, not ${helps}`);
    }
  }
  const hits = 1 - missed.length / JUDGED.length;
  console.log(`${JUDGED.length} beginnings, ${(hits * 100).toFixed(1)} % answered among the first ${AMONG}`);
  for (const part of [zh, JUDGED.filter((one) => !zh.includes(one))]) {
    const own = part.filter(({ typed }) => !missed.some((one) => one.startsWith(typed))).length / part.length;
    assert.ok(own >= AIM, `${own}: ${missed.join("\n")}`);
  }
  if (missed.length > 0) console.log(missed.join("\n"));
});
