import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { removesMore } from "@/services/catalogue_data/import_types.ts";
import { beginImport } from "@/services/catalogue_data/begin_import.ts";
import { changeList } from "@/services/catalogue_data/change_list.ts";
import { moveImport, stopImport } from "@/services/catalogue_data/move_import.ts";
import { sampleDifferences } from "@/services/catalogue_data/read_differences.ts";
import { allFaults, readFaults } from "@/services/catalogue_data/read_faults.ts";
import { readImport } from "@/services/catalogue_data/read_import.ts";
import { vehicle } from "../epc/catalogue_builder.ts";
import { assertRefused } from "../refusal_of.ts";
import { catalogueText, filesOf, openImports } from "./import_world.ts";

Deno.test("a foreign catalogue is brought in, changed and rolled back", async () => {
  await using world = await openImports();
  const { sql } = world;
  const before = await catalogueText(world);
  const set = await world.checked(await filesOf("foreign"));
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  assert.equal(set.state, "checked");
  assert.deepEqual(
    Object.fromEntries(set.files.map(({ kind, rows, added }) => [kind, [rows, added]])),
    {
      brands: [1, 1],
      series: [1, 1],
      options: [1, 1],
      "option-values": [2, 2],
      models: [2, 2],
      vehicles: [3, 3],
      groups: [2, 2],
      parts: [5, 5],
      "part-names": [1, 1],
      prices: [5, 5],
      supersessions: [1, 1],
      kits: [2, 2],
      figures: [1, 1],
      footnotes: [2, 2],
      drawings: [1, 1],
      hotspots: [3, 3],
      lines: [4, 4],
      "search-words": [2, 2],
    },
  );
  assert.equal(await catalogueText(world), before, "the dry run changes nothing");
  const applied = await world.apply(set.id);
  assert.equal(applied.state, "applied", applied.reason ?? "");
  const [line] = await sql`
    select l.callout, l.part_number, a.model_codes, a.options_all
    from figure_lines l
    join figures f on f.id = l.figure_id
    join line_applicability a on a.line_id = l.id
    where f.code = 'N21-10-01' and l.sort = 30
    order by a.id
    limit 1`;
  assert.deepEqual({ ...line }, {
    callout: "2",
    partNumber: "NW2110003",
    modelCodes: ["F150"],
    optionsAll: ["NHP1"],
  });
  const [shown] = await sql`select shown, names ->> 'fr_FR' as french from parts where number = 'NW2110002'`;
  assert.deepEqual({ ...shown }, { shown: "NW 2110 002", french: "Durite supérieure" });
  const [spots] = await sql`
    select jsonb_array_length(hotspots)::int as spots from figure_versions v join figures f on f.id = v.figure_id
    where f.code = 'N21-10-01'`;
  assert.equal(spots!.spots, 3);
  const after = await catalogueText(world);

  const again = await world.checked(await filesOf("foreign"));
  assert.deepEqual(
    again.files.map(({ kind, added, changed, gone }) => [kind, added + changed + gone]).filter(([, count]) =>
      count
    ),
    [],
    "the same files again change nothing",
  );

  const changes = await world.checked({
    "lines.csv": `figure,position,callout,part,quantity
N21-10-01,10,1,NW 2110 011,1
N21-10-01,20,2,NW 2110 002,2
N21-10-01,50,4,NW 2110 003,1
`,
    "prices-spring.csv": "part,priceList,validFrom,currency,net\nNW2110001,NORD,2026-01-01,EUR,150.00\n",
    "parts.csv": "number,name.it_IT,torqueNm\nNW0900118,Vite M6 × 20,10\n",
  });
  assert.deepEqual(
    changes.files.map(({ kind, added, changed, gone }) => [kind, added, changed, gone]),
    [["parts", 0, 1, 0], ["prices", 0, 1, 4], ["lines", 1, 2, 2]],
  );
  assert.deepEqual(
    changes.files.filter(removesMore).map(({ name }) => name),
    ["prices-spring.csv"],
    "one price in a full file takes the four others of its list away",
  );
  const sample = await sampleDifferences(world.keeper, changes.id);
  assert.deepEqual(sample.find(({ kind }) => kind === "prices")?.after?.net, 150);
  assert.equal((await world.apply(changes.id)).state, "applied");
  const [kept] = await sql`
    select l.quantity::float8 as quantity, count(a.id)::int as rows
    from figure_lines l join figures f on f.id = l.figure_id left join line_applicability a on a.line_id = l.id
    where f.code = 'N21-10-01' and l.sort = 20
    group by l.id`;
  assert.deepEqual({ ...kept }, { quantity: 2, rows: 1 }, "a column that the file lacks stays");

  assert.equal((await world.rollBack(changes.id)).state, "rolled-back");
  assert.equal(await catalogueText(world), after);
  const back = await world.rollBack(set.id);
  assert.equal(back.state, "rolled-back", back.reason ?? "");
  assert.equal(await catalogueText(world), before);
});

