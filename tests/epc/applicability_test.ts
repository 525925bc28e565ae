import assert from "node:assert/strict";
import fc from "fast-check";
import type { ApplicabilityRow } from "@/services/epc/import/figure_rows.ts";
import type { Fit } from "@/services/epc/fit/fit_types.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { saveModels } from "@/services/epc/import/save_models.ts";
import { figure, names, openCatalogue, part, vehicle } from "./catalogue_builder.ts";

/** What is known of a vehicle, as the SQL function takes it. */
interface Known {
  modelCodes: string[] | null;
  options: string[] | null;
  productionDate: string | null;
  plantCode: string | null;
  serial: number | null;
  marketCode: string | null;
}

/** The rule in plain words: any row; all its conditions; what is not known decides nothing. */
function modelFit(rows: ApplicabilityRow[], known: Known): Fit {
  if (rows.length === 0) return "fits";
  const answers = rows.map((row) => rowFit(row, known));
  return answers.includes("fits") ? "fits" : answers.includes("unknown") ? "unknown" : "not";
}

function rowFit(row: ApplicabilityRow, known: Known): Fit {
  const conditions: (boolean | null)[] = [];
  /** A condition on something that may not be known. */
  const ask = <T>(about: T | null, holds: (value: T) => boolean) =>
    conditions.push(about === null ? null : holds(about));
  const { modelCodes, optionsAll, optionsAny, optionsNone, productionFrom, productionTo, marketCodes } = row;
  const models = known.modelCodes?.length ? known.modelCodes : null;
  if (modelCodes?.length) ask(models, (own) => modelCodes.some((code) => own.includes(code)));
  if (optionsAll?.length) ask(known.options, (own) => optionsAll.every((code) => own.includes(code)));
  if (optionsAny?.length) ask(known.options, (own) => optionsAny.some((code) => own.includes(code)));
  if (optionsNone?.length) ask(known.options, (own) => !optionsNone.some((code) => own.includes(code)));
  if (productionFrom) ask(known.productionDate, (day) => day >= productionFrom);
  if (productionTo) ask(known.productionDate, (day) => day <= productionTo);
  if (marketCodes?.length) ask(known.marketCode, (market) => marketCodes.includes(market));
  const { plantCode, serialFrom, serialTo } = row;
  if (plantCode) {
    ask(known.plantCode, (plant) => plant === plantCode);
    const serial = known.plantCode === plantCode ? known.serial : null;
    if (serialFrom) ask(serial, (number) => number >= serialFrom);
    if (serialTo) ask(serial, (number) => number <= serialTo);
  }
  if (conditions.includes(false)) return "not";
  return conditions.includes(null) ? "unknown" : "fits";
}

const some = (codes: string[]) => fc.subarray(codes);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const MODELS = ["T160", "T200", "R1"];
const OPTIONS = ["HP1", "HP0", "SR1"];
const DAYS = ["2023-12-31", "2024-01-01", "2024-02-29", "2024-03-01"];
const MARKETS = ["eu", "na"];
const PLANTS = ["P1", "P2"];

const row: fc.Arbitrary<ApplicabilityRow> = fc.record({
  modelCodes: fc.oneof(fc.constant<string[]>([]), some(MODELS)),
  optionsAll: fc.oneof(fc.constant<string[]>([]), some(OPTIONS)),
  optionsAny: fc.oneof(fc.constant<string[]>([]), some(OPTIONS)),
  optionsNone: fc.oneof(fc.constant<string[]>([]), some(OPTIONS)),
  productionFrom: maybe(fc.constantFrom(DAYS[0]!, DAYS[1]!, DAYS[2]!)),
  productionTo: maybe(fc.constantFrom(DAYS[2]!, DAYS[3]!)),
  plantCode: maybe(fc.constantFrom(...PLANTS)),
  serialFrom: maybe(fc.integer({ min: 1, max: 3 })),
  serialTo: maybe(fc.integer({ min: 3, max: 5 })),
  marketCodes: fc.oneof(fc.constant<string[]>([]), some(MARKETS)),
}).map((one) => one.plantCode ? one : { ...one, serialFrom: null, serialTo: null });

const known: fc.Arbitrary<Known> = fc.record({
  modelCodes: maybe(some(MODELS)),
  options: maybe(some(OPTIONS)),
  productionDate: maybe(fc.constantFrom(...DAYS)),
  plantCode: maybe(fc.constantFrom(...PLANTS)),
  serial: maybe(fc.integer({ min: 1, max: 5 })),
  marketCode: maybe(fc.constantFrom(...MARKETS)),
});

Deno.test("the database and the plain rule agree on what fits, does not fit or is not known", async () => {
  await using catalogue = await openCatalogue();
  const { sql } = catalogue;
  await part(catalogue, { number: "A1" });
  const seen = new Set<Fit>();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 3 }), known, async (rows, vehicle) => {
      await figure(catalogue, [{ partNumber: "A1", applicability: rows }]);
      const [answer] = await sql<{ fit: Fit; rows: number }[]>`
        select lf.fit, jsonb_array_length(lf.applicability) as rows
        from figure_lines l
        cross join line_fit(l.id, row(
          ${vehicle.modelCodes}::text[], ${vehicle.options}::text[], ${vehicle.productionDate}::date,
          ${vehicle.plantCode}::text, ${vehicle.serial}::bigint, ${vehicle.marketCode}::text
        )::fit_subject) lf`;
      const expected = modelFit(rows, vehicle);
      seen.add(expected);
      assert.equal(answer!.fit, expected);
      assert.equal(answer!.rows, rows.length);
    }),
    { numRuns: 150, seed: 20260310 },
  );
  assert.equal(seen.size, 3, "every answer came up");
});

