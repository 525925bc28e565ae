import assert from "node:assert/strict";
import { saveAuxiliaries, saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { exactHit } from "@/services/part_search/quick/exact_hit.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { openJob } from "@/services/orders/jobs/change_jobs.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { searchWordRegister } from "@/services/part_search/words/search_word_register.ts";
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
  // 900005 is named so, but does not fit: it stands behind all that do.
  assert.deepEqual(await found(), ["900004", "900003", "900001", "900002", "900005", "900006"]);
  assert.deepEqual(await found({ fits: "may" }), ["900004", "900003", "900001", "900002"]);
  assert.deepEqual(await found({ fits: "not" }), ["900005", "900006"]);
  await sql`delete from supersessions`;
  assert.deepEqual(await found({ fits: "may" }), ["900004", "900002", "900003", "900001"]);
});

Deno.test("what is used up with a repair stands behind the parts, unless just that was typed", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  const vin = await vehicle(catalogue);
  await saveAuxiliaries(system, [
    { code: "cleaner", names: names("Brake cleaner"), kind: "other", unit: "piece" },
  ]);
  await part(catalogue, {
    number: "920001",
    names: names("Brake cleaner, 500 ml"),
    auxiliaryCode: "cleaner",
  });
  await part(catalogue, {
    number: "920002",
    names: names("Disc, ventilated, for the front brake of heavy models"),
  });
  await part(catalogue, { number: "920003", names: names("Holder, for a bottle of brake cleaner") });
  await figure(catalogue, ["920001", "920002", "920003"].map((partNumber) => ({ partNumber })));
  const found = async (keyword: string, of: string | null = vin) =>
    (await searchParts(ctx, { keyword, ...(of && { vin: of }), ...page })).records.map((hit) =>
      hit.partNumber
    );
  assert.deepEqual(await found("brake"), ["920003", "920002", "920001"]);
  assert.deepEqual(await found("brake", null), ["920003", "920002", "920001"]);
  assert.deepEqual(await found("brake cleaner"), ["920001", "920003"]);
  assert.deepEqual(await found("cleaner"), ["920001", "920003"]);
});

Deno.test("with a vehicle the box offers what fits, then what may, and never first what does not", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  const vin = await vehicle(catalogue);
  for (
    const [number, name] of [
      ["910001", "Hinge"],
      ["910002", "Hinge, left"],
      ["910003", "Hinge, economy line"],
      ["910004", "Hinge, reinforced"],
    ] as const
  ) await part(catalogue, { number, names: names(name) });
  await figure(catalogue, [{ partNumber: "910002" }]);
  await figure(catalogue, [{ partNumber: "910001" }], {
    code: "34-90-01-A",
    number: "34-90-01",
    names: names("Elsewhere"),
    places: [{ seriesCode: "RIG", groupCode: "34" }],
  });
  await saveSupersessions(system, [{
    from: "910002",
    to: "910004",
    kind: "use_up_stock",
    interchange: "both",
    validFrom: "2026-01-01",
  }]);
  const offered = (await quickSearch(ctx, "hinge", null, vin)).parts;
  assert.deepEqual(offered.map((one) => [one.partNumber, one.fit?.fit]), [
    ["910002", "fits"],
    ["910004", "fits"],
    ["910003", "unknown"],
    ["910001", "not"],
  ]);
  const { records } = await searchParts(ctx, { keyword: "hinge", vin, ...page });
  assert.deepEqual(records.map((hit) => hit.partNumber), ["910004", "910002", "910003", "910001"]);
  // Without a vehicle the very name stands first.
  assert.equal((await quickSearch(ctx, "hinge")).parts[0]!.partNumber, "910001");
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

Deno.test("what is named is the thing before the comma: of front springs the spring, not its seat nor a spring kit", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, users, ctxOf } = catalogue;
  for (
    const [number, zh_CN, en_US, de_DE] of [
      ["920001", "弹簧套件，车门锁，前", "Spring kit, door lock, front", "Federsatz, Türschloss, vorn"],
      ["920002", "弹簧座，上，前", "Spring seat, front", "Federteller, vorn"],
      [
        "920003",
        "螺旋弹簧，Ø 11 mm，运动型，前",
        "Coil spring, Ø 11 mm, sport, front",
        "Schraubenfeder, Ø 11 mm, Sport, vorn",
      ],
    ] as const
  ) await part(catalogue, { number, names: { zh_CN, en_US, de_DE } });
  for (
    const [lang, typed] of [["en_US", "front spring"], ["zh_CN", "前弹簧"], ["de_DE", "Feder vorn"]] as const
  ) {
    const reader = ctxOf(users.technician, { lang });
    assert.equal((await quickSearch(reader, typed)).parts[0]?.partNumber, "920003", `${typed} in the box`);
    const [first] = (await searchParts(reader, { keyword: typed, ...page })).records;
    assert.equal(first?.partNumber, "920003", `${typed} on the page`);
  }
  const [seat] = (await quickSearch(ctx, "spring seat")).parts;
  assert.equal(seat?.partNumber, "920002");
});