Deno.test("every bad row is told with row, column and rule, and nothing of such a set is applied", async () => {
  await using world = await openImports();
  const base = await world.checked(await filesOf("foreign"));
  await world.apply(base.id);
  const before = await catalogueText(world);
  const set = await world.checked(await filesOf("faulty"));
  const faults = await readFaults(world.keeper, set.id);
  assert.deepEqual(
    faults.map(({ kind, row, column, rule }) => `${kind} ${row} ${column} ${rule}`),
    [
      "vehicles 2 vin vin",
      "vehicles 3 vin vin",
      "vehicles 4 series unknown",
      "vehicles 5 saleDate order",
      "parts 1 colour head-unknown",
      "parts 2 packQuantity least",
      "parts 3 name.en_US required",
      "parts 4 number part",
      "parts 5 unit choice",
      "parts 5 discontinuedOn day",
      "parts 7 number duplicate",
      "supersessions 2 to circle",
      "supersessions 3 to circle",
      "supersessions 4 kind choice",
      "lines 2 figure unknown",
      "lines 3 part unknown",
      "lines 4 quantity number",
      "lines 5 validFor unknown",
      "lines 6 validFor validity-name",
      "lines 7 callout required",
      "lines 8 null cells",
    ].map((one) => one.replace("7 number duplicate", "7 null duplicate")),
  );
  assert.equal(faults[5]!.message, "packQuantity: 0 is below 1");
  assert.equal(
    faults.find(({ rule }) => rule === "validity-name")?.message,
    "validFor: “modell=F100” names no known condition: models, all, any, none, from, to, plant, serials, markets",
  );
  assert.equal(set.faults, faults.length);
  assert.equal(set.mayApply, false);
  await assertRefused(world.apply(set.id), "catalogue-has-faults");
  assert.equal(await catalogueText(world), before);
  const lines: string[] = [];
  for await (const [kind, row] of allFaults(world.keeper, set.id)) lines.push(`${kind} ${row}`);
  assert.equal(lines.length, faults.length + 1);
});

Deno.test("one missing code does not hide the other faults: of each in a column a few are listed, and how many more", async () => {
  await using world = await openImports();
  const vehicles = Array.from(
    { length: 40 },
    (_, at) => `WNWZZZFJ1RA0003${String(at).padStart(2, "0")},NOSUCH\n`,
  );
  const set = await world.checked({
    "vehicles.csv": `vin,series\n${vehicles.join("")}`,
    "parts.csv": "number,name.en_US,packQuantity\nA1,Pump,0\n",
  });
  assert.equal(set.faults, 41);
  assert.deepEqual(
    (await readFaults(world.keeper, set.id)).map(({ kind, row, rule, more }) => [kind, row, rule, more]),
    [
      ["vehicles", 2, "unknown", 0],
      ["vehicles", 3, "unknown", 0],
      ["vehicles", 4, "unknown", 0],
      ["vehicles", 5, "unknown", 0],
      ["vehicles", 6, "unknown", 35],
      ["parts", 2, "least", 0],
    ],
  );
});

