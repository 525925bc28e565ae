import assert from "node:assert/strict";
import { indexSearch } from "@/services/epc/index_consumer.ts";
import type { Received } from "@/engines/events/define_consumer.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { disabledVinRegister } from "@/services/epc/disabled_vin_register.ts";
import { saveStandardParts } from "@/services/epc/import/save_parts.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { modelRegister } from "@/services/epc/model_register.ts";
import { saveModelOptions } from "@/services/epc/save_model_options.ts";
import { seriesRegister } from "@/services/epc/series_register.ts";
import { standardPartRegister } from "@/services/epc/standard_part_register.ts";
import { saveVehicles } from "@/services/epc/import/save_vehicles.ts";
import { readMatrix } from "@/services/epc/read_matrix.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { type Catalogue, figure, names, openCatalogue, part, vinOf } from "../epc/catalogue_builder.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";

const ROUTES = ["EPCSeries", "EpcModel", "EpcVinDisabled", "EPCStandardPart"];

/** The factory's keeper of the catalogue. */
function keeperOf(catalogue: Catalogue): Ctx {
  const rights = new Set(
    ROUTES.flatMap((route) => ["view", "add", "edit", "delete"].map((one) => `${route}:${one}`)),
  );
  const engineer: User = {
    ...catalogue.users.engineer,
    assignments: [{ role: "keeper", market: null, org: null, rights }],
  };
  return catalogue.ctxOf(engineer);
}

/** Hands the consumer every event that the outbox holds of a type, in order. */
async function relay({ sql, system }: Catalogue, type: string): Promise<number> {
  const events = await sql<Received[]>`select * from outbox where type = ${type} order by id`;
  for (const event of events) await system.tx((tx) => indexSearch.handle(event, tx));
  return events.length;
}

const fits = async ({ sql }: Catalogue) =>
  (await sql<{ modelCode: string }[]>`select model_code from figure_fits order by model_code`)
    .map(({ modelCode }) => modelCode);

Deno.test("which figures fit follows a model code's options at once, also from the matrix", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  await part(catalogue, { number: "64116872014" });
  await figure(catalogue, [{ partNumber: "64116872014", applicability: [{ optionsAll: ["HP1"] }] }]);
  assert.deepEqual(await fits(catalogue), ["T160", "T200"], "a model code that says nothing may carry all");
  const before = await readEntry(keeper, modelRegister, "T160");
  await changeEntry(keeper, modelRegister, "T160", before!.version, { options: ["HP0"] });
  assert.deepEqual(await fits(catalogue), ["T200"]);
  const [t160, t200] = await Promise.all(
    ["T160", "T200"].map((code) => readEntry(keeper, modelRegister, code)),
  );
  const rows = [
    { modelCode: "T160", version: t160!.version, options: ["HP1", "SR1"] },
    { modelCode: "T200", version: t200!.version, options: [] },
  ];
  assert.equal(await saveModelOptions(keeper, rows), 1, "the other had not changed");
  assert.deepEqual(await fits(catalogue), ["T160", "T200"]);
  await assertRefused(
    saveModelOptions(keeper, rows.map((row) => ({ ...row, options: ["HP0"] }))),
    "state-changed",
  );
  assert.deepEqual((await readEntry(keeper, modelRegister, "T200"))!.values.options, [], "all or nothing");
});

Deno.test("a configuration that is not in use stays where it is and is given to nothing new", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  const { sql } = catalogue;
  const held = async (code: string) => (await readEntry(keeper, modelRegister, code))!;
  const set = async (code: string, options: string[]) =>
    await changeEntry(keeper, modelRegister, code, (await held(code)).version, { options });
  const offered = async () =>
    (await choicesOf(keeper, modelRegister, "options")).map(({ value }) => value).sort();
  const refused = async (work: Promise<unknown>) => {
    const refusal = await refusalOf(work);
    return [refusal?.key, refusal?.params, refusal?.fields.map(({ field }) => field)];
  };
  const notInUse = (key: string) => ["configuration-not-in-use", { key }, ["options"]];
  await set("T160", ["HP1"]);
  await set("T200", []);
  await sql`update epc_option_values set state = 0 where code = 'HP1'`;
  assert.ok(!(await offered()).includes("HP1"));
  assert.deepEqual(await refused(set("T200", ["HP1", "HP0"])), notInUse("HP1"));
  assert.deepEqual(
    (await set("T160", ["HP1", "HP0"])).values.options,
    ["HP0", "HP1"],
    "what has it keeps it",
  );
  const rows = [{ modelCode: "T200", version: (await held("T200")).version, options: ["HP1"] }];
  assert.deepEqual(await refused(saveModelOptions(keeper, rows)), notInUse("HP1"), "nor by the matrix");
  await set("T160", []);
  assert.deepEqual(await refused(set("T160", ["HP1"])), notInUse("HP1"), "taken off is taken off");
  // None of its values is in use when a configuration is not.
  await sql`update epc_options set state = 0 where code = 'ROOF'`;
  assert.ok(!(await offered()).includes("SR1"));
  assert.deepEqual(await refused(set("T200", ["SR1"])), notInUse("SR1"));
  const matrix = await readMatrix(keeper, "TESSA");
  assert.deepEqual(
    matrix.options.flatMap((
      { code, state, values },
    ) => [[code, state], ...values.map((one) => [one.code, one.state])])
      .filter(([, state]) => state === 0).map(([code]) => code),
    ["HP1", "ROOF", "SR1"],
  );
  assert.equal((await refusalOf(set("T200", ["NONE"])))?.key, "choice-unknown");
});

