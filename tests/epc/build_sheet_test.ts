import assert from "node:assert/strict";
import { LIMITS } from "@/kernel/limits.ts";
import { ReadingNotes } from "@/kernel/access/reading_notes.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { readBuildSheet } from "@/services/epc/build_sheet.ts";
import { saveFinishes } from "@/services/epc/import/save_part_company.ts";
import { saveAuxiliaries } from "@/services/epc/import/save_parts.ts";
import { looksAt, noteLook } from "@/services/epc/looked_at.ts";
import { figure, names, openCatalogue, part, refusalOf, vehicle, vinOf } from "./catalogue_builder.ts";

Deno.test("a build sheet tells the fluids of the series and the technical data of series and model", async () => {
  await using catalogue = await openCatalogue();
  const { sql } = catalogue;
  await saveAuxiliaries(catalogue.system, [
    { code: "coolant", names: names("Coolant"), kind: "fluid", spec: "G12", unit: "litre" },
  ]);
  await sql`insert into auxiliary_quantities ${
    sql([{ auxiliaryCode: "coolant", seriesCode: "TESSA", quantity: 8.4 }])
  }`;
  const datum = (name: string, modelCode: string | null) => ({
    seriesCode: "TESSA",
    modelCode,
    topic: "torque",
    names: sql.json(names(name)),
    value: "120",
    unit: "N·m",
  });
  await sql`insert into vehicle_data ${
    sql([datum("Wheel bolts", null), datum("Drive shaft", "T160"), datum("Other shaft", "T200")])
  }`;
  const sheet = await readBuildSheet(catalogue.ctx, { vin: (await vehicle(catalogue)).slice(-8) });
  assert.deepEqual(sheet.fluids.map((one) => [one.name, one.spec, one.quantity, one.unit]), [
    ["Coolant", "G12", 8.4, "litre"],
  ]);
  assert.deepEqual(sheet.data.map((one) => one.name), ["Wheel bolts", "Drive shaft"]);
  assert.equal(sheet.compared, null);
});

Deno.test("what differs from another vehicle is told option by option, what is not known of one is no difference", async () => {
  await using catalogue = await openCatalogue();
  await saveFinishes(catalogue.system, [{ code: "P300", kind: "paint", names: names("Glacier white") }]);
  const one = await vehicle(catalogue, { vin: vinOf(1), options: ["HP0"], paintCode: "P300" });
  const other = await vehicle(catalogue, {
    vin: vinOf(2),
    options: ["HP1", "SR1"],
    productionDate: "2024-05-02",
  });
  const { compared } = await readBuildSheet(catalogue.ctx, { vin: one, other });
  assert.deepEqual(compared!.differences.map((row) => [row.of, row.option, row.one, row.other]), [
    ["productionDate", null, ["2024-02-14"], ["2024-05-02"]],
    ["paint", null, ["P300 Glacier white"], []],
    ["option", "Heat pump", ["HP0 PTC heater"], ["HP1 heat pump"]],
    ["option", "Roof", [], ["SR1 sunroof"]],
  ]);
  const unknown = await vehicle(catalogue, { vin: vinOf(3), options: null, paintCode: "P300" });
  const again = await readBuildSheet(catalogue.ctx, { vin: one, other: unknown });
  assert.deepEqual(again.compared!.differences, []);
  assert.equal(
    (await refusalOf(readBuildSheet(catalogue.ctx, { vin: one, other: vinOf(9) }))).key,
    "vin-unknown",
  );
});

Deno.test("figures and parts that a person looked at for a vehicle are told, latest first and so many at most", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1" }]);
  const vin = await vehicle(catalogue);
  const { ctx, ctxOf, users } = catalogue;
  const notes = new ReadingNotes(ctx.sql as Pool, 3_600_000);
  await noteLook(ctx, vin, "figure", "34-11-02-C");
  catalogue.setDay("2026-03-11");
  await noteLook({ ...ctx, notes }, vin, "part", "A1");
  const seen = await looksAt({ ...ctx, notes }, vin);
  assert.deepEqual(seen.map((one) => [one.kind, one.shown, one.seenAt.slice(0, 10)]), [
    ["part", "A1", "2026-03-11"],
    ["figure", "34-11-02", "2026-03-10"],
  ]);
  assert.deepEqual(await looksAt(ctxOf(users.colleague), vin), []);
  catalogue.setDay("2026-03-12");
  for (let more = 0; more < LIMITS.looksOfVehicle; more++) await noteLook(ctx, vin, "part", `B${more}`);
  const [kept] = await catalogue.sql<{ count: number }[]>`select count(*)::int as count from looked_at`;
  assert.equal(kept!.count, LIMITS.looksOfVehicle);
  assert.deepEqual(await looksAt(ctx, vin), [], "what is no part of the catalogue is left out");
});
