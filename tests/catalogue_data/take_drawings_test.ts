import assert from "node:assert/strict";
import { readDrawings } from "@/engines/files/subprocess/read_drawings.ts";
import { Unreadable } from "@/engines/files/subprocess/read_in_subprocess.ts";
import type { WorkRun } from "@/engines/work/define_work.ts";
import { resolveDrawings } from "@/services/catalogue_data/importing/resolve_drawings.ts";
import { stagedOf } from "@/services/catalogue_data/importing/stage.ts";
import { takeDrawings } from "@/services/catalogue_data/importing/take_drawings.ts";
import { Stopped } from "@/services/catalogue_data/importing/watch.ts";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { zipOf } from "../files/samples.ts";
import { type Imports, openImports } from "./import_world.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><desc>${inside}</desc></svg>`;
type Read = NonNullable<Parameters<typeof takeDrawings>[4]>;

/** Takes the drawings of an archive of these files by this reading. */
async function take({ bring, worker, sql }: Imports, names: string[], read: Read, run?: Partial<WorkRun>) {
  const zip = zipOf(names.map((name) => ({ name, data: name.endsWith("/") ? "" : svg(name) })));
  const importId = await bring({ "drawings.zip": new Uint8Array(zip) });
  const [archive] = await sql<{ id: string; key: string; size: number }[]>`
    select f.id, f.key, f.size::float8 as size
    from catalogue_import_files i join files f on f.id = i.file_id
    where i.import_id = ${importId}`;
  const whole = {
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
    ...run,
  };
  return await takeDrawings(worker, importId, archive!, whole, read);
}

/** Fails the test instead of going on for ever. */
function counted(read: Read): Read {
  let calls = 0;
  return (content, asked) => {
    if (++calls > 40) throw new Error("it goes on for ever");
    return read(content, asked);
  };
}

Deno.test("one drawing that takes too much is told by its place, and the rest is read together again", async () => {
  await using world = await openImports();
  const asked: number[] = [];
  const taken = await take(
    world,
    ["a.svg", "more/", "more/heavy.svg", "b.svg", "c.svg", "d.svg", "e.svg"],
    async (content, ask) => {
      asked.push(ask.most);
      const piece = await readDrawings(content, ask);
      if (piece?.drawings.some(({ name }) => name === "heavy.svg")) {
        throw new Unreadable("took too much time");
      }
      return piece;
    },
  );
  assert.deepEqual(taken!.map(({ entry, name, rule }) => [entry, name, rule]), [
    [1, "a.svg", null],
    [3, "3", "drawing-too-heavy"],
    [4, "b.svg", null],
    [5, "c.svg", null],
    [6, "d.svg", null],
    [7, "e.svg", null],
  ]);
  assert.deepEqual(asked, [500, 1, 1, 0, 500], "by itself only as far as the one that takes too much");
});

Deno.test("an archive of which not even the directory can be read is given up, and looks for wishes to stop meanwhile", async () => {
  await using world = await openImports();
  const dies = () => Promise.reject(new Unreadable("the process died"));
  await assert.rejects(take(world, ["a.svg"], counted(dies)), Unreadable);
  const stopped = async () => {
    await world.sql`update catalogue_imports set stop_wanted = true`;
    await new Promise((done) => setTimeout(done, 2500));
    throw new Unreadable("the process died");
  };
  await assert.rejects(take(world, ["a.svg"], counted(stopped)), Stopped);
  const ended = new AbortController();
  const ends = async () => {
    ended.abort(new Error("the process ends"));
    await new Promise((done) => setTimeout(done, 2500));
    throw new Unreadable("the process died");
  };
  await assert.rejects(take(world, ["a.svg"], counted(ends), { signal: ended.signal }), /the process ends/);
});

Deno.test("the lease is renewed beside a slow reading, and a stop wanted meanwhile ends it", async () => {
  await using world = await openImports();
  let renewed = 0;
  const slow: Read = async (content, asked) => {
    await new Promise((done) => setTimeout(done, 2500));
    return await readDrawings(content, asked);
  };
  const progress = () => Promise.resolve(void renewed++);
  await take(world, ["a.svg"], (content, asked) => {
    const read = slow(content, asked);
    return read.finally(() => assert.ok(renewed >= 2, `renewed ${renewed} times while one piece was read`));
  }, { progress });
  const stopped: Read = async (content, asked) => {
    await world.sql`update catalogue_imports set stop_wanted = true`;
    return await slow(content, asked);
  };
  await assert.rejects(take(world, ["a.svg"], stopped), Stopped);
});

Deno.test("a file that is damaged in the archive is told by its name, and the others are read", async () => {
  const zip = zipOf(["a.svg", "b.svg", "c.svg"].map((name) => ({ name, data: svg(name.repeat(50)) })));
  // A way of packing that nothing knows, of the second.
  zip.writeUInt16LE(99, zip.indexOf("PK\x01\x02", zip.indexOf("PK\x01\x02") + 4, "latin1") + 10);
  const bytes = new Uint8Array(zip);
  const read = await readDrawings({
    size: bytes.length,
    read: (start, length) => Promise.resolve(bytes.slice(start, start + length)),
    stream: () => Promise.resolve(new Blob([bytes]).stream()),
  }, { from: 1, most: 10 });
  assert.deepEqual(read?.drawings.map(({ name, rule }) => [name, rule]), [
    ["a.svg", null],
    ["b.svg", "drawing-damaged"],
    ["c.svg", null],
  ]);
});

Deno.test("an archive that cannot be read is told as one, not as a CSV file", async () => {
  await using world = await openImports();
  const zip = new Uint8Array(zipOf([{ name: "a.svg", data: svg("a") }]));
  const importId = await world.bring({ "drawings.zip": zip });
  await world.worker.tx((tx) => resolveDrawings(tx, importId, stagedOf(new Map()), null));
  const [fault] = await readFaults(world.keeper, importId);
  assert.deepEqual([fault?.kind, fault?.rule], ["drawing-files", "drawings-unreadable"]);
  assert.match(fault!.message, /ZIP/);
});
