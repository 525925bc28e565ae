import assert from "node:assert/strict";
import { checkDigitOf, cleanVin, looksLikeVin } from "@/services/epc/vin.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { disableVins, saveVehicles } from "@/services/epc/import/save_vehicles.ts";
import { saveModels } from "@/services/epc/import/save_models.ts";
import { worldVins } from "./world_vins.ts";
import { names, openCatalogue, refusalOf, vehicle, vinOf } from "./catalogue_builder.ts";

Deno.test("the check digit is that of the published examples", () => {
  // 49 CFR 565.15 and widely published sample VINs.
  for (const vin of ["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715"]) {
    assert.equal(checkDigitOf(vin), vin[8]);
  }
});

Deno.test("a typed VIN is cleaned of spaces, dashes, case and full-width characters", () => {
  assert.equal(cleanVin("  lvae4c2b-0r 1048217\n"), "LVAE4C2B0R1048217");
  assert.equal(cleanVin("ＬＶＡＥ"), "LVAE");
  assert.ok(looksLikeVin("r1048217") && !looksLikeVin("brake pa") && !looksLikeVin("O1048217"));
});

Deno.test("a VIN of 17 characters finds its vehicle with brand, series, models and options", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue, { modelCodes: ["T200", "T160"], options: ["HP1", "SR1"] });
  const answer = await lookUpVehicle(catalogue.ctx, ` ${vin.toLowerCase()} `);
  assert.deepEqual(
    [answer.found, answer.brandCode, answer.seriesCode, answer.vehicle?.vin],
    ["one", "velaro", "TESSA", vin],
  );
  assert.deepEqual(answer.vehicle!.models, [{ code: "T160", name: "Tessa EV 160" }, {
    code: "T200",
    name: "Tessa EV 200",
  }]);
  assert.deepEqual(answer.vehicle!.options!.map((option) => option.name), ["heat pump", "sunroof"]);
  assert.deepEqual(answer.vehicle!.warnings, []);
  assert.equal(answer.vehicle!.productionDate, "2024-02-14");
});

Deno.test("names come in the reader's language", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue);
  const chinese = catalogue.ctxOf(catalogue.users.technician, { lang: "zh_CN" });
  assert.equal((await lookUpVehicle(chinese, vin)).vehicle!.seriesName, "特莎");
});

Deno.test("the last 8 characters find one vehicle, or several to choose from", async () => {
  await using catalogue = await openCatalogue();
  const first = await vehicle(catalogue, { vin: vinOf(1048217) });
  assert.equal((await lookUpVehicle(catalogue.ctx, first.slice(-8))).vehicle?.vin, first);
  const second = await vehicle(catalogue, { vin: vinOf(1048217, "LVAE4C2A") });
  const answer = await lookUpVehicle(catalogue.ctx, first.slice(-8));
  assert.deepEqual([answer.found, answer.vehicle, answer.seriesCode], ["several", null, "TESSA"]);
  assert.deepEqual(answer.choices.map((choice) => choice.vin), [second, first].sort());
});

Deno.test("a wrong length and a letter that no VIN has are told, with the position", async () => {
  await using catalogue = await openCatalogue();
  const long = await refusalOf(lookUpVehicle(catalogue.ctx, "LVAE4C2B0R104821"));
  assert.deepEqual([long.key, long.params.length], ["vin-length", 16]);
  const letter = await refusalOf(lookUpVehicle(catalogue.ctx, "LVAE4C2BOR1048217"));
  assert.deepEqual([letter.key, letter.params], ["vin-alphabet", { position: 9, character: "O" }]);
});

Deno.test("an unknown VIN says so, and whether it was probably mistyped", async () => {
  await using catalogue = await openCatalogue();
  const good = vinOf(7);
  const wrong = good.slice(0, 8) + (good[8] === "1" ? "2" : "1") + good.slice(9);
  assert.equal((await refusalOf(lookUpVehicle(catalogue.ctx, good))).data.checkDigitExpected, null);
  const refusal = await refusalOf(lookUpVehicle(catalogue.ctx, wrong));
  assert.deepEqual([refusal.key, refusal.data.checkDigitExpected], ["vin-unknown", good[8]]);
  assert.equal((await refusalOf(lookUpVehicle(catalogue.ctx, "R9999999"))).key, "vin-unknown");
});

