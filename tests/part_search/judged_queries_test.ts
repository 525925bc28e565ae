import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { countOrders, judge, type Outcome, readJudged, sharesOf } from "@/bench/hits/judge.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";

/** Shares of queries whose first hit, and of whose first five one, must be right. */
const FIRST = 0.85, FIVE = 0.97;

const told = ({ lang, typed, right, offered }: Outcome) =>
  `${lang} ${typed}: ${offered.slice(0, 5).join(" · ") || "nothing"}; right: ${right.join(" | ")}`;

Deno.test("what a workshop types finds what it means: first hit and first five, over the judged queries", async () => {
  await using db = await demoDatabase();
  const dictionaries = await shippedTexts();
  const actor = (await loadUser(systemCtx(db.sql, dictionaries), "store-manager"))!;
  await countOrders(db.sql);
  const queries = await readJudged();
  assert.ok(queries.length >= 200);
  assert.equal(
    new Set(queries.map(({ lang, typed }) => `${lang} ${typed}`)).size,
    queries.length,
    "one twice",
  );
  const outcomes = await judge(
    queries,
    (lang: Lang) => makeCtx({ pool: db.sql, dictionaries, actor, lang }, uuid),
  );
  const [missed, late] = [
    outcomes.filter(({ place }) => !place || place > 5),
    outcomes.filter(({ place }) => place! > 1),
  ];
  for (const { lang, first, five } of sharesOf(outcomes)) {
    assert.ok(five >= FIVE, `${lang}: among five ${five.toFixed(3)}\n${missed.map(told).join("\n")}`);
    assert.ok(
      first >= FIRST,
      `${lang}: first ${first.toFixed(3)}\n${[...missed, ...late].map(told).join("\n")}`,
    );
  }
});
