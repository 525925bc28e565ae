import assert from "node:assert/strict";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import type { SupersessionRow } from "@/services/epc/import/part_rows.ts";
import { readPart } from "@/services/epc/part.ts";
import { type Catalogue, openCatalogue, part, refusalOf } from "./catalogue_builder.ts";

const step = (from: string, to: string, changed: Partial<SupersessionRow> = {}): SupersessionRow => ({
  from,
  to,
  kind: "at_once",
  interchange: "forward",
  validFrom: "2026-01-01",
  ...changed,
});

async function parts(catalogue: Catalogue, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await part(catalogue, { number });
}

Deno.test("the chain of a part goes both ways to its ends, with direction, kind and interchangeability", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1");
  await saveSupersessions(catalogue.system, [
    step("A1", "B1"),
    step("B1", "C1", { kind: "use_up_stock", interchange: "both", ratio: 2 }),
    step("C1", "D1", { validFrom: "2027-01-01", interchange: "none" }),
  ]);
  const { chain } = await readPart(catalogue.ctx, "B1");
  assert.deepEqual(
    chain.map((
      one,
    ) => [
      one.direction,
      one.distance,
      one.from.number,
      one.to.number,
      one.kind,
      one.interchange,
      one.ratio,
      one.inForce,
    ]),
    [
      ["older", 1, "A1", "B1", "at_once", "forward", 1, true],
      ["newer", 1, "B1", "C1", "use_up_stock", "both", 2, true],
      ["newer", 2, "C1", "D1", "at_once", "none", 1, false],
    ],
  );
});

Deno.test("one part may be replaced by several together, and several by one", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "B2", "C1");
  await saveSupersessions(catalogue.system, [
    step("A1", "B1"),
    step("A1", "B2"),
    step("B1", "C1"),
    step("B2", "C1"),
  ]);
  const first = await readPart(catalogue.ctx, "A1");
  assert.deepEqual(first.replacedBy.map((link) => link.number), ["B1", "B2"]);
  const last = await readPart(catalogue.ctx, "C1");
  assert.deepEqual(last.replaces.map((link) => link.number), ["B1", "B2"]);
  assert.deepEqual(last.chain.length, 4);
});

Deno.test("a part replaced at once is not orderable from that day, one to be used up is", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1");
  await saveSupersessions(catalogue.system, [
    step("A1", "B1", { validFrom: "2026-03-11" }),
    step("C1", "D1", { kind: "use_up_stock" }),
  ]);
  assert.equal((await readPart(catalogue.ctx, "A1")).notOrderable, null);
  catalogue.setDay("2026-03-11");
  assert.equal((await readPart(catalogue.ctx, "A1")).notOrderable?.text, "replaced by B1");
  assert.equal((await readPart(catalogue.ctx, "C1")).notOrderable, null);
});

Deno.test("no circle is written, however long, and nothing of its import stays", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "X1");
  await saveSupersessions(catalogue.system, [step("A1", "B1"), step("B1", "C1")]);
  const refusal = await refusalOf(saveSupersessions(catalogue.system, [step("X1", "A1"), step("C1", "A1")]));
  assert.deepEqual([refusal.key, refusal.params], ["supersession-circle", { from: "C1", to: "A1" }]);
  assert.equal(
    (await refusalOf(saveSupersessions(catalogue.system, [step("A1", "A1")]))).key,
    "supersession-circle",
  );
  const [rows] = await catalogue.sql`select count(*) as rows from supersessions`;
  assert.equal(rows!.rows, 2);
});

Deno.test("two writers at the same moment cannot close a circle between them", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1");
  const results = await Promise.allSettled([
    saveSupersessions(catalogue.system, [step("A1", "B1")]),
    saveSupersessions(catalogue.system, [step("B1", "A1")]),
  ]);
  assert.deepEqual(results.map((result) => result.status).sort(), ["fulfilled", "rejected"]);
});

Deno.test("a supersession of an unknown part is refused by its number", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1");
  const refusal = await refusalOf(saveSupersessions(catalogue.system, [step("A1", "NOPE1")]));
  assert.deepEqual([refusal.key, refusal.params.code], ["reference-unknown", "NOPE1"]);
});
