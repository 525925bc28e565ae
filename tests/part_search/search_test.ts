import assert from "node:assert/strict";
import { inPartOrder, type PartOrder } from "@/services/part_search/part_order.ts";
import { searchAllParts, searchParts, searchPartsForPage } from "@/services/part_search/search_parts.ts";
import { exactSearch } from "@/services/part_search/exact_search.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { saveParts, saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import { LIMITS } from "@/kernel/limits.ts";
import {
  type Catalogue,
  figure,
  names,
  openCatalogue,
  part,
  refusalOf,
  vehicle,
} from "../epc/catalogue_builder.ts";

const page = { pageNo: 1, pageSize: 20 };

async function brakes(catalogue: Catalogue): Promise<void> {
  await part(
    catalogue,
    { number: "3411 6872 014", names: names("Brake disc, ventilated", "通风制动盘") },
    "88.60",
  );
  await part(
    catalogue,
    { number: "3411 6888 459", names: names("Brake pad set, front", "前制动片组") },
    "96.30",
  );
  await part(catalogue, { number: "6411 0341 168", names: names("Cabin filter", "空调滤芯") });
  await figure(catalogue, [{ partNumber: "34116872014" }, { partNumber: "34116888459" }], {
    places: [{ seriesCode: "TESSA", groupCode: "34-11" }, { seriesCode: "RIG", groupCode: "34" }],
  });
  await figure(catalogue, [{ partNumber: "64110341168" }], {
    code: "64-01",
    number: "64-01",
    names: names("Cabin air", "座舱空气"),
    places: [{ seriesCode: "TESSA", groupCode: "64" }],
  });
}

Deno.test("a number is found in any writing, by its beginning and by its inside, best first", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const found = async (keyword: string) =>
    (await searchParts(catalogue.ctx, { keyword, ...page })).records.map((hit) => hit.partNumber);
  assert.deepEqual(await found("3411 6872 014"), ["34116872014"]);
  assert.deepEqual(await found("３４１１-6872.014"), ["34116872014"]);
  assert.deepEqual(await found("34116"), ["34116872014", "34116888459", "64110341168"]);
  assert.deepEqual(await found("6872"), ["34116872014"]);
  assert.deepEqual(await found("34"), ["34116872014", "34116888459"]);
});

Deno.test("hits stand best first, or in the order of their number or name, page by page and in the sheet", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const { ctx } = catalogue;
  const found = async (sort: PartOrder | undefined, change = {}) =>
    (await searchParts(ctx, { keyword: "34116", sort, ...page, ...change })).records.map((hit) => hit.shown);
  const [disc, pads, filter] = ["3411 6872 014", "3411 6888 459", "6411 0341 168"];
  assert.deepEqual(await found(undefined), [disc, pads, filter]);
  assert.deepEqual(await found("-partNumber"), [filter, pads, disc]);
  assert.deepEqual(await found("name"), [disc, pads, filter]);
  assert.deepEqual(await found("-name"), [filter, pads, disc]);
  assert.deepEqual(await found("-name", { seriesCode: "TESSA", pageSize: 1, pageNo: 2 }), [pads]);
  const sheet = await searchAllParts(ctx, { keyword: "34116", sort: "-name" });
  assert.deepEqual((await Array.fromAsync(sheet.records)).map((hit) => hit.shown), [filter, pads, disc]);
  const chinese = { ...ctx, lang: "zh_CN" as const, chain: ["zh_CN" as const, "en_US" as const] };
  const named = await searchParts(chinese, { keyword: "34116", sort: "name", ...page });
  // By their sounds: kong, qian, tong.
  assert.deepEqual(named.records.map((hit) => hit.name), ["空调滤芯", "前制动片组", "通风制动盘"]);
  const pasted = await exactSearch(chinese, [disc, filter, pads].join("\n"));
  assert.deepEqual(inPartOrder(chinese, pasted.found, "name").map((hit) => hit.shown), [filter, pads, disc]);
  assert.deepEqual(inPartOrder(chinese, pasted.found, undefined).map((hit) => hit.shown), [
    disc,
    filter,
    pads,
  ]);
});

