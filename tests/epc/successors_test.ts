import assert from "node:assert/strict";
import type { SupersessionRow } from "@/services/epc/import/part_rows.ts";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { readPart } from "@/services/epc/part.ts";
import { successorsOf } from "@/services/epc/successors.ts";
import { partHits } from "@/services/part_search/part_hits.ts";
import { whereUsed } from "@/services/epc/where_used.ts";
import { readCart } from "@/services/orders/cart.ts";
import { addSuccessors } from "@/services/orders/add_successors.ts";
import { importCart } from "@/services/orders/import_cart.ts";
import { readPastedRows } from "@/services/orders/read_rows.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import { addToCart, replaceCartLine } from "@/services/orders/change_cart.ts";
import { type Catalogue, figure, openCatalogue, part, refusalOf, vehicle } from "./catalogue_builder.ts";

const link = (from: string, to: string, changed: Partial<SupersessionRow> = {}): SupersessionRow => ({
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

/** What can be ordered today in place of a part: sets of number and ratio. */
async function today(catalogue: Catalogue, number: string) {
  const sets = (await successorsOf(catalogue.ctx, [number])).get(number)!;
  return sets.map((set) => set.parts.map((one) => [one.number, one.ratio]));
}

Deno.test("a chain of four is followed to what can be ordered today, its ratios multiplied", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1");
  await saveSupersessions(catalogue.system, [
    link("A1", "B1", { ratio: 2 }),
    link("B1", "C1"),
    link("C1", "D1", { ratio: 1.5, interchange: "both" }),
  ]);
  assert.deepEqual(await today(catalogue, "A1"), [[["D1", 3]]]);
  assert.deepEqual(await today(catalogue, "C1"), [[["D1", 1.5]]]);
  assert.deepEqual(await today(catalogue, "D1"), []);
});

Deno.test("a part that is used up stays orderable on the way, and a step of the future is none yet", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1");
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1", { kind: "use_up_stock" }),
  ]);
  assert.deepEqual(await today(catalogue, "A1"), [[["B1", 1]]]);
  await saveSupersessions(catalogue.system, [link("B1", "C1", { validFrom: "2027-01-01" })]);
  assert.deepEqual(await today(catalogue, "A1"), [[["B1", 1]]]);
  await part(catalogue, { number: "B1", discontinuedOn: "2026-03-01" });
  assert.deepEqual(await today(catalogue, "A1"), []);
});

Deno.test("a split is a set, alternatives are a choice, a merge leads to one", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "B2", "C1", "D1", "M1", "M2");
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("A1", "B2", { ratio: 2 }),
    link("A1", "C1", { setNo: 2 }),
    link("B2", "D1"),
    link("M1", "C1"),
    link("M2", "C1"),
  ]);
  assert.deepEqual(await today(catalogue, "A1"), [[["B1", 1], ["D1", 2]], [["C1", 1]]]);
  assert.deepEqual([await today(catalogue, "M1"), await today(catalogue, "M2")], [[[["C1", 1]]], [[[
    "C1",
    1,
  ]]]]);
});

Deno.test("what is not interchangeable is never offered, anywhere in a chain or a set", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1", "E1", "E2");
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1", { interchange: "none" }),
    link("D1", "E1"),
    link("D1", "E2", { interchange: "none" }),
  ]);
  for (const number of ["A1", "B1", "D1"]) assert.deepEqual(await today(catalogue, number), []);
  const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber: "B1", quantity: 1 }));
  assert.deepEqual(refusal.data.replacedBy, []);
  const { notOrderable } = await readPart(catalogue.ctx, "B1");
  assert.equal(notOrderable?.key, "superseded-other");
  assert.ok(!notOrderable!.text.includes("C1"));
});

Deno.test("the cart takes the end of a chain, or the alternative that is chosen", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1");
  const { ctx } = catalogue;
  const vin = await vehicle(catalogue);
  await addToCart(ctx, { partNumber: "A1", quantity: 3, vin });
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1", { ratio: 2 }),
    link("A1", "D1", { setNo: 2 }),
  ]);
  const { lines: [line] } = await readCart(ctx);
  assert.deepEqual(
    [line!.replacement, ...line!.otherReplacements].map((one) =>
      one!.parts.map(({ number, quantity }) => [number, quantity])
    ),
    [[["C1", 6]], [["D1", 3]]],
  );
  await replaceCartLine(ctx, line!.id, 1);
  const { lines } = await readCart(ctx);
  assert.deepEqual(lines.map((one) => [one.partNumber, one.quantity, one.vin]), [["D1", 3, vin]]);
  assert.equal((await refusalOf(replaceCartLine(ctx, lines[0]!.id, 5))).key, "cart-line-unknown");
});

Deno.test("a successor without a figure of its own is found where its predecessor is drawn", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "D1");
  await figure(catalogue, [{ partNumber: "A1", callout: "7", applicability: [{ modelCodes: ["T200"] }] }]);
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1"),
    link("C1", "D1", { interchange: "none" }),
  ]);
  const vin = await vehicle(catalogue);
  const uses = async (partNumber: string) =>
    (await whereUsed(catalogue.ctx, { partNumber, vin, pageNo: 1, pageSize: 20 })).records;
  assert.deepEqual(
    (await uses("C1")).map((use) => [use.figureNumber, use.callout, use.via, use.vin, use.fit]),
    [[
      "34-11-02",
      "7",
      "A1",
      vin,
      { fit: "not", reason: "only for model Tessa EV 200", via: "A1" },
    ]],
  );
  assert.deepEqual(await uses("D1"), []);
  const hits = await partHits(catalogue.ctx, ["C1", "D1"], null, vin);
  assert.deepEqual(
    hits.map(({ place, series }) => [place?.callout, place?.vin, series.map((one) => one.code)]),
    [["7", vin, ["TESSA"]], [undefined, undefined, []]],
  );
  assert.deepEqual((await partHits(catalogue.ctx, ["C1"], "RIG"))[0]!.place, null);
});