Deno.test("a whole word of the catalogue is not taken for the beginning of a workshop word", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, sql } = catalogue;
  await part(catalogue, { number: "930001", names: names("Guide pin") });
  await part(catalogue, { number: "930002", names: names("Caliper housing, left") });
  await sql`
    insert into search_words (word, means) values ('caliper slide pin', ${["guide pin"]}::text[])
    on conflict do nothing`;
  assert.equal((await quickSearch(ctx, "caliper")).parts[0]?.partNumber, "930002");
  // Nor is one that only ends others.
  await part(catalogue, {
    number: "930003",
    names: { zh_CN: "制动软管", en_US: "Brake hose", de_DE: "Bremsschlauch" },
  });
  await part(catalogue, {
    number: "930004",
    names: { zh_CN: "夹箍", en_US: "Clip", de_DE: "Schelle" },
  });
  await sql`insert into search_words (word, means) values ('Schlauchschelle', ${["Schelle"]}::text[])`;
  assert.equal((await quickSearch(ctx, "Schlauch")).parts[0]?.partNumber, "930003");
});

Deno.test("sizes and grades are no part of what a name is a name of, and a word that is typed comes before what it means too", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  for (
    const [number, en, zh] of [
      ["930001", "Coolant level sensor", "冷却液液位传感器"],
      ["930002", "Coolant -40 °C, 1.5 l", "冷却液 -40 °C，1.5 L"],
      ["930003", "Brake fluid reservoir", "制动液储液罐"],
      ["930004", "Brake fluid DOT 4 LV, 1 l", "制动液 DOT 4 LV，1 L"],
      ["930005", "Sealing ring, cover", "端盖密封圈"],
      ["930006", "Shaft seal, crankshaft, rear, of the engine with two rows", "曲轴后油封"],
      ["930007", "Drain hose, condensate", "冷凝水排水管"],
      ["930008", "Coolant hose, outlet, battery circuit", "冷却液出水软管，电池回路"],
    ] as const
  ) await part(catalogue, { number, names: names(en, zh) });
  await fillRegister(system, searchWordRegister, [
    { word: "油封", means: ["油封", "密封圈"] },
    { word: "水管", means: ["冷却液出水软管"] },
  ]);
  const first = async (typed: string) => (await quickSearch(ctx, typed)).parts[0]!.partNumber;
  assert.equal(await first("coolant"), "930002");
  assert.equal(await first("brake fluid"), "930004");
  assert.equal(await first("油封"), "930006");
  assert.equal(await first("水管"), "930008", "a name that only ends so is another thing");
});

Deno.test("a general word means compounds of it, then what is only told to belong to it, and before its length what is ordered often", async () => {
  await using catalogue = await openCatalogue();
  const { ctxOf, users, sql, system } = catalogue;
  await saveAuxiliaries(system, [
    { code: "paste", names: names("Brake paste"), kind: "other", unit: "piece" },
  ]);
  for (
    const [number, zh_CN, en_US, de_DE] of [
      ["940001", "踏板胶垫，制动", "Pedal rubber, brake", "Pedalgummi, Bremse"],
      ["940002", "制动踏板", "Brake pedal", "Bremspedal"],
      [
        "940003",
        "制动盘，通风，330 × 28",
        "Brake disc, ventilated, 330 × 28",
        "Bremsscheibe, belüftet, 330 × 28",
      ],
      ["940004", "车门制动器壳体", "Housing, door check", "Gehäuse, Türbremse"],
    ] as const
  ) await part(catalogue, { number, names: { zh_CN, en_US, de_DE } });
  await part(catalogue, {
    number: "940005",
    names: { zh_CN: "制动膏", en_US: "Brake paste, 100 g", de_DE: "Bremsenpaste, 100 g" },
    auxiliaryCode: "paste",
  });
  await sql`update search_documents set ordered = 3 where id = '940003'`;
  for (const [lang, typed] of [["de_DE", "Bremse"], ["en_US", "brake"], ["zh_CN", "制动"]] as const) {
    const reader = ctxOf(users.technician, { lang });
    const onPage = (await searchParts(reader, { keyword: typed, ...page })).records;
    const inBox = (await quickSearch(reader, typed)).parts;
    for (const found of [onPage, inBox]) {
      assert.deepEqual(found.map((one) => one.partNumber).slice(0, 2), ["940003", "940002"], typed);
      assert.equal(found.at(-1)!.partNumber, "940005", typed);
    }
  }
});

Deno.test("one character is a thing, and what a thing has or serves is no part of what it is called", async () => {
  await using catalogue = await openCatalogue();
  const { ctxOf, users } = catalogue;
  for (
    const [number, zh_CN, en_US, de_DE] of [
      ["950001", "灯罩", "Lens", "Streuscheibe"],
      ["950002", "前照灯，左", "Headlamp, left", "Scheinwerfer, links"],
      ["950003", "带加热器的输送模块", "Module with stronger heater", "Modul mit Heizung"],
      [
        "950004",
        "加热器，驻车",
        "Heater, independent of the engine, for parking",
        "Heizung, unabhängig vom Motor, zum Parken",
      ],
    ] as const
  ) await part(catalogue, { number, names: { zh_CN, en_US, de_DE } });
  for (
    const [lang, typed, right] of [
      ["zh_CN", "灯", "950002"],
      ["en_US", "heater", "950004"],
      ["de_DE", "Heizung", "950004"],
    ] as const
  ) {
    const reader = ctxOf(users.technician, { lang });
    const [first] = (await searchParts(reader, { keyword: typed, ...page })).records;
    assert.equal(first?.partNumber, right, typed);
    assert.equal((await quickSearch(reader, typed)).parts[0]?.partNumber, right, `${typed} in the box`);
  }
});