Deno.test("files that cannot be read are told, never half taken", async () => {
  await using world = await openImports();
  const told = async (files: Record<string, string | Uint8Array<ArrayBuffer>>) =>
    (await readFaults(world.keeper, (await world.checked(files)).id)).map((
      { row, column, rule },
    ) => [row, column, rule]);
  assert.deepEqual(await told({ "parts.csv": "name.en_US\nPump\n" }), [[1, "number", "head-missing"]]);
  assert.deepEqual(await told({ "parts.csv": "number,name.en_US\n" }), [[0, null, "no-rows"]]);
  assert.deepEqual(await told({ "parts.csv": 'number,name.en_US\nA1,"Pump\n' }), [[2, null, "unreadable"]]);
  assert.deepEqual(await told({ "parts.csv": "number,name.en_US,number\nA1,Pump,A1\n" }), [[
    1,
    "number",
    "head-twice",
  ]]);
  const umlaut = [75, 0xfc, 104, 108, 101, 114, 10];
  const head = [...new TextEncoder().encode("number,name.en_US\nA1,Pump\nA2,")];
  await assertRefused(world.bring({ "parts.csv": Uint8Array.from([...head, ...umlaut]) }), "file-encoding");
  const wide = Uint8Array.from([0xff, 0xfe, ...[...head].flatMap((byte) => [byte, 0])]);
  await assertRefused(world.bring({ "parts.csv": wide }), "file-encoding");
  await assertRefused(world.bring({ "parts.csv": Uint8Array.from([...head, 0, 1, 2]) }), "file-content");
  // Beyond what is looked at when it is brought in.
  const long = new TextEncoder().encode(
    "number,name.en_US\n" + Array.from({ length: 130_000 }, (_, at) => `A1${at},Pump\n`).join(""),
  );
  const late = new Uint8Array([...long, ...umlaut]);
  assert.ok((await told({ "parts.csv": late })).some(([, , rule]) => rule === "encoding"));
  await assertRefused(world.bring({ "colours.csv": "code\nred\n" }), "catalogue-file-kind");
  await assertRefused(
    world.bring({ "parts.csv": "number\nA1\n", "parts-2.csv": "number\nA2\n" }),
    "catalogue-kind-twice",
  );
});

Deno.test("differences of a day say by marks what comes and goes, and leave all else", async () => {
  await using world = await openImports();
  const { sql } = world;
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const before = await catalogueText(world);
  const day = await world.checked({
    "vehicles-2026-11-22.csv": `mark,vin,series,models,saleDate
U,WNWZZZFJ1RA000103,FJORD,F150,2025-06-01
U,WNWZZZFJ1RA000104,FJORD,F100,
D,WNWZZZFJ1RA000101,,,
`,
    "lines-2026-11-22.csv":
      "mark,figure,position,callout,part\nD,N21-10-01,40,,\nU,N21-10-01,10,1,NW2110011\n",
  });
  assert.deepEqual(
    day.files.map(({ kind, isDelta, added, changed, gone }) => [kind, isDelta, added, changed, gone]),
    [["vehicles", true, 1, 1, 1], ["lines", true, 0, 1, 1]],
  );
  assert.equal((await world.apply(day.id)).state, "applied");
  const vins =
    await sql`select right(vin, 3) as tail, sale_date from vehicles where series_code = 'FJORD' order by vin`;
  assert.deepEqual(vins.map(({ tail, saleDate }) => [tail, saleDate]), [
    ["102", null],
    ["103", "2025-06-01"],
    ["104", null],
  ]);
  const [quantity] = await sql`
    select l.quantity::int from figure_lines l join figures f on f.id = l.figure_id where f.code = 'N21-10-01' and l.sort = 10`;
  assert.equal(quantity!.quantity, 1, "what the file has no column for stays");
  await world.rollBack(day.id);
  assert.equal(await catalogueText(world), before);
});

