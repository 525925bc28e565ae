import assert from "node:assert/strict";
import { drawingFor, readFigure } from "@/services/epc/figure.ts";
import { figuresOfGroup, groupTree } from "@/services/epc/groups.ts";
import { saveFigures } from "@/services/epc/import/save_figures.ts";
import { readPart } from "@/services/epc/part.ts";
import { whereUsed } from "@/services/epc/where_used.ts";
import { setCartLine } from "@/services/orders/change_cart.ts";
import { saveAuxiliaries, savePrices, saveStandardParts } from "@/services/epc/import/save_parts.ts";
import { figure, names, openCatalogue, part, refusalOf, vehicle } from "./catalogue_builder.ts";

Deno.test("the tree counts the figures that fit the vehicle, branches added up", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1" }]);
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }], {
    code: "34-11-03",
    number: "34-11-03",
  });
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ productionTo: "2023-06-30" }] }], {
    code: "64-01",
    number: "64-01",
    places: [{ seriesCode: "TESSA", groupCode: "64" }],
  });
  const counted = async (modelCodes: string[]) => {
    const vin = await vehicle(catalogue, { modelCodes });
    const tree = await groupTree(catalogue.ctx, { vin });
    return [
      tree.fitting,
      tree.all,
      ...tree.groups.map((group) => `${group.code} ${group.fitting}/${group.all}`),
    ];
  };
  assert.deepEqual(await counted(["T160"]), [2, 3, "34 1/2", "64 1/1"]);
  // T200 is built from 2024 on: the figure that ends in 2023 cannot be its own.
  assert.deepEqual(await counted(["T200"]), [2, 3, "34 2/2", "64 0/1"]);
  assert.deepEqual(await counted(["T160", "T200"]), [3, 3, "34 2/2", "64 1/1"]);
  const bySeries = await groupTree(catalogue.ctx, { seriesCode: "TESSA" });
  assert.deepEqual([bySeries.fitting, bySeries.all], [3, 3]);
  assert.deepEqual(bySeries.groups[0]!.children.map((group) => group.path), [["34", "34-11"]]);
});

Deno.test("a group shows its figures and those below it, with what fits", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }]);
  const vin = await vehicle(catalogue);
  const answer = await figuresOfGroup(catalogue.ctx, { vin }, "34");
  assert.deepEqual(answer.figures.map((one) => [one.code, one.fits, one.groupCode, one.image]), [
    ["34-11-02-C", false, "34-11", "front_brake.svg"],
  ]);
  const below = await figuresOfGroup(catalogue.ctx, { vin }, "34-11");
  assert.deepEqual(below.trail.map((group) => group.name), ["Brakes", "Front axle brake"]);
  assert.equal((await refusalOf(figuresOfGroup(catalogue.ctx, { vin }, "99"))).key, "group-unknown");
});

Deno.test("a line shows number, grouped number, name, price, pack, marks and what is in the cart", async () => {
  await using catalogue = await openCatalogue();
  await saveStandardParts(catalogue.system, [
    {
      code: "ISO4762-M8X16",
      names: names("Hexagon socket screw"),
      norm: "ISO 4762",
      dimensions: "M8 × 16",
      torqueNm: 16,
    },
  ]);
  await saveAuxiliaries(catalogue.system, [{
    code: "G1",
    names: names("Grease"),
    kind: "grease",
    spec: "DIN 51502",
  }]);
  await part(catalogue, {
    number: "0711 9904 329",
    names: names("Countersunk screw", "沉头螺钉"),
    packQuantity: 10,
    standardPartCode: "ISO4762-M8X16",
    auxiliaryCode: "G1",
    torqueNm: 16.5,
    replaceOnceOpened: true,
  }, "0.85");
  await figure(catalogue, [{ partNumber: "0711-9904-329", callout: "4", quantity: 2.5 }]);
  const vin = await vehicle(catalogue);
  const at = { vin, figureCode: "34-11-02-C", callout: "4" };
  await setCartLine(catalogue.ctx, { partNumber: "07119904329", quantity: 20, ...at });
  const { lines: [line], currency } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.deepEqual(
    [
      line!.partNumber,
      line!.shown,
      line!.name,
      line!.quantity,
      line!.packQuantity,
      line!.price,
      line!.torqueNm,
    ],
    ["07119904329", "0711 9904 329", "Countersunk screw", 2.5, 10, { amount: "0.85", currency: "EUR" }, 16.5],
  );
  assert.deepEqual([line!.standardPart?.norm, line!.standardPart?.torqueNm, line!.auxiliary?.kind], [
    "ISO 4762",
    16,
    "grease",
  ]);
  assert.deepEqual([line!.replaceOnceOpened, line!.inCart, line!.notOrderable, currency], [
    true,
    20,
    null,
    "EUR",
  ]);
  const other = catalogue.ctxOf(catalogue.users.colleague);
  assert.equal((await readFigure(other, { vin }, "34-11-02-C")).lines[0]!.inCart, 0);
});