Deno.test("a withheld VIN is refused with its reason, whole and by its tail", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue);
  await disableVins(catalogue.system, [{ vin, reason: names("test vehicle", "试验车") }]);
  for (const typed of [vin, vin.slice(-8)]) {
    const refusal = await refusalOf(lookUpVehicle(catalogue.ctx, typed));
    assert.deepEqual([refusal.key, refusal.params.reason], ["vin-disabled", "test vehicle"]);
  }
});

Deno.test("a vehicle with over 100 model codes is refused", async () => {
  await using catalogue = await openCatalogue();
  const codes = Array.from({ length: 101 }, (_, place) => `M${place}`);
  await saveModels(
    catalogue.system,
    codes.map((code) => ({ code, seriesCode: "TESSA", names: names(code) })),
  );
  const hundred = await vehicle(catalogue, { vin: vinOf(100), modelCodes: codes.slice(0, 100) });
  assert.equal((await lookUpVehicle(catalogue.ctx, hundred)).vehicle!.models.length, 100);
  const over = await vehicle(catalogue, { vin: vinOf(101), modelCodes: codes });
  const refusal = await refusalOf(lookUpVehicle(catalogue.ctx, over));
  assert.deepEqual([refusal.key, refusal.params.limit], ["vin-too-many-models", 100]);
});

/** The VIN with another check digit than it should have. */
function mistyped(vin: string): string {
  return vin.slice(0, 8) + (vin[8] === "1" ? "2" : "1") + vin.slice(9);
}

Deno.test("a wrong check digit is a warning, and a refusal where the VIN's own country mandates it", async () => {
  await using catalogue = await openCatalogue();
  const american = { ...catalogue.users.technician, marketCode: "na", countryCode: "US" };
  const readers = [catalogue.ctx, catalogue.ctxOf(american)];
  const european = vinOf(55, "WVWE4C2B");
  for (const reader of readers) {
    // Whoever asks, and wherever it was sold.
    for (const marketCode of ["eu", "na", null]) {
      await vehicle(catalogue, { vin: mistyped(european), marketCode });
      const { vehicle: found } = await lookUpVehicle(reader, mistyped(european));
      assert.deepEqual(found!.warnings.map((warning) => warning.key), ["vin-check-digit"]);
      assert.ok(found!.warnings[0]!.text.includes(european[8]!));
    }
    for (
      const maker of ["1FTE4C2B", "2FTE4C2B", "3FTE4C2B", "4FTE4C2B", "5FTE4C2B", "7FAE4C2B", "LVAE4C2B"]
    ) {
      const vin = mistyped(vinOf(55, maker));
      await vehicle(catalogue, { vin });
      assert.equal((await refusalOf(lookUpVehicle(reader, vin))).key, "vin-check-digit", vin);
    }
    // Built in Mexico for Europe, the place is filled up.
    await vehicle(catalogue, { vin: "3VWZZZ16ZVM000001" });
    assert.equal((await lookUpVehicle(reader, "3VWZZZ16ZVM000001")).vehicle?.vin, "3VWZZZ16ZVM000001");
  }
});

Deno.test("a country's register says whether its check digit is mandated", async () => {
  await using catalogue = await openCatalogue();
  const vin = mistyped(vinOf(55, "1FTE4C2B"));
  await vehicle(catalogue, { vin });
  await catalogue.sql`update countries set mandates_check_digit = false where code = 'US'`;
  assert.equal((await lookUpVehicle(catalogue.ctx, vin)).vehicle?.vin, vin);
});

Deno.test("no VIN of the world's makers is malformed: one that is not there is unknown, whoever asks", async () => {
  await using catalogue = await openCatalogue();
  const american = { ...catalogue.users.technician, marketCode: "na", countryCode: "US" };
  const vins = worldVins();
  assert.equal(new Set(vins).size, 210);
  for (const reader of [catalogue.ctx, catalogue.ctxOf(american)]) {
    for (const vin of vins) {
      assert.deepEqual((await refusalOf(lookUpVehicle(reader, vin))).key, "vin-unknown", vin);
    }
  }
});

Deno.test("an unknown production date and unknown options are flagged", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue, { productionDate: null, options: null });
  const { vehicle: found } = await lookUpVehicle(catalogue.ctx, vin);
  assert.deepEqual(found!.warnings.map((warning) => warning.key), [
    "production-date-unknown",
    "options-unknown",
  ]);
  assert.equal(found!.options, null);
});