Deno.test("each reason is a sentence of the reader's language", async () => {
  await using catalogue = await openCatalogue();
  const told: [ApplicabilityRow, en: string, zh: string][] = [
    [{ productionFrom: "2024-03-01" }, "from 2024-03", "自 2024-03 起"],
    [{ productionFrom: "2024-03-15" }, "from 2024-03-15", "自 2024-03-15 起"],
    [{ productionTo: "2024-01-31" }, "until 2024-01", "至 2024-01 止"],
    [{ productionTo: "2024-02-12" }, "until 2024-02-12", "至 2024-02-12 止"],
    [{ optionsAll: ["HP1"] }, "only with heat pump", "仅限配备热泵"],
    [{ optionsAll: ["HP1", "SR1"] }, "only with heat pump and sunroof", "仅限配备热泵和天窗"],
    [{ optionsAny: ["HP1", "SR1"] }, "only with heat pump or sunroof", "仅限配备热泵或天窗"],
    [{ optionsNone: ["HP0"] }, "not with PTC heater", "不适用于配备PTC heater"],
    [{ modelCodes: ["T200"] }, "only for model Tessa EV 200", "仅限车型 Tessa EV 200"],
    [{ marketCodes: ["na"] }, "only for market North America", "仅限North America市场"],
    [{ plantCode: "P2" }, "only from plant Plant two", "仅限Plant two生产"],
    [
      { plantCode: "P1", serialFrom: 2000 },
      "from serial number 2000 (Plant one)",
      "自序列号 2000 起（Plant one）",
    ],
    [
      { plantCode: "P1", serialTo: 999 },
      "until serial number 999 (Plant one)",
      "至序列号 999 止（Plant one）",
    ],
    [
      { productionFrom: "2024-03-01", optionsAll: ["HP1"] },
      "from 2024-03, only with heat pump",
      "自 2024-03 起，仅限配备热泵",
    ],
  ];
  await part(catalogue, { number: "A1" });
  await figure(catalogue, told.map(([condition]) => ({ partNumber: "A1", applicability: [condition] })));
  const vin = await vehicle(catalogue);
  const chinese = catalogue.ctxOf(catalogue.users.technician, { lang: "zh_CN" });
  const english = (await readFigure(catalogue.ctx, { vin }, "34-11-02-C")).lines;
  const inChinese = (await readFigure(chinese, { vin }, "34-11-02-C")).lines;
  for (const [place, [, en, zh]] of told.entries()) {
    assert.deepEqual([english[place]!.fit, english[place]!.reason], ["not", en]);
    assert.equal(inChinese[place]!.reason, zh);
    assert.deepEqual(english[place]!.applicability, [en]);
  }
});

Deno.test("what is not known of the vehicle is told with the condition that it leaves open", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [
    { partNumber: "A1", applicability: [{ productionFrom: "2024-03-01" }] },
    { partNumber: "A1", applicability: [{ productionFrom: "2024-03-01", modelCodes: ["T200"] }] },
    { partNumber: "A1", applicability: [{ productionFrom: "2024-03-01" }, { modelCodes: ["T160"] }] },
  ]);
  const vin = await vehicle(catalogue, { productionDate: null });
  const { lines, counts } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.deepEqual(lines.map((line) => [line.fit, line.reason]), [
    ["unknown", "production date unknown: from 2024-03"],
    ["not", "only for model Tessa EV 200"],
    ["fits", null],
  ]);
  assert.deepEqual(counts, { fits: 1, not: 1, unknown: 1 });
});

Deno.test("of several rows that do not fit, the one that comes nearest is told", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{
    partNumber: "A1",
    applicability: [{ modelCodes: ["T200"], optionsAll: ["HP1"] }, { productionFrom: "2024-03-01" }],
  }]);
  const vin = await vehicle(catalogue);
  const { lines } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.equal(lines[0]!.reason, "from 2024-03");
  assert.equal(lines[0]!.applicability.length, 2);
});

Deno.test("of the models of several series those of the series shown are told, of many only some", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const many = ["R2", "R3", "R4", "R5", "R6"];
  await saveModels(catalogue.system, many.map((code) => ({ code, seriesCode: "RIG", names: names(code) })));
  await figure(catalogue, [
    { partNumber: "A1", applicability: [{ modelCodes: ["R1", "T200"] }] },
    { partNumber: "A1", applicability: [{ modelCodes: many }] },
  ]);
  const vin = await vehicle(catalogue);
  const reasons = ["only for model Tessa EV 200", "only for model R2 or R3 or R4 or R5 or 1 more"];
  const { lines } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.deepEqual(lines.map((line) => line.reason), reasons);
  const bySeries = await readFigure(catalogue.ctx, { seriesCode: "TESSA" }, "34-11-02-C");
  assert.deepEqual(bySeries.lines.map((line) => line.fit), ["unknown", "not"]);
  assert.equal(bySeries.lines[1]!.reason, reasons[1]);
});

Deno.test("without a VIN every line is there with its applicability in words; a model settles what it can", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [
    { partNumber: "A1" },
    { partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] },
    { partNumber: "A1", applicability: [{ optionsAll: ["HP1"] }] },
  ]);
  const bySeries = await readFigure(catalogue.ctx, { seriesCode: "TESSA" }, "34-11-02-C");
  assert.deepEqual(bySeries.lines.map((line) => line.fit), ["fits", "unknown", "unknown"]);
  assert.deepEqual(bySeries.lines.map((line) => line.applicability), [
    [],
    ["only for model Tessa EV 200"],
    ["only with heat pump"],
  ]);
  const byModel = await readFigure(catalogue.ctx, { seriesCode: "TESSA", model: "T160" }, "34-11-02-C");
  assert.deepEqual(byModel.lines.map((line) => line.fit), ["fits", "not", "unknown"]);
});