Deno.test("the price is the newest that has begun, in the list of the reader's market", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" }, "10.00");
  await savePrices(catalogue.system, [
    {
      partNumber: "A1",
      priceList: "EU",
      validFrom: "2026-03-01",
      currency: "EUR",
      net: "11.50",
      core: "4.00",
    },
    { partNumber: "A1", priceList: "EU", validFrom: "2026-04-01", currency: "EUR", net: "12.00" },
    { partNumber: "A1", priceList: "NA", validFrom: "2025-01-01", currency: "USD", net: "9.99" },
  ]);
  const answer = await readPart(catalogue.ctx, "a-1");
  assert.deepEqual([answer.price, answer.core], [
    { amount: "11.50", currency: "EUR" },
    { amount: "4.00", currency: "EUR" },
  ]);
  assert.deepEqual(answer.prices.map((row) => [row.price.amount, row.current]), [
    ["12.00", false],
    ["11.50", true],
    ["10.00", false],
  ]);
  const american = catalogue.ctxOf({ ...catalogue.users.technician, priceList: "NA" });
  assert.equal((await readPart(american, "A1")).price?.amount, "9.99");
  const listless = await readPart(catalogue.factory, "A1");
  assert.deepEqual([listless.price, listless.notOrderable?.key], [null, "no-price"]);
});

Deno.test("neighbours are the figures of the group that fit", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const only = (model: string) => [{ partNumber: "A1", applicability: [{ modelCodes: [model] }] }];
  const place = (sort: number) => ({ places: [{ seriesCode: "TESSA", groupCode: "34-11", sort }] });
  await figure(catalogue, only("T160"), { code: "F1", number: "01", ...place(1) });
  await figure(catalogue, only("T200"), { code: "F2", number: "02", ...place(2) });
  await figure(catalogue, only("T160"), { code: "F3", number: "03", ...place(3) });
  const vin = await vehicle(catalogue);
  const answer = await readFigure(catalogue.ctx, { vin }, "F3");
  assert.deepEqual([answer.previous?.code, answer.next], ["F1", null]);
  assert.deepEqual(answer.siblings.map((one) => [one.code, one.fits]), [["F1", true], ["F2", false], [
    "F3",
    true,
  ]]);
});

Deno.test("the drawing is that of the production day, else the newest", async () => {
  const drawing = (version: number, validFrom: string | null, validTo: string | null) => ({
    version,
    validFrom,
    validTo,
    image: `v${version}.svg`,
    model3d: null,
    width: 1,
    height: 1,
    hotspots: [],
  });
  const drawings = [
    drawing(3, "2025-01-01", null),
    drawing(2, "2023-06-01", "2024-12-31"),
    drawing(1, null, "2023-05-31"),
  ];
  assert.equal(drawingFor(drawings, "2024-12-31")?.version, 2);
  assert.equal(drawingFor(drawings, "2020-01-01")?.version, 1);
  assert.equal(drawingFor(drawings, null)?.version, 3);
  assert.equal(drawingFor([], "2024-01-01"), null);
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const tip: [number, number] = [15, 25];
  const area: [number, number, number, number] = [5, 10, 60, 70];
  const hotspots = [{ callout: "1", x: 10, y: 20, w: 30, h: 40, tip, area }];
  await figure(catalogue, [{ partNumber: "A1" }], {
    versions: [
      { version: 1, validTo: "2023-12-31", image: "old.svg", width: 800, height: 600, hotspots: [] },
      {
        version: 2,
        validFrom: "2024-01-01",
        image: "new.svg",
        model3d: "new.glb",
        width: 800.5,
        height: 600,
        hotspots,
      },
    ],
  });
  const vin = await vehicle(catalogue);
  const answer = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.deepEqual(answer.drawing, {
    version: 2,
    validFrom: "2024-01-01",
    validTo: null,
    image: "new.svg",
    model3d: "new.glb",
    width: 800.5,
    height: 600,
    variants: [],
    variant: null,
    hotspots,
  });
  assert.deepEqual(answer.versions.map((version) => version.version), [2, 1]);
  const versionOf = async (asked: number) =>
    (await readFigure(catalogue.ctx, { vin }, "34-11-02-C", undefined, asked)).drawing!.version;
  assert.equal(await versionOf(1), 1, "an earlier drawing is opened on demand");
  assert.equal(await versionOf(9), 2, "one that is not there counts as left out");
});

