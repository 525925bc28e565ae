import assert from "node:assert/strict";
import { saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { exactHit } from "@/services/part_search/quick/exact_hit.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { openJob } from "@/services/orders/jobs/change_jobs.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import { figure, names, openCatalogue, part, vehicle } from "../epc/catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };

Deno.test("hits stand by their name, whether they fit, are current, by the weight of words, then by how often they were ordered", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, sql, system } = catalogue;
  const vin = await vehicle(catalogue);
  for (
    const [number, name] of [
      ["900001", "Bracket of a pump"],
      ["900002", "Pump, old"],
      ["900003", "Pump, left"],
      ["900004", "Pump, high"],
      ["900005", "Pump"],
      ["900006", "Pump, other"],
    ] as const
  ) await part(catalogue, { number, names: names(name) });
  await figure(catalogue, ["900001", "900002", "900003", "900004"].map((partNumber) => ({ partNumber })));
  await figure(catalogue, [{ partNumber: "900005" }, { partNumber: "900006" }], {
    code: "34-90-01-A",
    number: "34-90-01",
    names: names("Elsewhere"),
    places: [{ seriesCode: "RIG", groupCode: "34" }],
  });
  await saveSupersessions(system, [{
    from: "900002",
    to: "900003",
    kind: "at_once",
    interchange: "both",
    validFrom: "2026-01-01",
  }]);
  await sql`update search_documents set ordered = 7 where id = '900004'`;
  const found = async (change = {}) =>
    (await searchParts(ctx, { keyword: "pump", vin, ...page, ...change })).records.map((hit) =>
      hit.partNumber
    );
  // 900005 is named so, and first although it does not fit; 900006 does not fit and stands last.
  assert.deepEqual(await found(), ["900005", "900004", "900003", "900001", "900002", "900006"]);
  assert.deepEqual(await found({ fits: "may" }), ["900004", "900003", "900001", "900002"]);
  assert.deepEqual(await found({ fits: "not" }), ["900005", "900006"]);
  await sql`delete from supersessions`;
  assert.deepEqual(await found({ fits: "may" }), ["900004", "900002", "900003", "900001"]);
});

Deno.test("what does not fit the vehicle is counted over all pages, and shown apart", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue);
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => String(from + n));
  for (const number of [...numbers(800001, 5), ...numbers(810001, 9)]) {
    await part(catalogue, { number, names: names("Clip") });
  }
  await figure(catalogue, numbers(800001, 5).map((partNumber) => ({ partNumber })));
  await figure(catalogue, numbers(810001, 9).map((partNumber) => ({ partNumber })), {
    code: "34-91-01-A",
    number: "34-91-01",
    names: names("Elsewhere"),
    places: [{ seriesCode: "RIG", groupCode: "34" }],
  });
  const ask = (change: { fits?: "may" | "not"; pageNo?: number }) =>
    searchParts(catalogue.ctx, { keyword: "clip", vin, ...page, pageSize: 3, ...change });
  const fitting = await ask({ fits: "may", pageNo: 2 });
  assert.deepEqual([fitting.total, fitting.notFitting, fitting.records.length], [5, 9, 2]);
  assert.ok(fitting.records.every((hit) => hit.fit?.fit === "fits"));
  const others = await ask({ fits: "not", pageNo: 3 });
  assert.deepEqual([others.total, others.notFitting, others.records.length], [9, 9, 3]);
  assert.ok(others.records.every((hit) => hit.fit?.fit === "not"));
  assert.deepEqual([
    (await ask({})).total,
    (await searchParts(catalogue.ctx, { keyword: "clip", ...page })).notFitting,
  ], [
    14,
    0,
  ]);
});

Deno.test("the box finds vehicles by ends and beginnings of the VIN, figures once over series, series and pages by name", async () => {
  await using catalogue = await openCatalogue();
  const { ctx } = catalogue;
  const vin = await vehicle(catalogue);
  const vins = async (text: string) => (await quickSearch(ctx, text)).vehicles.map((one) => one.vin);
  for (
    const text of [
      ...[vin, vin.slice(-8), vin.slice(-6), vin.slice(0, 12), vin.slice(-8, -2), vin.toLowerCase()],
      // Within: from the second character on, over the beginning of the last eight, and behind the year.
      ...[vin.slice(1, 13), vin.slice(7, 13), vin.slice(8, 14), vin.slice(8, 16), vin.slice(10, 16)],
    ]
  ) {
    assert.deepEqual(await vins(text), [vin], text);
  }
  assert.deepEqual(await vins("ZZ99ZZ"), []);
  assert.deepEqual(await vins(vin.slice(3, 9)), [], "a model, not a vehicle");
  assert.equal((await exactHit(ctx, vin.slice(-8)))?.kind, "vehicles");
  assert.equal(await exactHit(ctx, vin.slice(-6)), null);
  await part(catalogue, { number: "700001", names: names("Disc") });
  const places = ["TESSA", "RIG"].map((seriesCode, place) => ({
    seriesCode,
    groupCode: place === 0 ? "34-11" : "34",
  }));
  await figure(catalogue, [{ partNumber: "700001" }], { places });
  for (const code of ["34-11-02", "341102", "34-11-02-c"]) {
    const { figures, kinds } = await quickSearch(ctx, code);
    assert.deepEqual(figures.map((one) => [one.code, one.otherSeries]), [["34-11-02-C", 1]], code);
    assert.equal(kinds[0], "figures", code);
  }
  assert.deepEqual((await quickSearch(ctx, "tessa")).series.map((one) => one.code), ["TESSA"]);
  const { pages, kinds } = await quickSearch(ctx, "exact search");
  assert.deepEqual([pages, kinds], [[], []], "no page without its right");
});

Deno.test("a plate finds the jobs of the store, in any writing, and nobody else's", async () => {
  await using catalogue = await openCatalogue();
  const { ctxOf, users } = catalogue;
  const [me, colleague, stranger, factory] = [
    users.technician,
    users.colleague,
    users.stranger,
    users.engineer,
  ].map((user) => ctxOf(user!));
  const { id } = await openJob(me!, { plate: "沪A·D12345", customer: "王先生" });
  const other = await openJob(me!, { plate: "K-AB 123" });
  const found = async (ctx: Ctx, text: string) => (await quickSearch(ctx, text)).jobs.map((job) => job.id);
  for (const text of ["沪AD12345", "沪a·d12345", "沪A D12345", "AD123", "2345"]) {
    assert.deepEqual(await found(me!, text), [id], text);
  }
  assert.deepEqual(await found(colleague!, "kab123"), [other.id]);
  for (const ctx of [stranger!, factory!]) assert.deepEqual(await found(ctx, "沪AD12345"), []);
  assert.deepEqual(await found(me!, "AD"), [], "too short");
  assert.equal((await quickSearch(me!, "K-AB 123")).kinds[0], "jobs");
  assert.deepEqual((await exactHit(me!, "K AB 123"))?.kind, "jobs");
  assert.equal(await exactHit(me!, "AB 123"), null);
});
