import assert from "node:assert/strict";
import { readFigure } from "@/services/epc/figure.ts";
import { saveFinishes, savePartCompany } from "@/services/epc/import/save_part_company.ts";
import type { PartCompanyRow } from "@/services/epc/import/part_rows.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { readPart } from "@/services/epc/part.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { figure, names, openCatalogue, part, refusalOf, vehicle } from "./catalogue_builder.ts";

const finishes = [
  { code: "P300", kind: "paint", names: names("Glacier white", "冰川白"), swatch: "#F2F4F5" },
  { code: "P475", kind: "paint", names: names("Graphite", "石墨灰") },
  { code: "T10", kind: "trim", names: names("Black cloth", "黑色织物") },
] as const;

Deno.test("a line tells with which item it goes, its footnotes, what its kit holds, what is needed along with it and its alternatives", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["BOLT1", "GREASE1", "PAD1", "CLIP1", "RECON1", "SET1"]) {
    await part(catalogue, { number });
  }
  await savePartCompany(catalogue.system, [{
    number: "SET 1",
    kit: [{ partNumber: "pad1", quantity: 4 }, { partNumber: "CLIP 1", quantity: 2 }],
    needs: [
      { partNumber: "BOLT1", why: "replace", quantity: 4 },
      { partNumber: "GREASE1", why: "use_up" },
    ],
    alternatives: [{ partNumber: "RECON1", kind: "remanufactured" }],
  }]);
  await figure(catalogue, [
    { partNumber: "SET1", withCallouts: ["7"], footnotes: ["1"] },
    { partNumber: "PAD1", indent: 1 },
  ], { footnotes: [{ mark: "1", text: names("Always on both wheels", "两侧同时更换") }] });
  const answer = await readFigure(catalogue.ctx, { vin: await vehicle(catalogue) }, "34-11-02-C");
  const [set, pad] = answer.lines;
  assert.deepEqual(answer.footnotes, [{ mark: "1", text: "Always on both wheels" }]);
  assert.deepEqual([set!.withCallouts, set!.footnotes, set!.indent, pad!.indent], [["7"], ["1"], 0, 1]);
  assert.deepEqual(set!.kit.map((one) => [one.number, one.quantity]), [["PAD1", 4], ["CLIP1", 2]]);
  assert.deepEqual(set!.needs.map((one) => [one.number, one.why, one.quantity]), [
    ["BOLT1", "replace", 4],
    ["GREASE1", "use_up", null],
  ]);
  assert.deepEqual(set!.alternatives.map((one) => [one.number, one.kind, one.price?.amount]), [
    ["RECON1", "remanufactured", "10.00"],
  ]);
  const inKit = await readPart(catalogue.ctx, "PAD1");
  assert.deepEqual(inKit.inKits.map((one) => [one.number, one.quantity]), [["SET1", 4]]);
});

Deno.test("what an import does not say of a part's company stays, what it says empty goes", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "BOLT1" });
  await part(catalogue, { number: "HUB1" });
  const save = (row: Partial<PartCompanyRow>) =>
    savePartCompany(catalogue.system, [{ number: "HUB1", ...row }]);
  await save({ needs: [{ partNumber: "BOLT1", why: "replace", quantity: 4 }] });
  await save({ alternatives: [] });
  assert.equal((await readPart(catalogue.ctx, "HUB1")).needs.length, 1);
  await save({ needs: [] });
  assert.equal((await readPart(catalogue.ctx, "HUB1")).needs.length, 0);
});

Deno.test("a part needed along with another must be there, and a part does not need itself", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "HUB1" });
  const save = (row: Partial<PartCompanyRow>) =>
    savePartCompany(catalogue.system, [{ number: "HUB1", ...row }]);
  const unknown = await refusalOf(save({ needs: [{ partNumber: "NOPE", why: "replace" }] }));
  assert.equal(unknown.key, "reference-unknown");
  const itself = await refusalOf(save({ kit: [{ partNumber: "HUB 1" }] }));
  assert.equal(itself.key, "value-not-allowed");
});

