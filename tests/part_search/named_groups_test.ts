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
