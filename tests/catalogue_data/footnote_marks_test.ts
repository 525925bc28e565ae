import assert from "node:assert/strict";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { filesOf, type Imports, openImports } from "./import_world.ts";

/** A catalogue whose line 10 names the footnote b of its figure. */
async function openMarked() {
  const world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const set = await world.checked({
    "lines.csv": "mark,figure,position,callout,part,footnotes\nU,N21-10-01,10,1,NW2110001,a b\n",
  });
  await world.apply(set.id);
  return world;
}

async function told(world: Imports, files: Record<string, string>) {
  const { id } = await world.checked(files);
  return (await readFaults(world.keeper, id)).map(({ kind, row, rule, value }) => [kind, row, rule, value]);
}

const WITHOUT_B = "figure,footnote,text.en_US\nN21-10-01,a,Replace after removal\n";
const DELETES_B = "mark,figure,footnote,text.en_US\nD,N21-10-01,b,\n";
const NAMES_B = "mark,figure,position,callout,part,footnotes\nU,N21-10-01,10,1,NW2110001,b\n";

Deno.test("a footnote that goes while a line that stays names it is told, with the line's position", async () => {
  await using world = await openMarked();
  const used = [["footnotes", 2, "footnote-used", "b: 10"]];
  assert.deepEqual(await told(world, { "footnotes.csv": WITHOUT_B }), used);
  assert.deepEqual(await told(world, { "footnotes.csv": DELETES_B }), used);
  const untouched = "mark,figure,position,callout,part\nU,N21-10-01,10,1,NW2110001\n";
  assert.deepEqual(await told(world, { "footnotes.csv": DELETES_B, "lines.csv": untouched }), used);
  const full = "figure,position,callout,part\nN21-10-01,10,1,NW2110001\n";
  assert.deepEqual(await told(world, { "footnotes.csv": WITHOUT_B, "lines.csv": full }), used);
});

Deno.test("a line may not name a footnote that its own set takes away", async () => {
  await using world = await openMarked();
  const unknown = [["lines", 2, "unknown", "b"]];
  assert.deepEqual(await told(world, { "footnotes.csv": WITHOUT_B, "lines.csv": NAMES_B }), unknown);
  assert.deepEqual(await told(world, { "footnotes.csv": DELETES_B, "lines.csv": NAMES_B }), unknown);
});

Deno.test("a footnote goes with its line, with its line's mark, or is kept beside those that differ", async () => {
  await using world = await openMarked();
  const none = "mark,figure,position,callout,part,footnotes\nU,N21-10-01,10,1,NW2110001,a\n";
  assert.deepEqual(await told(world, { "footnotes.csv": DELETES_B, "lines.csv": none }), []);
  const gone = "mark,figure,position\nD,N21-10-01,10\n";
  assert.deepEqual(await told(world, { "footnotes.csv": WITHOUT_B, "lines.csv": gone }), []);
  const others = "figure,position,callout,part\nN21-10-01,20,2,NW2110002\n";
  assert.deepEqual(await told(world, { "footnotes.csv": WITHOUT_B, "lines.csv": others }), []);
  const more = "mark,figure,footnote,text.en_US\nU,N21-10-01,c,Left-hand drive only\n";
  assert.deepEqual(await told(world, { "footnotes.csv": more, "lines.csv": NAMES_B }), []);
});