Deno.test("a figure of another series, and one that does not exist, is unknown", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1" }], { places: [{ seriesCode: "RIG", groupCode: "34" }] });
  const vin = await vehicle(catalogue);
  assert.equal((await refusalOf(readFigure(catalogue.ctx, { vin }, "34-11-02-C"))).key, "figure-unknown");
  assert.equal((await refusalOf(readFigure(catalogue.ctx, { vin }, "nope"))).key, "figure-unknown");
  assert.equal(
    (await refusalOf(readFigure(catalogue.ctx, { seriesCode: "HIDDEN" }, "x"))).key,
    "series-unknown",
  );
  const model = refusalOf(readFigure(catalogue.ctx, { seriesCode: "TESSA", model: "R1" }, "x"));
  assert.equal((await model).key, "model-unknown");
});

Deno.test("one variant serves several series, and a part tells where it is used", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1", callout: "7", quantity: 2 }], {
    places: [
      { seriesCode: "TESSA", groupCode: "34-11" },
      { seriesCode: "RIG", groupCode: "34" },
      { seriesCode: "HIDDEN", groupCode: "34" },
    ],
  });
  const uses = await whereUsed(catalogue.ctx, { partNumber: "a 1", pageNo: 1, pageSize: 20 });
  assert.equal(uses.total, 2);
  assert.deepEqual(uses.records.map((use) => [use.seriesCode, use.groupCode, use.callout, use.quantity]), [
    ["TESSA", "34-11", "7", 2],
    ["RIG", "34", "7", 2],
  ]);
  const second = await whereUsed(catalogue.ctx, { partNumber: "A1", pageNo: 2, pageSize: 1 });
  assert.deepEqual([second.total, second.records[0]!.seriesCode], [2, "RIG"]);
  const answer = await readPart(catalogue.ctx, "A1");
  assert.deepEqual([answer.usedIn, answer.series.map((series) => series.code)], [1, ["TESSA", "RIG"]]);
});

Deno.test("a part that only a hidden series uses is unknown; one that no figure shows is found", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "SECRET1" });
  await part(catalogue, { number: "LOOSE1" });
  await figure(catalogue, [{ partNumber: "SECRET1" }], {
    places: [{ seriesCode: "HIDDEN", groupCode: "34" }],
  });
  assert.equal((await refusalOf(readPart(catalogue.ctx, "SECRET1"))).key, "part-unknown");
  assert.equal((await readPart(catalogue.ctx, "loose 1")).partNumber, "LOOSE1");
});

Deno.test("figures that name unknown groups, parts, models, options or plants are not written", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const good = { partNumber: "A1" };
  const refused: [Parameters<typeof figure>[1], Parameters<typeof figure>[2]][] = [
    [[good], { places: [{ seriesCode: "TESSA", groupCode: "99" }] }],
    [[{ partNumber: "NOPE1" }], {}],
    [[{ ...good, applicability: [{ modelCodes: ["NOPE"] }] }], {}],
    [[{ ...good, applicability: [{ optionsNone: ["NOPE"] }] }], {}],
    [[{ ...good, applicability: [{ marketCodes: ["NOPE"] }] }], {}],
    [[{ ...good, applicability: [{ plantCode: "NOPE" }] }], {}],
  ];
  for (const [lines, changed] of refused) {
    assert.equal((await refusalOf(figure(catalogue, lines, changed))).key, "reference-unknown");
  }
  const [left] = await catalogue.sql`select count(*) as figures from figures`;
  assert.equal(left!.figures, 0, "a refused import leaves nothing behind");
});

Deno.test("a figure written again replaces its lines and where its parts occur", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "OLD1" });
  await part(catalogue, { number: "NEW1" });
  await figure(catalogue, [{ partNumber: "OLD1" }]);
  await figure(catalogue, [{ partNumber: "NEW1" }]);
  const series = await catalogue.sql<{ id: string; series: string[] }[]>`
    select id, series from search_documents where kind = 'part' order by id`;
  assert.deepEqual(series.map((row) => [row.id, row.series]), [["NEW1", ["TESSA"]], ["OLD1", []]]);
  assert.equal((await readPart(catalogue.ctx, "OLD1")).usedIn, 0);
});

Deno.test("an import of figures tells the operation log", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await saveFigures(catalogue.factory, []);
  await figure(catalogue, [{ partNumber: "A1" }]);
  const rows = await catalogue.sql`select after from operation_log where operation = 'saveFigures'`;
  assert.deepEqual(rows.map((row) => row.after), [{ count: 1 }]);
});
