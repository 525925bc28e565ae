import assert from "node:assert/strict";
import { demoDatabase } from "../demo_portal.ts";
import { judgeOffers } from "./judge_offers.ts";
import { JUDGED_QUESTIONS } from "./judged_questions.ts";

/** At least so many of the beginnings must be answered by what helps among the first three. */
const AIM = 0.8;

Deno.test("what helps is among the first three that are offered for four beginnings of questions in five, in each language", async () => {
  await using db = await demoDatabase();
  const judged = await judgeOffers(db.sql, JUDGED_QUESTIONS);
  for (const { lang, asked, hits, missed } of judged) {
    console.log(`${lang}: ${hits} of ${asked}`);
    if (missed.length > 0) console.log(missed.join("\n"));
  }
  assert.ok(judged.reduce((sum, { asked }) => sum + asked, 0) >= 60);
  for (const { lang, asked, hits, missed } of judged) {
    assert.ok(hits / asked >= AIM, `${lang}: ${hits} of ${asked}\n${missed.join("\n")}`);
  }
});