Deno.test("words of any language find parts, a word being typed as well", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const found = async (keyword: string) =>
    (await searchParts(catalogue.ctx, { keyword, ...page })).records.map((hit) => hit.partNumber);
  assert.deepEqual(await found("brake"), ["34116872014", "34116888459"]);
  assert.deepEqual(await found("pad bra"), ["34116888459"]);
  assert.deepEqual(await found("制动"), ["34116872014", "34116888459"]);
  assert.deepEqual(await found("盘"), ["34116872014"]);
  assert.deepEqual(await found("filter 空调"), ["64110341168"]);
});

Deno.test("typing errors are forgiven only when nothing matches as typed", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const exact = await searchParts(catalogue.ctx, { keyword: "brake pad", ...page });
  assert.deepEqual([exact.kind, exact.total], ["typed", 1]);
  const similar = await searchParts(catalogue.ctx, { keyword: "breake pad", ...page });
  assert.equal(similar.kind, "similar");
  assert.ok(similar.records.some((hit) => hit.partNumber === "34116888459"));
  const number = await searchParts(catalogue.ctx, { keyword: "3411 6872 0151", ...page });
  assert.deepEqual([number.kind, number.records[0]?.partNumber], ["similar", "34116872014"]);
  const nothing = await searchParts(catalogue.ctx, { keyword: "zzzzqq", ...page });
  assert.deepEqual([nothing.total, nothing.records], [0, []]);
});

Deno.test("however many parts are similar, a page of them is shown", async () => {
  await using catalogue = await openCatalogue();
  await catalogue.sql`
    insert into parts (number, shown, names) select 'Q' || n, 'Q' || n, '{"en_US": "Washer"}' from generate_series(1, 1500) n`;
  await catalogue.sql`
    insert into search_documents (kind, id, lang, title, tokens)
    select 'part', number, 'mul', 'washer', array_to_tsvector(array['washer']) from parts`;
  const answer = await searchParts(catalogue.ctx, { keyword: "wasser", ...page });
  assert.deepEqual([answer.kind, answer.total, answer.records.length], ["similar", 1000, 20]);
});

Deno.test("a hit shows price, series, a figure that has it and what replaces it", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  await saveSupersessions(catalogue.system, [{
    from: "34116888459",
    to: "34116872014",
    kind: "use_up_stock",
    interchange: "forward",
    validFrom: "2026-01-01",
  }]);
  const { records: [hit] } = await searchParts(catalogue.ctx, {
    keyword: "34116888459",
    seriesCode: "RIG",
    ...page,
  });
  assert.deepEqual([hit!.shown, hit!.price?.amount, hit!.replacedBy], ["3411 6888 459", "96.30", [
    { number: "34116872014", shown: "3411 6872 014" },
  ]]);
  assert.deepEqual(hit!.series.map((series) => series.code), ["TESSA", "RIG"]);
  assert.deepEqual([hit!.place?.seriesCode, hit!.place?.figureCode, hit!.place?.callout], [
    "RIG",
    "34-11-02-C",
    "2",
  ]);
});

Deno.test("facets count by series and main group, each by the other's choice; pages go on", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const all = await searchParts(catalogue.ctx, { keyword: "34116", ...page });
  assert.deepEqual(all.facets.series.map(({ code, count }) => [code, count]), [["TESSA", 3], ["RIG", 2]]);
  assert.deepEqual(all.facets.groups.map(({ code, name, count }) => [code, name, count]), [
    ["34", "Brakes", 2],
    ["64", "Heating", 1],
  ]);
  const inRig = await searchParts(catalogue.ctx, { keyword: "34116", seriesCode: "RIG", ...page });
  assert.deepEqual([inRig.total, inRig.facets.series.length, inRig.facets.groups.length], [2, 2, 1]);
  const heating = await searchParts(catalogue.ctx, { keyword: "34116", group: "64", ...page });
  assert.deepEqual(heating.records.map((hit) => hit.partNumber), ["64110341168"]);
  const second = await searchParts(catalogue.ctx, { keyword: "34116", pageNo: 2, pageSize: 2 });
  assert.deepEqual([second.total, second.records.map((hit) => hit.partNumber)], [3, ["64110341168"]]);
});