Deno.test("a set that others have changed under is refused, and what they changed after it stays when it is taken back", async () => {
  await using world = await openImports();
  const { sql } = world;
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const price =
    "part,priceList,validFrom,currency,net,mark\nNW2110001,NORD,2026-01-01,EUR,199.00,U\nNW2110002,NORD,2026-01-01,EUR,29.00,U\n";
  const set = await world.checked({ "prices.csv": price });
  await sql`update prices set net = 1 where part_number = 'NW2110001'`;
  const moved = await world.apply(set.id);
  assert.equal(moved.state, "checked");
  assert.match(moved.reason!, /one row has changed since the dry run/);
  await moveImport(world.keeper, set.id, "check");
  await world.work(set.id, "check");
  assert.equal((await world.apply(set.id)).state, "applied");
  await sql`update prices set net = 2 where part_number = 'NW2110001'`;
  const back = await world.rollBack(set.id);
  assert.match(back.reason!, /One row has changed since/);
  const prices =
    await sql`select part_number, net from prices where part_number in ('NW2110001', 'NW2110002') order by 1`;
  assert.deepEqual(prices.map(({ net }) => net), ["2.00", "22.10"]);
});

Deno.test("a vehicle that people have looked at goes with a set's differences, and with the set that brought it", async () => {
  await using world = await openImports();
  const { sql, users } = world;
  const before = await catalogueText(world);
  const set = await world.checked(await filesOf("foreign"));
  await world.apply(set.id);
  const look = (vin: string) =>
    sql`insert into looked_at (user_id, vin, kind, code, seen_at) values (${users.technician.id}, ${vin}, 'figure', 'N21-10-01', now())`;
  await look("WNWZZZFJ1RA000101");
  await look("WNWZZZFJ1RA000102");
  const day = await world.checked({ "vehicles.csv": "mark,vin\nD,WNWZZZFJ1RA000101\n" });
  const applied = await world.apply(day.id);
  assert.deepEqual([applied.state, applied.reason], ["applied", null]);
  await world.rollBack(day.id);
  const back = await world.rollBack(set.id);
  assert.equal(back.state, "rolled-back", back.reason ?? "");
  assert.equal(await catalogueText(world), before);
});

Deno.test("what runs is stopped and leaves nothing; only the last set is taken back", async () => {
  await using world = await openImports();
  const first = await world.checked(await filesOf("foreign"));
  const before = await catalogueText(world);
  await moveImport(world.keeper, first.id, "apply");
  await stopImport(world.keeper, first.id);
  // Another set's turn is held meanwhile, so that this one is still waiting for it when it is stopped.
  await world.sql.begin(async (held) => {
    await held`select pg_advisory_xact_lock(hashtext('catalogue imports'))`;
    await world.work(first.id, "apply");
  });
  const stopped = await readImport(world.keeper, first.id);
  assert.equal(stopped.state, "checked");
  assert.equal(await catalogueText(world), before);
  await world.apply(first.id);
  const second = await world.checked({
    "prices.csv": "mark,part,priceList,validFrom,currency,net\nU,NW2110001,NORD,2026-01-01,EUR,9\n",
  });
  await world.apply(second.id);
  await assertRefused(world.rollBack(first.id), "catalogue-not-last");
  await world.rollBack(second.id);
  assert.equal((await world.rollBack(first.id)).state, "rolled-back");
});

Deno.test("list prices and discount groups come in with the net ones, and are there again when a full file that dropped them is taken back", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const prices = async () =>
    (await world.sql<{ line: string }[]>`
      select concat_ws(' ', part_number, net, list, discount_group) as line
      from prices
      where price_list = 'NORD'
      order by 1`).map(({ line }) => line);
  const head = "mark,part,priceList,validFrom,currency,net,list,discountGroup\n";
  const wrong = await world.checked({
    "prices.csv": `${head}U,NW2110001,NORD,2026-01-01,EUR,150.00,199.90,b1\n`,
  });
  assert.deepEqual((await readFaults(world.keeper, wrong.id)).map(({ column, rule }) => [column, rule]), [[
    "discountGroup",
    "discount-group",
  ]]);
  await world.apply(
    (await world.checked({ "prices.csv": `${head}U,NW2110001,NORD,2026-01-01,EUR,150.00,199.90,B1\n` })).id,
  );
  const before = await prices();
  assert.ok(before.includes("NW2110001 150.00 199.90 B1"), before.join("\n"));
  const full = await world.checked({
    "prices.csv": "part,priceList,validFrom,currency,net\nNW2110002,NORD,2026-01-01,EUR,30.00\n",
  });
  await world.apply(full.id);
  assert.deepEqual(await prices(), ["NW2110002 30.00"]);
  await world.rollBack(full.id);
  assert.deepEqual(await prices(), before);
});

