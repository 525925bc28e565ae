import assert from "node:assert/strict";
import { saveGroups } from "@/services/epc/import/save_groups.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { figure, names, openCatalogue, part } from "../epc/catalogue_builder.ts";

Deno.test("who types what a group is called is offered what hangs in it before what only ends so", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system, sql } = catalogue;
  const german = (de_DE: string, en_US: string) => ({ ...names(en_US), de_DE });
  await saveGroups(system, "TESSA", [
    { code: "34", names: german("Bremsen", "Brakes"), sort: 34 },
    { code: "34-11", parent: "34", names: german("Bremse Vorderachse", "Front axle brake"), sort: 1 },
    { code: "64", names: german("Türen", "Doors"), sort: 64 },
  ]);
  await part(catalogue, {
    number: "340001",
    names: german("Bremsscheibe, belüftet, vorn", "Brake disc, ventilated"),
  });
  await part(catalogue, { number: "640001", names: german("Türbremse", "Check strap") });
  await figure(catalogue, [{ partNumber: "340001" }], {
    names: german("Bremsscheibe und Bremssattel", "Discs"),
  });
  await figure(catalogue, [{ partNumber: "640001" }], {
    code: "64-11-01",
    number: "64-11-01",
    variant: null,
    names: german("Scharnier und Türbremse", "Hinge and check strap"),
    places: [{ seriesCode: "TESSA", groupCode: "64" }],
  });
  for (const typed of ["Bremse", "bremsen", "BREMSEN"]) {
    const { kinds, figures, parts } = await quickSearch(ctx, typed);
    assert.deepEqual(
      [kinds[0], figures.map(({ code }) => code), parts.map(({ partNumber }) => partNumber)],
      ["figures", ["34-11-02-C", "64-11-01"], ["340001", "640001"]],
      typed,
    );
  }
  // Other words are answered by names alone.
  assert.deepEqual((await quickSearch(ctx, "Türbremse")).parts.map(({ partNumber }) => partNumber), [
    "640001",
  ]);
  // A group's name that changes is found by the new one.
  await sql`update epc_groups set names = ${
    sql.json(german("Fahrwerk", "Chassis"))
  } where series_code = 'TESSA' and code = '34'`;
  assert.equal((await quickSearch(ctx, "Bremse")).figures[0]!.code, "64-11-01");
});

Deno.test("what several groups belong to is found by its name, and so is what hangs in a group without having its word", async () => {
  await using catalogue = await openCatalogue();
  const { ctx, system } = catalogue;
  await saveGroups(system, "TESSA", [
    { code: "52", names: { ...names("Seats"), de_DE: "Sitze" }, sort: 52 },
    { code: "52-11", parent: "52", names: names("Covers, front seat"), sort: 1 },
    { code: "52-12", parent: "52", names: names("Frame, front seat"), sort: 2 },
    { code: "72", names: names("Passenger airbag, control unit"), sort: 72 },
  ]);
  await part(catalogue, { number: "310001", names: names("Upper spring seat, front") });
  await part(catalogue, { number: "520001", names: names("Head restraint") });
  await part(catalogue, { number: "720001", names: names("Control unit, headlamp") });
  await part(catalogue, { number: "720002", names: names("Inflator") });
  const inGroup = (code: string, groupCode: string, partNumber: string, written: Record<string, string>) =>
    figure(catalogue, [{ partNumber }], {
      code,
      number: code,
      variant: null,
      names: written,
      places: [{ seriesCode: "TESSA", groupCode }],
    });
  await inGroup("52-11-01", "52-11", "520001", {
    ...names("Covers, front seat"),
    de_DE: "Bezüge, Vordersitz",
  });
  await inGroup("72-12-01", "72", "720002", names("Passenger airbag"));
  for (const typed of ["front seat", "Sitz"]) {
    const { kinds, figures } = await quickSearch(ctx, typed);
    assert.deepEqual([kinds[0], figures[0]?.code], ["figures", "52-11-01"], typed);
  }
  // One group alone: it names what is in it, beside the other.
  assert.deepEqual((await quickSearch(ctx, "control unit")).figures, []);
});