Deno.test("a remanufactured part fits where the part does, an accessory is judged by itself", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["NEW1", "RECON1", "LOCK1"]) await part(catalogue, { number });
  await savePartCompany(catalogue.system, [{
    number: "NEW1",
    alternatives: [
      { partNumber: "RECON1", kind: "remanufactured" },
      { partNumber: "LOCK1", kind: "accessory" },
    ],
  }]);
  await figure(catalogue, [{ partNumber: "NEW1", applicability: [{ modelCodes: ["T200"] }] }]);
  const vin = await vehicle(catalogue);
  const fitOf = async (partNumber: string) => (await decideFit(catalogue.ctx, [{ vin, partNumber }]))[0]!;
  assert.deepEqual([(await fitOf("RECON1")).fit, (await fitOf("RECON1")).via], ["not", "NEW1"]);
  assert.equal((await fitOf("LOCK1")).fit, "unknown");
});

Deno.test("shipping and customs of a part are told, dangerous goods with their class", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, {
    number: "AIRBAG1",
    customsCode: "87089510",
    unNumber: "UN3268",
    hazardClass: "9",
    dimensions: "320 × 210 × 90 mm",
  });
  const answer = await readPart(catalogue.ctx, "AIRBAG1");
  assert.deepEqual(
    [answer.customsCode, answer.unNumber, answer.hazardClass, answer.dimensions],
    ["87089510", "UN3268", "9", "320 × 210 × 90 mm"],
  );
  const half = await refusalOf(part(catalogue, { number: "AIRBAG2", unNumber: "UN3268" }));
  assert.equal(half.key, "value-not-allowed");
});

Deno.test("a painted or trimmed part tells its code, and whether that is the vehicle's", async () => {
  await using catalogue = await openCatalogue();
  await saveFinishes(catalogue.system, [...finishes]);
  await part(catalogue, { number: "CAPWHITE", finishCode: "P300" });
  await part(catalogue, { number: "CAPGREY", finishCode: "P475" });
  await part(catalogue, { number: "TRIM1", finishCode: "T10" });
  await part(catalogue, { number: "CAPRAW", primed: true });
  await figure(
    catalogue,
    ["CAPWHITE", "CAPGREY", "TRIM1", "CAPRAW"].map((partNumber) => ({ partNumber })),
  );
  const vin = await vehicle(catalogue, { paintCode: "P300" });
  const { lines } = await readFigure(catalogue.ctx, { vin }, "34-11-02-C");
  assert.deepEqual(lines.map((line) => [line.finish?.name ?? null, line.ofVehicle, line.primed]), [
    ["Glacier white", true, false],
    ["Graphite", false, false],
    // Its trim is not known.
    ["Black cloth", null, false],
    [null, null, true],
  ]);
});

Deno.test("a vehicle tells its paint, trim and gearbox, when it came into the catalogue and when its record became another", async () => {
  await using catalogue = await openCatalogue();
  await saveFinishes(catalogue.system, [...finishes]);
  const row = { paintCode: "P300", trimCode: "T10", gearboxNumber: "G0012345" };
  const vin = await vehicle(catalogue, row);
  const first = await readVehicle(catalogue.ctx, vin);
  assert.deepEqual([first.paint?.name, first.paint?.swatch, first.trim?.name, first.gearboxNumber], [
    "Glacier white",
    "#F2F4F5",
    "Black cloth",
    "G0012345",
  ]);
  assert.deepEqual([first.enteredAt, first.changedAt], ["2026-03-10T08:00:00.000Z", null]);
  catalogue.setDay("2026-03-11");
  await vehicle(catalogue, row);
  assert.equal((await readVehicle(catalogue.ctx, vin)).changedAt, null);
  await vehicle(catalogue, { ...row, paintCode: "P475" });
  const changed = await readVehicle(catalogue.ctx, vin);
  assert.deepEqual([changed.enteredAt, changed.changedAt], [
    "2026-03-10T08:00:00.000Z",
    "2026-03-11T08:00:00.000Z",
  ]);
});
