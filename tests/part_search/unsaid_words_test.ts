import assert from "node:assert/strict";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { planForgiving, planWords } from "@/services/part_search/words/plan_words.ts";
import { names, openCatalogue, part } from "../epc/catalogue_builder.ts";

Deno.test("what is nowhere in the catalogue is told by the plan, and only what can be missing is looked for without it", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, sql } = catalogue;
  await part(catalogue, { number: "100001", names: names("Brake disc, front", "制动盘，前") });
  await part(catalogue, { number: "100002", names: names("Coolant pump, electric", "电动冷却液泵") });
  const isUnsaid = async (typed: string) => (await planWords(ctx, typed))?.isUnsaid;
  assert.equal(await isUnsaid("brake disc"), false);
  assert.equal(await isUnsaid("bra dis"), false, "words that are still being typed");
  assert.equal(await isUnsaid("制动盘"), false);
  assert.equal(await isUnsaid("brake disc corroded"), true);
  // One too many: what is left is looked for as a whole, and no other word is taken for the one.
  assert.equal((await planForgiving(ctx, "brake disc corroded"))?.query, "('brake':* & 'disc':*)");
  assert.equal((await planForgiving(ctx, "brake pump"))?.query, "('pump':*) | ('brake':*)", "each is known");
  assert.equal(await planForgiving(ctx, "brake disc corroded yesterday"), null, "two too many");
  const found = async (typed: string) =>
    (await quickSearch(ctx, typed)).parts.map(({ partNumber }) => partNumber);
  assert.deepEqual(await found("brake disc corroded"), ["100001"]);
  assert.deepEqual(await found("brake disc corroded yesterday"), []);
  // A norm stands beside the names.
  await sql`
    update search_documents set tokens = tokens || to_tsvector('simple', 'zinkoxid') where id = '100001'`;
  assert.equal(await isUnsaid("disc zinkoxid"), false);
  assert.deepEqual(await found("disc zinkoxid"), ["100001"]);
});
