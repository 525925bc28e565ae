import assert from "node:assert/strict";
import {
  listBrands,
  listModels,
  listSeries,
  listSubSaleTypes,
  type SeriesFilter,
} from "@/services/epc/series.ts";
import { listLookup } from "@/services/epc/lookup_lists.ts";
import { openCatalogue, refusalOf } from "./catalogue_builder.ts";

Deno.test("who sees which series: by visibility, edition, brand and country", async () => {
  await using catalogue = await openCatalogue();
  const { technician, engineer } = catalogue.users;
  const seen = async (ctx = catalogue.ctx) => (await listSeries(ctx)).map((series) => series.seriesCode);
  assert.deepEqual(await seen(), ["TESSA", "RIG"]);
  assert.deepEqual(await seen(catalogue.factory), ["TESSA", "PENDING", "FACTORY", "AMERICA", "RIG"]);
  assert.deepEqual(await seen(catalogue.ctxOf({ ...technician, countryCode: "US" })), [
    "TESSA",
    "AMERICA",
    "RIG",
  ]);
  assert.deepEqual(await seen(catalogue.ctxOf({ ...technician, brandCodes: ["hauler"] })), ["RIG"]);
  assert.deepEqual(await seen(catalogue.ctxOf(technician, { edition: "overseas" })), [
    "TESSA",
    "ABROAD",
    "RIG",
  ]);
  assert.deepEqual(await seen(catalogue.ctxOf({ ...engineer, brandCodes: ["hauler"] })), ["RIG"]);
});

Deno.test("each field of the series filter narrows", async () => {
  await using catalogue = await openCatalogue();
  const told: [SeriesFilter, string[]][] = [
    [{ brandCode: "hauler" }, ["RIG"]],
    [{ afterSaleType: "passenger", subSaleType: "ev" }, ["TESSA"]],
    [{ energyType: "bev" }, ["TESSA", "PENDING", "FACTORY", "AMERICA", "RIG"]],
    [{ energyType: "diesel" }, []],
    [{ carType: "sedan" }, []],
    [{ model: "t160" }, ["TESSA"]],
    [{ epcName: "特莎" }, ["TESSA"]],
    [{ epcName: "tess" }, ["TESSA"]],
    [{ lang: "de_DE" }, []],
    [{ year: 2021 }, []],
    [{ year: 2026, visible: 2 }, ["PENDING"]],
    [{ state: 0 }, []],
    [{ historyState: 1 }, []],
    [{ checkRole: 0, visible: 0 }, []],
  ];
  for (const [filter, codes] of told) {
    const found = (await listSeries(catalogue.factory, filter)).map((series) => series.seriesCode);
    assert.deepEqual(found, codes, JSON.stringify(filter));
  }
});

Deno.test("brands are those with a series that may be seen", async () => {
  await using catalogue = await openCatalogue();
  assert.deepEqual(await listBrands(catalogue.ctx), [
    { brandCode: "velaro", brandName: "Velaro" },
    { brandCode: "hauler", brandName: "Hauler" },
  ]);
  assert.deepEqual((await listBrands(catalogue.ctx, { epcName: "rig" })).map((brand) => brand.brandCode), [
    "hauler",
  ]);
});

Deno.test("models of a series, sub-types and lookup lists come by name and page", async () => {
  await using catalogue = await openCatalogue();
  assert.deepEqual(
    (await listModels(catalogue.ctx, "TESSA")).map((model) => [model.code, model.productionFrom]),
    [
      ["T160", null],
      ["T200", "2024-01-01"],
    ],
  );
  assert.equal((await refusalOf(listModels(catalogue.ctx, "HIDDEN"))).key, "series-unknown");
  assert.deepEqual(await listSubSaleTypes(catalogue.ctx, "velaro", "passenger"), [{
    code: "ev",
    name: "Electric",
  }]);
  const page = await listLookup(catalogue.ctx, "carTypes", { pageNo: 2, pageSize: 999 });
  assert.deepEqual([page.total, page.records], [1, []]);
});
