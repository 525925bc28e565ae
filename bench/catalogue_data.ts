// What a set of catalogue data costs: `deno run -A bench/catalogue_data.ts [lines] [vehicles]`. Needs the database that the tests start. Readers open
// figures all the while. Everything is told as it was on this machine at this hour.
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { beginImport } from "@/services/catalogue_data/begin_import.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { dictionaries } from "@/tests/epc/catalogue_builder.ts";
import { openImports } from "@/tests/catalogue_data/import_world.ts";
import { percentile } from "./measure/percentile.ts";

const LINES = Number(Deno.args[0] ?? 1_000_000), VEHICLES = Number(Deno.args[1] ?? 1_000_000);
const PER_FIGURE = 25;
const FIGURES = Math.ceil(LINES / PER_FIGURE), PARTS = Math.ceil(LINES / 5);

await using world = await openImports();
const mb = (bytes: number) => Math.round(bytes / 1_000_000);
const number = (value: number) => Math.round(value).toLocaleString("en-US");

/** A file as it is generated, in pieces. */
function generated(head: string, count: number, row: (at: number) => string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* pieces() {
    let text = head + "\n";
    for (let at = 0; at < count; at++) {
      text += row(at) + "\n";
      if (text.length < 256 * 1024) continue;
      yield encoder.encode(text);
      text = "";
    }
    yield encoder.encode(text);
  }
  return ReadableStream.from(pieces());
}

const padded = (at: number) => String(at).padStart(8, "0");
const part = (at: number) => `BN${padded(at)}`;
const figure = (at: number) => `B-${padded(at)}`;
const vin = (at: number) => `WBNZZZBCH${padded(at)}`;
const day = (at: number) => `2025-0${1 + at % 9}-1${at % 10}`;
const base = {
  "groups.csv": generated("mark,series,code,name.en_US", 1, () => "U,TESSA,B1,Bench"),
  "parts.csv": generated("number,name.en_US", PARTS, (at) => `${part(at)},Bracket ${at % 5000}`),
  "figures.csv": generated(
    // A full file would take the figure away that is read meanwhile.
    "mark,code,number,places,name.en_US",
    FIGURES,
    (at) => `U,${figure(at)},${figure(at)},TESSA:B1,Bench figure`,
  ),
  "lines.csv": generated(
    "figure,position,callout,part,quantity,validFor",
    LINES,
    (at) =>
      `${figure(Math.floor(at / PER_FIGURE))},${at % PER_FIGURE},${1 + at % 20},${part(at % PARTS)},1,` +
      (at % 3 === 0 ? "models=T160; all=HP1" : ""),
  ),
  "vehicles.csv": generated(
    "vin,series,models,options,productionDate,serial",
    VEHICLES,
    (at) => `${vin(at)},TESSA,${at % 2 ? "T160" : "T200"},HP1,${day(at)},${at}`,
  ),
};
const changed = {
  "lines-delta.csv": generated(
    "mark,figure,position,callout,part,quantity",
    LINES / 20,
    (at) => `U,${figure(at % FIGURES)},${Math.floor(at / FIGURES)},1,${part(at % PARTS)},2`,
  ),
  "vehicles-delta.csv": generated(
    "mark,vin,series,models,saleDate",
    VEHICLES / 20,
    (at) => `U,${vin(at * 7 % VEHICLES)},TESSA,T160,2025-11-22`,
  ),
};

const reader = makeCtx({ pool: world.sql, dictionaries, actor: world.users.technician, lang: "en_US" }, uuid);
await world.apply(
  (await world.checked({
    "figures.csv": "code,number,places,name.en_US\nREAD-1,READ-1,TESSA:34-11,Read\n",
    "parts.csv": "number,name.en_US\nREAD1,Read\n",
    "lines.csv": "figure,position,callout,part,quantity\nREAD-1,1,1,READ1,1\n",
    "drawings.csv": "figure,version,image,width,height\nREAD-1,1,brake_front.svg,800,600\n",
  })).id,
);

let times: number[] = [], reading = true, refused = 0;
const readers = Array.from({ length: 2 }, async () => {
  while (reading) {
    const begun = performance.now();
    // On a machine that is busy elsewhere a reading may be given up: it counts with the time until then.
    await readFigure(reader, { seriesCode: "TESSA" }, "READ-1").catch(() => refused++);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
let peak = 0;
const watch = setInterval(() => peak = Math.max(peak, Deno.memoryUsage().rss), 100);

async function told(what: string, rows: number, work: () => Promise<unknown>): Promise<void> {
  times = [];
  refused = 0;
  peak = Deno.memoryUsage().rss;
  const before = peak, begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const p95 = times.length > 0 ? percentile(times, 0.95).toFixed(1) : "-";
  console.log(
    `${what}: ${number(rows)} rows in ${seconds.toFixed(1)} s, ${number(rows / seconds)} rows/s; memory ${
      mb(before)
    } MB before, ` +
      `${mb(peak)} MB at most; readers p95 ${p95} ms of ${times.length}, ${refused} given up; load ${
        Deno.loadavg()[0]!.toFixed(1)
      }`,
  );
}

async function brought(files: Record<string, ReadableStream<Uint8Array>>): Promise<number> {
  const ids: string[] = [];
  for (const [name, body] of Object.entries(files)) {
    ids.push(await storeFile(world.keeper, { place: "catalogue-data", name, body, isOfProgram: true }));
  }
  return await beginImport(world.keeper, { files: ids, note: "" });
}

await told("readers alone", 0, () => new Promise((resolve) => setTimeout(resolve, 5000)));
const rows = LINES + VEHICLES + PARTS + FIGURES + 1;
const first = await brought(base);
await told("dry run, all new", rows, () => world.work(first, "check"));
await told("apply, all new", rows, () => world.apply(first));
const second = await brought(changed);
await told("dry run of differences", (LINES + VEHICLES) / 20, () => world.work(second, "check"));
await told("apply of differences", (LINES + VEHICLES) / 20, () => world.apply(second));
await told("roll back of differences", (LINES + VEHICLES) / 20, () => world.rollBack(second));
reading = false;
clearInterval(watch);
await Promise.all(readers);
