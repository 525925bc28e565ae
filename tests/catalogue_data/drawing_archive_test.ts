import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { collectOrphans } from "@/engines/files/orphans/collect_orphans.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { storedFigures } from "@/platform/stored_figures.ts";
import { forgetImports } from "@/services/catalogue_data/forget_imports.ts";
import { sampleDifferences } from "@/services/catalogue_data/read_differences.ts";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { zipOf } from "../files/samples.ts";
import { assertRefused } from "../refusal_of.ts";
import { catalogueText, filesOf, type Imports, openImports } from "./import_world.ts";

const svg = (inside = '<rect width="9" height="9"/>', box = "0 0 800 600") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

function archive(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipOf(Object.entries(files).map(([name, data]) => ({ name, data }))));
}

/** A drawing that is brought by itself, by its file's id. */
async function bringOwn(keeper: Imports["keeper"]): Promise<string> {
  const assignments = [{ role: "r", market: null, org: null, rights: new Set(["Gif2Svg:edit"]) }];
  return await storeFile({ ...keeper, actor: { ...keeper.actor, assignments } } as typeof keeper, {
    place: "figure-image",
    name: "own.svg",
    body: new Blob([svg()]).stream(),
    isOfProgram: true,
  });
}

const inDays = ({ worker }: Pick<Imports, "worker">, days: number) => ({
  ...worker,
  clock: () => new Date(Date.now() + days * 86_400_000),
});

const ROW = "figure,version,image\nN21-10-01,1,coolant_pump.svg\n";

Deno.test("drawings come with their figures as one ZIP: cleaned, shown once applied, gone again when taken back", async () => {
  await using world = await openImports();
  const { sql, worker } = world;
  const before = await catalogueText(world);
  const shown = storedFigures(sql as never, worker.files);
  const set = await world.checked({
    ...await filesOf("foreign"),
    "drawings.csv": ROW,
    "drawings.zip": archive({
      "2026/Coolant_Pump.svg": svg(
        '<script>alert(1)</script><rect width="9" height="9"/>',
        "-10 -20 800 600",
      ),
      "__MACOSX/2026/._Coolant_Pump.svg": "x",
      ".DS_Store": "x",
    }),
  });
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  const files = set.files.find(({ kind }) => kind === "drawing-files")!;
  assert.deepEqual([files.rows, files.added, files.faults], [1, 1, 0]);
  assert.equal(await catalogueText(world), before, "the dry run changes nothing");
  const row = (await sampleDifferences(world.keeper, set.id)).find(({ kind }) => kind === "drawings")!;
  assert.deepEqual(
    [row.after!.width, row.after!.height, row.after!.x],
    [800, 600, -10],
    "the drawing's own size",
  );
  const image = String(row.after!.image);
  assert.equal(await shown(image), null, "nobody sees it before it is applied");

  const applied = await world.apply(set.id);
  assert.equal(applied.state, "applied", applied.reason ?? "");
  const drawn = new TextDecoder().decode((await shown(image))!);
  assert.match(drawn, /<rect/);
  assert.doesNotMatch(drawn, /script/);

  const again = await world.checked({
    "drawings.csv": ROW,
    "drawings.zip": archive({
      "coolant_pump.svg": svg('<script>alert(1)</script><rect width="9" height="9"/>', "-10 -20 800 600"),
    }),
  });
  assert.deepEqual(again.files.map(({ added, changed, gone, faults }) => added + changed + gone + faults), [
    0,
    0,
  ]);
  const named = await world.checked({ "drawings.csv": ROW });
  assert.deepEqual(
    named.files.map(({ changed, faults }) => [changed, faults]),
    [[0, 0]],
    "by its name alone",
  );

  const redrawn = await world.checked({
    "drawings.csv": ROW,
    "drawings.zip": archive({ "coolant_pump.svg": svg('<circle r="4"/>') }),
  });
  assert.deepEqual(redrawn.files.map(({ kind, added, changed }) => [kind, added, changed]), [
    ["drawing-files", 1, 0],
    ["drawings", 0, 1],
  ]);
  await world.apply(redrawn.id);
  assert.equal(await shown(image), null, "the former one is no figure's any more");
  await collectOrphans({ ...worker, clock: () => new Date(Date.now() + 3 * 86_400_000) } as never);
  await world.rollBack(redrawn.id);
  assert.ok(await shown(image), "and is there when the set is taken back, however long it was away");
  await world.rollBack(set.id);
  assert.equal(await catalogueText(world), before);
  assert.equal(await shown(image), null);
});