Deno.test("a vehicle of a series that may not be seen answers like an unknown one", async () => {
  await using catalogue = await openCatalogue();
  const hidden = await vehicle(catalogue, { vin: vinOf(1), seriesCode: "HIDDEN", modelCodes: ["S1"] });
  const pending = await vehicle(catalogue, { vin: vinOf(2), seriesCode: "PENDING", modelCodes: ["PN1"] });
  assert.equal((await refusalOf(lookUpVehicle(catalogue.ctx, hidden))).key, "vin-unknown");
  assert.equal((await refusalOf(lookUpVehicle(catalogue.ctx, pending))).key, "vin-unknown");
  assert.equal((await refusalOf(lookUpVehicle(catalogue.factory, hidden))).key, "vin-unknown");
  assert.equal((await lookUpVehicle(catalogue.factory, pending)).vehicle?.vin, pending);
});

Deno.test("recent vehicles are the reader's own, latest first, each once", async () => {
  await using catalogue = await openCatalogue();
  const [first, second] = [
    await vehicle(catalogue, { vin: vinOf(1) }),
    await vehicle(catalogue, { vin: vinOf(2) }),
  ];
  for (const [place, vin] of [first, second, first].entries()) {
    catalogue.setDay(`2026-03-1${place + 1}`);
    await lookUpVehicle(catalogue.ctx, vin);
  }
  assert.deepEqual((await recentVehicles(catalogue.ctx)).map((recent) => recent.vin), [first, second]);
  assert.deepEqual(await recentVehicles(catalogue.factory), []);
});

Deno.test("only the latest 20 vehicles are remembered", async () => {
  await using catalogue = await openCatalogue();
  for (let serial = 1; serial <= 22; serial++) {
    const vin = await vehicle(catalogue, { vin: vinOf(serial) });
    catalogue.setDay(`2026-04-${String(serial).padStart(2, "0")}`);
    await lookUpVehicle(catalogue.ctx, vin);
  }
  const recent = await recentVehicles(catalogue.ctx, 100);
  assert.deepEqual([recent.length, recent[0]!.vin, recent.at(-1)!.vin], [20, vinOf(22), vinOf(3)]);
});

Deno.test("vehicles with unknown codes, wrong dates or wrong VINs are not written", async () => {
  await using catalogue = await openCatalogue();
  const row = { vin: vinOf(1), seriesCode: "TESSA", modelCodes: ["T160"] };
  const refused: [object, string][] = [
    [{ modelCodes: ["NOPE"] }, "reference-unknown"],
    [{ seriesCode: "NOPE" }, "reference-unknown"],
    [{ options: ["NOPE"] }, "reference-unknown"],
    [{ productionDate: "2024-05-02", saleDate: "2024-05-01" }, "value-not-allowed"],
    [{ vin: "SHORT" }, "vin-length"],
  ];
  for (const [changed, key] of refused) {
    assert.equal((await refusalOf(() => saveVehicles(catalogue.system, [{ ...row, ...changed }]))).key, key);
  }
  const many = Array.from({ length: 50_001 }, () => row);
  assert.equal((await refusalOf(() => saveVehicles(catalogue.system, many))).key, "vin-too-many-in-job");
});

Deno.test("a withheld VIN of a series that may not be seen answers like an unknown one, whole and by its tail", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue, { seriesCode: "HIDDEN", modelCodes: ["S1"] });
  await disableVins(catalogue.system, [{ vin, reason: names("not announced yet") }]);
  for (const typed of [vin, vin.slice(-8)]) {
    assert.equal((await refusalOf(lookUpVehicle(catalogue.ctx, typed))).key, "vin-unknown");
  }
});

Deno.test("a machine looks vehicles up and remembers none", async () => {
  await using catalogue = await openCatalogue();
  const vin = await vehicle(catalogue);
  const { technician } = catalogue.users;
  const machine = catalogue.ctxOf({ ...technician, kind: "machine", machineId: technician.id, name: "dms" });
  assert.equal((await lookUpVehicle(machine, vin)).vehicle?.vin, vin);
  assert.deepEqual(await recentVehicles(machine), []);
  assert.deepEqual([...await catalogue.sql`select vin from recent_vehicles`], []);
});