Deno.test("a page tells the series with the most hits and the chosen one, and how many there are", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const told = async (change: { seriesCode?: string; mostSeries?: number }) => {
    const { facets, seriesInAll } = await searchPartsForPage(catalogue.ctx, {
      keyword: "34116",
      ...page,
      ...change,
    });
    return [seriesInAll, ...facets.series.map(({ code, count }) => `${code} ${count}`)];
  };
  assert.deepEqual(await told({}), [2, "TESSA 3", "RIG 2"]);
  assert.deepEqual(await told({ mostSeries: 1 }), [2, "TESSA 3"]);
  assert.deepEqual(await told({ mostSeries: 1, seriesCode: "RIG" }), [2, "RIG 2"]);
  assert.deepEqual(await told({ mostSeries: 2, seriesCode: "RIG" }), [2, "TESSA 3", "RIG 2"]);
});

Deno.test("parts of series that may not be seen are not found", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "SECRET1", names: names("Secret bracket") });
  await figure(catalogue, [{ partNumber: "SECRET1" }], {
    places: [{ seriesCode: "HIDDEN", groupCode: "34" }],
  });
  assert.equal((await searchParts(catalogue.ctx, { keyword: "secret", ...page })).total, 0);
  assert.deepEqual((await exactSearch(catalogue.ctx, "SECRET1")).missing, ["SECRET1"]);
  const quick = await quickSearch(catalogue.ctx, "secret");
  assert.deepEqual([quick.parts, quick.figures], [[], []]);
});

Deno.test("an empty keyword is refused", async () => {
  await using catalogue = await openCatalogue();
  for (const keyword of ["", "   ", "--"]) {
    assert.equal(
      (await refusalOf(() => searchParts(catalogue.ctx, { keyword, ...page }))).key,
      "epc-keyword-required",
    );
  }
});

Deno.test("over 50000 matches are refused with 200001, unless a series makes them few", async () => {
  await using catalogue = await openCatalogue();
  const many = LIMITS.epcKeywordParts + 1;
  await catalogue.sql`
    insert into search_documents (kind, id, lang, title, series, tokens)
    select 'part', 'Z' || n, 'mul', 'zinc', case when n <= 3 then array['TESSA'] else '{}' end, array_to_tsvector(array['zinc'])
    from generate_series(1, ${many}) n`;
  const refusal = await refusalOf(searchParts(catalogue.ctx, { keyword: "zinc", ...page }));
  assert.deepEqual([refusal.key, refusal.params.limit], ["epc-too-many-parts", 50_000]);
  assert.equal(
    (await searchParts(catalogue.ctx, { keyword: "zinc", seriesCode: "TESSA", ...page })).total,
    3,
  );
  await catalogue.sql`delete from search_documents where id = 'Z1'`;
  assert.equal((await searchParts(catalogue.ctx, { keyword: "zinc", ...page })).total, 50_000);
});

Deno.test("a query that takes too long, or finds too many waiting, answers overload", async () => {
  await using catalogue = await openCatalogue();
  const { sql } = catalogue;
  const slow = runEpcQuery(() =>
    sql.begin(async (tx) => {
      await tx`set local statement_timeout = 50`;
      await tx`select pg_sleep(5)`;
    })
  );
  assert.equal((await refusalOf(slow)).key, "epc-overload");
  const impatient = { ...LIMITS, epcQueryMs: 30 } as unknown as typeof LIMITS;
  let done = () => {};
  const never = new Promise<void>((resolve) => done = resolve);
  const waiting = refusalOf(runEpcQuery(() => never, impatient));
  const full = { ...LIMITS, epcQueriesWaiting: 1 } as unknown as typeof LIMITS;
  assert.equal((await refusalOf(runEpcQuery(() => Promise.resolve(1), full))).key, "epc-overload");
  assert.equal((await waiting).key, "epc-overload");
  done();
  await never;
  await Promise.resolve();
  assert.equal(await runEpcQuery(() => Promise.resolve(1), full), 1);
});