Deno.test("a VIN that is withheld is refused with its reason at once, and found again when it is taken off", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  const vin = vinOf(1);
  await saveVehicles(catalogue.system, [{
    vin,
    seriesCode: "TESSA",
    modelCodes: ["T160"],
    productionDate: "2025-01-01",
  }]);
  const typed = `${vin.slice(0, 9)} ${vin.slice(9).toLowerCase()}`;
  const entry = await addEntry(keeper, disabledVinRegister, { vin: typed, reason: names("Stolen", "失窃") });
  assert.equal(entry.key, vin, "as VINs are stored");
  const refusal = await refusalOf(lookUpVehicle(catalogue.ctx, vin));
  assert.deepEqual([refusal?.key, refusal?.params.reason], ["vin-disabled", "Stolen"]);
  await deleteEntries(keeper, disabledVinRegister, [{ key: vin, version: entry.version }]);
  assert.equal((await lookUpVehicle(catalogue.ctx, vin)).vehicle?.vin, vin);
});

Deno.test("a VIN to withhold has 17 characters without I, O and Q", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  for (const vin of ["LVAE4C2B0R000000", "LVAE4C2B0R000000O"]) {
    const refusal = await refusalOf(addEntry(keeper, disabledVinRegister, { vin, reason: names("No") }));
    assert.deepEqual(refusal?.fields.map(({ field }) => field), ["vin"], vin);
  }
});

Deno.test("parts are found by the new words of their standard part, by way of the event", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  await saveStandardParts(catalogue.system, [{
    code: "N-1",
    names: names("Hexagon bolt", "六角螺栓"),
    norm: "ISO 4014",
  }]);
  await part(catalogue, { number: "07119904207", standardPartCode: "N-1", names: names("Bolt") });
  await figure(catalogue, [{ partNumber: "07119904207" }]);
  const found = async (text: string) => {
    const { parts, numbers } = await quickSearch(catalogue.ctx, text);
    return [...new Set([...numbers, ...parts].map(({ partNumber }) => partNumber))];
  };
  assert.deepEqual(await found("4014"), ["07119904207"]);
  const before = await readEntry(keeper, standardPartRegister, "N-1");
  await changeEntry(keeper, standardPartRegister, "N-1", before!.version, { norm: "DIN 933" });
  assert.equal(await relay(catalogue, "register.changed"), 1);
  assert.deepEqual([await found("4014"), await found("933")], [[], ["07119904207"]]);
});

Deno.test("a sub-type of another brand or after-sale type, years and days that run backwards are refused", async () => {
  await using catalogue = await openCatalogue();
  const keeper = keeperOf(catalogue);
  const refused = async (register: Register, key: string, values: Record<string, unknown>) => {
    const entry = await readEntry(keeper, register, key);
    const refusal = await refusalOf(changeEntry(keeper, register, key, entry!.version, values));
    return [refusal?.key, refusal?.fields[0]?.field];
  };
  assert.deepEqual(await refused(seriesRegister, "TESSA", { brandCode: "hauler" }), [
    "sub-sale-type-elsewhere",
    "subSaleType",
  ]);
  assert.deepEqual(await refused(seriesRegister, "TESSA", { yearTo: 2020 }), ["years-reversed", "yearTo"]);
  assert.deepEqual(await refused(modelRegister, "T200", { productionTo: "2023-12-31" }), [
    "period-order",
    "productionTo",
  ]);
});