Deno.test("every drawing that is missing, unused, too big, double or refused by the cleaner is told by its name", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const set = await world.checked({
    "drawings.csv": `figure,version,image,width,height
N21-10-01,1,good.svg,800,600
N21-10-01,2,lost.svg,800,600
N21-10-01,3,evil.svg,800,600
N21-10-01,4,wide.svg,1200,600
N21-10-01,5,0197d3c2-0000-7000-8000-000000000000.svg,800,600
`,
    "drawings.zip": archive({
      "good.svg": svg(),
      "a/GOOD.svg": svg("<g/>"),
      "evil.svg": '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      "wide.svg": svg(),
      // What does not pack well, so that the archive may unpack to as much as it does.
      "extra.svg": svg(
        `<desc>${Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("hex")}</desc>`.repeat(
          8,
        ),
      ),
      "photo.png": "PNG",
      "huge.svg": svg(" ".repeat(17 * 1024 * 1024)),
      "many.svg": svg("<g/>".repeat(200_001)),
      "unsized.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "empty.svg": "",
    }),
  });
  assert.deepEqual(
    (await readFaults(world.keeper, set.id)).map(({ kind, row, rule, value }) => [kind, row, rule, value]),
    [
      ["drawing-files", 2, "drawing-twice", "GOOD.svg"],
      ["drawing-files", 3, "drawing-unsafe", "evil.svg"],
      ["drawing-files", 5, "drawing-unused", "extra.svg"],
      ["drawing-files", 6, "drawing-type", "photo.png"],
      ["drawing-files", 7, "drawing-too-big", "huge.svg"],
      ["drawing-files", 8, "drawing-too-complex", "many.svg"],
      ["drawing-files", 9, "drawing-size-unknown", "unsized.svg"],
      ["drawing-files", 10, "drawing-empty", "empty.svg"],
      ["drawings", 3, "drawing-missing", "lost.svg"],
      ["drawings", 5, "drawing-size", "1200 ≠ 800"],
      ["drawings", 6, "drawing-missing", "0197d3c2-0000-7000-8000-000000000000.svg"],
    ],
  );
  await assertRefused(world.apply(set.id), "catalogue-has-faults");
});

Deno.test("an archive without rows of drawings names each drawing as unused, and one that is none is told as a whole", async () => {
  await using world = await openImports();
  const told = async (files: Record<string, string | Uint8Array<ArrayBuffer>>) =>
    (await readFaults(world.keeper, (await world.checked(files)).id)).map(({ row, rule }) => [row, rule]);
  assert.deepEqual(await told({ "drawings.zip": archive({ "a.svg": svg() }) }), [[1, "drawing-unused"]]);
  assert.deepEqual(await told({ "drawings.zip": archive({ "empty/": "" }) }), [[0, "no-drawings"]]);
  await assertRefused(world.bring({ "drawings.zip": "not a zip" }), "file-content");
  await assertRefused(world.bring({ "lines.zip": archive({ "a.svg": svg() }) }), "catalogue-file-kind");
  const bomb = archive({ "a.svg": " ".repeat(60 * 1024 * 1024) });
  await assertRefused(world.bring({ "drawings.zip": bomb }), "file-unpacks-too-much");
});

Deno.test("a drawing brought by itself is named by its file's id: nobody else's, shown and kept from then on", async () => {
  await using world = await openImports();
  const { sql, keeper, worker } = world;
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const own = await bringOwn(keeper), other = await bringOwn(keeper);
  await sql`update files set owner_id = (select min(id) from users where id <> owner_id) where id = ${other}`;
  const row = (id: string) => ({
    "drawings.csv": `mark,figure,version,image,width,height\nU,N21-10-01,1,${id}.svg,800,600\n`,
  });
  const refused = await world.checked(row(other));
  assert.deepEqual((await readFaults(keeper, refused.id)).map(({ rule }) => rule), ["drawing-missing"]);
  const set = await world.checked(row(own));
  assert.equal(set.faults, 0);
  await world.apply(set.id);
  assert.ok(await storedFigures(sql as never, worker.files)(`${own}.svg`));
});

Deno.test("a drawing brought by itself is kept from the dry run on, and one that went all the same is refused", async () => {
  await using world = await openImports();
  const { sql, keeper, worker } = world;
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const own = await bringOwn(keeper);
  const set = await world.checked({
    "drawings.csv": `mark,figure,version,image,width,height\nU,N21-10-01,1,${own}.svg,800,600\n`,
  });
  assert.equal(set.faults, 0);
  await collectOrphans(inDays(world, 3) as never);
  assert.equal((await world.apply(set.id)).state, "applied");
  assert.ok(await storedFigures(sql as never, worker.files)(`${own}.svg`));

  const lost = await bringOwn(keeper);
  const other = await world.checked({
    "drawings.csv": `mark,figure,version,image,width,height\nU,N21-10-01,1,${lost}.svg,800,600\n`,
  });
  await sql`delete from file_uses where file_id = ${lost}`;
  await collectOrphans(inDays(world, 3) as never);
  const refused = await world.apply(other.id);
  assert.equal(refused.state, "checked");
  assert.match(refused.reason ?? "", new RegExp(`N21-10-01.*${lost}`));
});