Deno.test("pasted numbers are found in any writing; what is missing and what is superseded is told", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  await saveSupersessions(catalogue.system, [{
    from: "34116888459",
    to: "34116872014",
    kind: "at_once",
    interchange: "both",
    validFrom: "2026-01-01",
  }]);
  const answer = await exactSearch(
    catalogue.ctx,
    "3411 6888 459\r\n34-11-6872-014; nope 1\n\n64110341168 34116872014",
  );
  assert.deepEqual(answer.found.map((hit) => [hit.typed, hit.partNumber]), [
    ["3411 6888 459", "34116888459"],
    ["34-11-6872-014", "34116872014"],
    ["64110341168", "64110341168"],
    ["34116872014", "34116872014"],
  ]);
  assert.deepEqual([answer.asked, answer.missing, answer.superseded], [5, ["nope 1"], 1]);
});

Deno.test("at most 500 numbers are looked up at once", async () => {
  await using catalogue = await openCatalogue();
  const list = (count: number) => Array.from({ length: count }, (_, place) => `N${place}`).join("\n");
  assert.equal((await exactSearch(catalogue.ctx, list(500))).missing.length, 500);
  const refusal = await refusalOf(() => exactSearch(catalogue.ctx, list(501)));
  assert.deepEqual([refusal.key, refusal.params.count], ["exact-too-many", 501]);
  assert.equal((await refusalOf(() => exactSearch(catalogue.ctx, " \n "))).key, "epc-keyword-required");
});

Deno.test("the search box offers vehicles, numbers, words and figures, five of each", async () => {
  await using catalogue = await openCatalogue();
  await brakes(catalogue);
  const vin = await vehicle(catalogue);
  assert.deepEqual((await quickSearch(catalogue.ctx, vin)).vehicles.map((one) => one.vin), [vin]);
  assert.deepEqual(
    (await quickSearch(catalogue.ctx, vin.slice(-8).toLowerCase())).vehicles.map((one) => one.vin),
    [vin],
  );
  const number = await quickSearch(catalogue.ctx, "3411 6");
  assert.deepEqual(number.numbers.map((one) => one.shown), ["3411 6872 014", "3411 6888 459"]);
  const words = await quickSearch(catalogue.ctx, "制动");
  assert.deepEqual(words.parts.map((one) => one.partNumber).sort(), ["34116872014", "34116888459"]);
  assert.deepEqual(words.figures.map((one) => [one.code, one.seriesCode]), [["34-11-02-C", "TESSA"]]);
  assert.equal((await quickSearch(catalogue.ctx, "brake", "RIG")).figures[0]!.seriesCode, "RIG");
  assert.deepEqual((await quickSearch(catalogue.ctx, "34-11-02")).figures.map((one) => one.code), [
    "34-11-02-C",
  ]);
  await saveParts(
    catalogue.system,
    Array.from({ length: 9 }, (_, place) => ({ number: `W${place}100`, names: names("Washer") })),
  );
  assert.equal((await quickSearch(catalogue.ctx, "washer")).parts.length, 5);
  assert.deepEqual(await quickSearch(catalogue.ctx, "?"), {
    documents: [],
    kinds: [],
    vehicles: [],
    jobs: [],
    numbers: [],
    orders: [],
    series: [],
    parts: [],
    figures: [],
    pages: [],
    total: 0,
  });
});

Deno.test("a line of over 500 words is refused before any is looked for", async () => {
  await using catalogue = await openCatalogue();
  const words = Array.from({ length: 501 }, (_, place) => `N${place}`).join(" ");
  assert.equal((await refusalOf(() => exactSearch(catalogue.ctx, words))).key, "exact-too-many");
});