Deno.test("a set tells one event a figure, one a superseded part, and the log that a vehicle narrows", async () => {
  await using world = await openImports();
  const { sql } = world;
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const events = await sql<{ type: string; data: Record<string, unknown> }[]>`
    select type, data from outbox where type in ('epc.figure-changed', 'epc.part-superseded') order by type`;
  assert.deepEqual(events.map(({ type, data }) => [type, data.figureCode ?? data.partNumber]), [
    ["epc.figure-changed", "N21-10-01"],
    ["epc.part-superseded", "NW2110001"],
  ]);
  assert.deepEqual(events[0]!.data.changed, ["callouts", "drawing", "lines", "titles"]);
  assert.deepEqual(events[1]!.data.replacedBy, [{ partNumber: "NW2110011", ratio: "1" }]);
  const other = await vehicle(world);
  const asked = (vin: string) => readList(world.keeper, changeList, { pageNo: 1, pageSize: 20, vin });
  assert.deepEqual(
    (await asked("WNWZZZFJ1RA000101")).records.map(({ subject, code, added }) => [subject, code, added]),
    [["part", "NW2110001", 0], ["figure", "N21-10-01", 4]],
  );
  assert.deepEqual((await asked(other)).records, []);
});

Deno.test("nobody brings catalogue data in without the right", async () => {
  await using world = await openImports();
  const { factory } = world;
  await assertRefused(beginImport(factory, { files: [crypto.randomUUID()], note: "" }), "no-right");
  const set = await world.checked(await filesOf("foreign"));
  for (const step of ["check", "apply", "roll-back"] as const) {
    await assertRefused(moveImport(factory, set.id, step), "no-right");
  }
  await assertRefused(readImport(factory, set.id), "no-right");
});

Deno.test("footnotes come with their figure in their order, lines name them by marks, and a mark that is not there is told", async () => {
  await using world = await openImports();
  const { sql } = world;
  const before = await catalogueText(world);
  const base = await world.checked(await filesOf("foreign"));
  await world.apply(base.id);
  const notes = async () => {
    const [row] = await sql<{ footnotes: { mark: string; text: Record<string, string> }[] }[]>`
      select footnotes from figures where code = 'N21-10-01'`;
    return row!.footnotes.map(({ mark, text }) => [mark, text.en_US]);
  };
  assert.deepEqual(await notes(), [["a", "Replace after removal"], [
    "b",
    "Coat with coolant before fitting",
  ]]);
  const wrong = await world.checked({
    "lines.csv": "mark,figure,position,callout,part,footnotes\nU,N21-10-01,10,1,NW2110001,a c\n",
  });
  assert.deepEqual(
    (await readFaults(world.keeper, wrong.id)).map(({ column, rule, value }) => [column, rule, value]),
    [
      ["footnotes", "unknown", "c"],
    ],
  );
  const day = await world.checked({
    "footnotes.csv":
      "mark,figure,footnote,text.en_US,sort\nU,N21-10-01,c,Left-hand drive only,5\nD,N21-10-01,b,,\n",
    "lines.csv": "mark,figure,position,callout,part,footnotes\nU,N21-10-01,10,1,NW2110001,a c\n",
  });
  assert.equal(day.faults, 0);
  assert.equal((await world.apply(day.id)).state, "applied");
  assert.deepEqual(await notes(), [["c", "Left-hand drive only"], ["a", "Replace after removal"]]);
  const [line] = await sql`
    select l.footnotes from figure_lines l join figures f on f.id = l.figure_id where f.code = 'N21-10-01' and l.sort = 10`;
  assert.deepEqual(line!.footnotes, ["a", "c"]);
  await world.rollBack(day.id);
  await world.rollBack(base.id);
  assert.equal(await catalogueText(world), before);
});

Deno.test("what a set writes by the million refers to no row in which its progress is told meanwhile", async () => {
  await using world = await openImports();
  const rows = await world.sql<{ table: string }[]>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'catalogue_imports'::regclass order by 1`;
  // A row for each file.
  assert.deepEqual(rows.map(({ table }) => table), ["catalogue_import_files"]);
});