Deno.test("drawings and 3D models that only a forgotten set kept go with it", async () => {
  await using world = await openImports();
  const { sql, keeper } = world;
  const drawing = await bringOwn(keeper), model = await bringOwn(keeper);
  await sql`update files set place = 'figure-model' where id = ${model}`;
  await world.checked({
    ...await filesOf("foreign"),
    "drawings.csv":
      `figure,version,image,model3d,width,height\nN21-10-01,1,${drawing}.svg,${model}.glb,800,600\n`,
  });
  const kept = async () => {
    const rows = await sql<{ place: string }[]>`
      select f.place from files f where exists (select from file_uses u where u.file_id = f.id) order by 1`;
    return rows.map(({ place }) => place).filter((place) => place.startsWith("figure-"));
  };
  assert.deepEqual(await kept(), ["figure-image", "figure-model"]);
  await forgetImports(inDays(world, 100));
  assert.deepEqual(await kept(), []);
});

Deno.test("a drawing is found by its name with marks, however the ZIP and the row write it", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const zip = zipOf([
    { name: "Ku\u0308hlmittelpumpe.svg", data: svg() },
    // As macOS writes it: UTF-8 that is not said to be.
    { name: "Gera\u0308usch.svg", data: svg("<g/>") },
  ]);
  const entry = zip.indexOf("PK\x01\x02", zip.indexOf("PK\x01\x02") + 4, "latin1");
  zip.writeUInt16LE(0, entry + 8);
  zip.writeUInt16LE(0, zip.indexOf("PK\x03\x04", 4, "latin1") + 6);
  const rows = "figure,version,image\nN21-10-01,1,K\u00dchlmittelpumpe.svg\nN21-10-01,2,gera\u0308usch.svg\n";
  const set = await world.checked({ "drawings.csv": rows, "drawings.zip": new Uint8Array(zip) });
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  await world.apply(set.id);
  const named = await world.checked({ "drawings.csv": rows });
  assert.deepEqual(named.files.map(({ changed, faults }) => [changed, faults]), [[0, 0]]);
});

Deno.test("empty cells of a drawing's size and corner are filled from the ZIP, and later from the catalogue", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const rows = "figure,version,image,width,height,x,y\nN21-10-01,1,pump.svg,,,,\n";
  const archived = archive({ "pump.svg": svg("<g/>", "-10 -20 800 600") });
  const set = await world.checked({ "drawings.csv": rows, "drawings.zip": archived });
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  await world.apply(set.id);
  const boxes = await world.sql`
    select v.width::float8, v.height::float8, v.box_x::float8, v.box_y::float8
    from figure_versions v join figures f on f.id = v.figure_id
    where f.code = 'N21-10-01'`;
  assert.deepEqual(boxes.map((row) => Object.values(row)), [[800, 600, -10, -20]]);
  const again = await world.checked({ "drawings.csv": rows });
  assert.deepEqual(
    again.files.map(({ changed, faults }) => [changed, faults]),
    [[0, 0]],
    "the same rows again, without the ZIP",
  );
  const unknown = await world.checked({
    "drawings.csv": "mark,figure,version,image,width,height\nU,N21-10-01,7,of_folder.svg,,\n",
  });
  assert.deepEqual(
    (await readFaults(world.keeper, unknown.id)).map(({ row, column, rule }) => [row, column, rule]).sort(),
    [[2, "height", "required"], [2, "width", "required"]],
    "what nothing tells is still asked for",
  );
});

Deno.test("one picture under two names is found by each without its ZIP, and a misspelled name replaces no stored drawing", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const rows = "figure,version,image\nN21-10-01,1,a.svg\nN21-10-01,2,sub/B.svg\n";
  const set = await world.checked({
    "drawings.csv": rows,
    "drawings.zip": archive({ "a.svg": svg(), "b.svg": svg() }),
  });
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  await world.apply(set.id);
  const again = await world.checked({ "drawings.csv": rows });
  assert.deepEqual(again.files.map(({ changed, faults }) => [changed, faults]), [[0, 0]]);
  const misspelled = await world.checked({ "drawings.csv": rows.replace("B.svg", "bb.svg") });
  assert.deepEqual(
    (await readFaults(world.keeper, misspelled.id)).map(({ row, rule, value }) => [row, rule, value]),
    [[3, "drawing-missing", "sub/bb.svg"]],
  );
});