Deno.test("an old number that no figure shows any more is found where what replaces it is drawn, its fit unknown", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "X1");
  await figure(catalogue, [{ partNumber: "C1", callout: "7" }, { partNumber: "X1", callout: "8" }]);
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1"),
    link("A1", "X1", { setNo: 2, interchange: "none" }),
  ]);
  const vin = await vehicle(catalogue);
  const { records: [use, ...others] } = await whereUsed(catalogue.ctx, {
    partNumber: "A1",
    vin,
    pageNo: 1,
    pageSize: 20,
  });
  assert.deepEqual([use!.callout, use!.via, use!.fit], [
    "7",
    "C1",
    { fit: "unknown", reason: "no figure shows it; its replacement C1 fits", via: null },
  ]);
  assert.deepEqual(others, []);
  assert.equal((await readPart(catalogue.ctx, "A1")).usedIn, 1);
  // A part that is drawn itself is not looked for where its successor is.
  await figure(catalogue, [{ partNumber: "A1", callout: "3" }], { code: "34-11-03" });
  const { records } = await whereUsed(catalogue.ctx, { partNumber: "A1", pageNo: 1, pageSize: 20 });
  assert.deepEqual(records.map(({ callout, via }) => [callout, via]), [["3", null]]);
});

Deno.test("what keeps a part from being ordered names the chain's end, the whole set and how many go for one", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "K1", "K2", "S1", "R1", "R2", "V1", "V2", "G1");
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1"),
    link("S1", "K1"),
    link("S1", "K2"),
    link("R1", "R2", { ratio: 2 }),
    link("V1", "V2"),
    link("G1", "C1", { kind: "use_up_stock" }),
  ]);
  await part(catalogue, { number: "V2", discontinuedOn: "2026-03-01" });
  await part(catalogue, { number: "G1", discontinuedOn: "2026-03-01" });
  const reason = async (partNumber: string) => {
    const refusal = await refusalOf(addToCart(catalogue.ctx, { partNumber, quantity: 1 }));
    return [refusal.key, refusal.params.reason];
  };
  const because = (text: string) => ["cart-line-not-orderable", text];
  assert.deepEqual(await reason("A1"), because("replaced by C1"));
  assert.deepEqual(await reason("S1"), because("replaced by K1 + K2"));
  assert.deepEqual(await reason("R1"), because("each piece replaced by 2 × R2"));
  assert.deepEqual(
    await reason("V1"),
    because("replaced, but no interchangeable part can be ordered today"),
  );
  assert.deepEqual(await reason("G1"), because("no longer available; order C1 for each piece"));
  const { records: [hit] } = await searchParts(catalogue.ctx, { keyword: "S1", pageNo: 1, pageSize: 20 });
  assert.deepEqual([hit!.notOrderable?.text, hit!.replacedBy.map(({ number }) => number)], [
    "replaced by K1 + K2",
    ["K1", "K2"],
  ]);
});

Deno.test("a set is ordered at once, all of it or nothing, by ratio and whole packs", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1");
  await part(catalogue, { number: "B2", packQuantity: 4 });
  const { ctx } = catalogue;
  const vin = await vehicle(catalogue);
  await saveSupersessions(catalogue.system, [link("A1", "B1"), link("A1", "B2", { ratio: 3 })]);
  const wish = { partNumber: "A1", quantity: 2, choice: 0, vin };
  await addSuccessors(ctx, wish);
  const lines = async () =>
    (await readCart(ctx)).lines.map((line) => [line.partNumber, line.quantity, line.vin]);
  assert.deepEqual(await lines(), [["B1", 2, vin], ["B2", 8, vin]]);
  assert.equal((await refusalOf(addSuccessors(ctx, { ...wish, choice: 1 }))).key, "successor-none");
  assert.equal((await refusalOf(addSuccessors(ctx, { ...wish, partNumber: "B1" }))).key, "successor-none");
  await refusalOf(addSuccessors(ctx, { ...wish, quantity: 40_000 }));
  assert.deepEqual(await lines(), [["B1", 2, vin], ["B2", 8, vin]]);
});

Deno.test("a refused row of a pasted list offers its successor, which is taken instead", async () => {
  await using catalogue = await openCatalogue();
  await parts(catalogue, "A1", "B1", "C1", "X1");
  await part(catalogue, { number: "X1", orderable: false });
  const { ctx } = catalogue;
  await saveSupersessions(catalogue.system, [link("A1", "B1"), link("A1", "C1", { ratio: 2 })]);
  const rows = readPastedRows("A1;3\nX1;1");
  const refusal = await refusalOf(importCart(ctx, rows));
  const told = refusal.data.rows as { row: number; successor: string | null }[];
  assert.deepEqual(told.map(({ row, successor }) => [row, successor]), [[1, "3 × B1 + 6 × C1"], [2, null]]);
  const { imported, left } = await importCart(ctx, rows, { goodRowsOnly: true, successor: [1, 2] });
  assert.deepEqual([imported, left.map(({ row }) => row)], [2, [2]]);
  const { lines } = await readCart(ctx);
  assert.deepEqual(lines.map((line) => [line.partNumber, line.quantity]), [["B1", 3], ["C1", 6]]);
});
