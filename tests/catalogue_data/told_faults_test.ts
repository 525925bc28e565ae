import assert from "node:assert/strict";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { filesOf, type Imports, openImports } from "./import_world.ts";

/** The foreign catalogue of the tests, brought in. */
async function applied(world: Imports): Promise<void> {
  await world.apply((await world.checked(await filesOf("foreign"))).id);
}

async function told(world: Imports, files: Record<string, string>): Promise<string[]> {
  const { id } = await world.checked(files);
  return (await readFaults(world.keeper, id))
    .map(({ kind, row, column, rule, value }) => `${kind} ${row} ${column} ${rule} ${value}`);
}

Deno.test("what goes while other rows name it is told, and what goes with all that names it is not", async () => {
  await using world = await openImports();
  await applied(world);
  assert.deepEqual(await told(world, { "parts.csv": "mark,number\nD,NW 2110 002\n" }), [
    "parts 2 number still-used NW2110002: kits 1, lines 1",
  ]);
  assert.deepEqual(await told(world, { "models.csv": "mark,code\nD,F100\n" }), [
    "models 2 code still-used F100: lines 1, vehicles 1",
  ]);
  // Two catalogues that call an option alike: the second, complete in that option, would take the first one's values away.
  assert.deepEqual(await told(world, { "option-values.csv": "code,option,name.en_US\nNHP9,NHP,Other\n" }), [
    "option-values 2 code still-used NHP0: models 1, vehicles 1",
    "option-values 2 code still-used NHP1: models 2, lines 1, vehicles 1",
  ]);
  assert.deepEqual(await told(world, { "groups.csv": "mark,series,code\nD,FJORD,21-10\n" }), [
    "groups 2 code still-used FJORD|21-10: figures 1",
  ]);
  assert.deepEqual(await told(world, { "groups.csv": "mark,series,code\nD,FJORD,21\n" }), [
    "groups 2 code still-used FJORD|21: groups 1",
  ]);
  assert.deepEqual(
    await told(world, {
      "models.csv": "mark,code\nD,F100\n",
      "vehicles.csv": "mark,vin\nD,WNWZZZFJ1RA000101\n",
      "lines.csv": "mark,figure,position,validFor\nU,N21-10-01,20,models=F150\n",
    }),
    [],
  );
  // A figure's lines and drawings go out of sight with it.
  assert.deepEqual(await told(world, { "figures.csv": "mark,code\nD,N21-10-01\n" }), []);
});

Deno.test("a row that the set brings keeps what the same set takes away", async () => {
  await using world = await openImports();
  await applied(world);
  assert.deepEqual(
    await told(world, {
      "models.csv": "mark,code\nD,F150\n",
      "vehicles.csv": "mark,vin,series,models\nD,WNWZZZFJ1RA000102,,\nU,WNWZZZFJ1RA000109,FJORD,F150\n",
    }),
    ["models 2 code still-used F150: vehicles 2, lines 1"],
  );
});

Deno.test("kits within each other, callouts that a figure has not, rows cut off and hotspots beside the drawing are told", async () => {
  await using world = await openImports();
  await applied(world);
  assert.deepEqual(
    await told(world, {
      "kits.csv":
        "mark,kit,part,pieces\nU,NW 2110 002,NW 0900 118,1\nU,NW 0900 118,NW 2110 001,1\nU,NW 0900 118,NW 2110 002,1\n",
    }),
    [
      "kits 2 part circle NW2110002",
      "kits 3 part circle NW0900118",
      "kits 4 part circle NW0900118",
    ],
  );
  assert.deepEqual(
    await told(world, {
      "lines.csv": "mark,figure,position,withCallouts\nU,N21-10-01,10,2\nU,N21-10-01,20,1 77\n",
    }),
    ["lines 3 withCallouts unknown 77"],
  );
  assert.deepEqual(
    await told(world, { "lines.csv": "figure,position,callout,part\nN21-10-01,10,1\n" }),
    ["lines 2 null cells-few 3", "lines 2 part required null"],
  );
  assert.deepEqual(
    await told(world, {
      "hotspots.csv": "mark,figure,version,place,callout,x,y,width,height\n" +
        "U,N21-10-01,1,90,1,90000,10,40,40\nU,N21-10-01,1,91,1,10,10,-40,40\nU,N21-10-01,1,92,1,10,-50,40,40\n",
    }),
    [
      "hotspots 2 x outside 90000 10 40 40",
      "hotspots 3 width least -40",
      "hotspots 4 x outside 10 -50 40 40",
    ],
  );
});

Deno.test("of many rows with one wrong code those with another one are listed first", async () => {
  await using world = await openImports();
  const wrong = (at: number) => at < 30 ? "NOSUCH" : `OTHER${at}`;
  const rows = Array.from(
    { length: 32 },
    (_, at) => `WNWZZZFJ1RA0003${String(at).padStart(2, "0")},${wrong(at)}\n`,
  );
  const { id } = await world.checked({ "vehicles.csv": `vin,series\n${rows.join("")}` });
  assert.deepEqual(
    (await readFaults(world.keeper, id)).map(({ row, value, more }) => [row, value, more]),
    [[2, "NOSUCH", 0], [3, "NOSUCH", 0], [4, "NOSUCH", 27], [32, "OTHER30", 0], [33, "OTHER31", 0]],
  );
});

Deno.test("codes that the tables do not take are told by the dry run, and a subtype of another brand", async () => {
  await using world = await openImports();
  await applied(world);
  assert.deepEqual(
    await told(world, { "groups.csv": "mark,series,code,name.en_US\nU,FJORD,21.10,Pump\nU,FJORD,-1,Pump\n" }),
    ["groups 2 code code-marks 21.10", "groups 3 code code-marks -1"],
  );
  assert.deepEqual(
    await told(world, {
      "figures.csv": "mark,code,number,places,name.en_US\nU,N21/10,21-10,FJORD:21-10,Pump\n",
    }),
    ["figures 2 code code-marks N21/10"],
  );
  assert.deepEqual(await told(world, { "parts.csv": "mark,number,name.en_US\nU,NW Ü2110,Pump\n" }), [
    "parts 2 number part NW Ü2110",
  ]);
  await world.sql`
    insert into sub_sale_types ${
    world.sql({ brandCode: "velaro", afterSaleType: "passenger", code: "coupe", names: { en_US: "Coupé" } })
  } on conflict do nothing`;
  assert.deepEqual(
    await told(world, {
      "series.csv": "mark,code,brand,afterSaleType,subSaleType\nU,FJORD,nordwind,passenger,coupe\n",
    }),
    [
      "series 2 subSaleType subtype coupe",
    ],
  );
});
