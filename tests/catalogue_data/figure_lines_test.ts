import assert from "node:assert/strict";
import { readFigureLines } from "@/services/catalogue_data/read_figure_lines.ts";
import { saveFigureLines } from "@/services/catalogue_data/save_figure_lines.ts";
import { countVehicles, validityInWords } from "@/services/catalogue_data/say_validity.ts";
import { typedValidity } from "@/components/catalogue_data/typed_validity.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { assertRefused } from "../refusal_of.ts";
import { filesOf, type Imports, openImports } from "./import_world.ts";

/** Somebody who may edit figures, of the foreign catalogue that has been brought in. */
async function editor(world: Imports) {
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  return world.editor;
}

Deno.test("lines are edited as a sheet: changed, added and taken out, told once, and refused at their cells", async () => {
  await using world = await openImports();
  const ctx = await editor(world);
  const sheet = await readFigureLines(ctx, "N21-10-01");
  assert.deepEqual(sheet.lines.map(({ position, part, validFor }) => [position, part, validFor]), [
    ["10", "NW 2110 001", ""],
    ["20", "NW 2110 002", "models=F100"],
    ["30", "NW 2110 003", "models=F150; all=NHP1 | from=2025-01-01"],
    ["40", "NW 0900 118", ""],
  ]);
  const lines = sheet.lines.map(({ validity: _, ...line }) => line);
  const blank = { position: "", callout: "", part: "", quantity: "", note: "", indent: "", validFor: "" };
  const wrong = [lines[0]!, { ...lines[1]!, part: "NW 9999", quantity: "two" }, blank, {
    ...lines[2]!,
    validFor: "colour=red",
  }];
  const refusal = await refusalOf(
    saveFigureLines(ctx, { figureCode: sheet.code, version: sheet.version, lines: wrong }),
  );
  assert.deepEqual(refusal.fields.map(({ field, rule }) => [field, rule]), [
    ["lines.1.quantity", "catalogue_data.rule.number"],
    ["lines.1.part", "catalogue_data.rule.unknown"],
    ["lines.3.validFor", "catalogue_data.rule.validity-name"],
  ]);
  const saved = await saveFigureLines(ctx, {
    figureCode: sheet.code,
    version: sheet.version,
    lines: [{ ...lines[0]!, quantity: "2" }, lines[1]!, lines[2]!, blank, {
      ...blank,
      callout: "9",
      part: "nw2110011",
      quantity: "1",
    }],
  });
  assert.equal(saved.changed, 2, "the new one takes the place that became free");
  const after = await readFigureLines(ctx, "N21-10-01");
  assert.equal(after.version, saved.version);
  assert.deepEqual(after.lines.map(({ position, part, quantity }) => [position, part, quantity]), [
    ["10", "NW 2110 001", "2"],
    ["20", "NW 2110 002", "1"],
    ["30", "NW 2110 003", "1"],
    ["40", "NW 2110 011", "1"],
  ]);
  await assertRefused(
    saveFigureLines(ctx, { figureCode: sheet.code, version: sheet.version, lines: [lines[0]!] }),
    "state-changed",
  );
  const [log] = await world
    .sql`select made_as, added, changed, gone from catalogue_log order by id desc limit 1`;
  assert.deepEqual({ ...log }, { madeAs: "engineer", added: 0, changed: 2, gone: 0 });
});

Deno.test("validity is told as a sentence and as a number of vehicles before it is saved", async () => {
  await using world = await openImports();
  const ctx = await editor(world);
  const typed = typedValidity(
    new URLSearchParams("typed=1&0.models=F150&0.all=NHP1&1.models=&1.from=2025-01-01"),
    [],
  );
  assert.equal(typed.text, "models=F150; all=NHP1 | from=2025-01-01");
  const [words] = await validityInWords(ctx, [typed.rows], "FJORD");
  assert.equal(words!.length, 2);
  assert.match(words![0]!, /With heat pump/);
  assert.deepEqual(await countVehicles(ctx, "N21-10-01", typed.rows), { count: 2, isMore: false });
  assert.deepEqual(await countVehicles(ctx, "N21-10-01", []), { count: 3, isMore: false });
  assert.deepEqual(
    typedValidity(new URLSearchParams("typed=1&0.models=&0.serials=1-2"), []).wrong,
    { piece: "serials=1-2", rule: "validity-plant" },
  );
});

Deno.test("nobody edits lines without the right", async () => {
  await using world = await openImports();
  await editor(world);
  await assertRefused(readFigureLines(world.keeper, "N21-10-01"), "no-right");
});
