import assert from "node:assert/strict";
import sharp from "sharp";
import { convert } from "@/engines/files/convert/convert_consumer.ts";
import type { User } from "@/kernel/access/user.ts";
import { CONVERT } from "@/engines/files/convert/conversion_payload.ts";
import { convertDrawing } from "@/engines/files/convert/convert_drawing.ts";
import { convertWork } from "@/engines/files/convert/convert_work.ts";
import { keepFigureImage } from "@/services/gif2svg/keep_figure_image.ts";
import type { ConversionKind } from "@/engines/files/convert/kinds.ts";
import { readConversion, readConversionOf } from "@/engines/files/convert/read_conversion.ts";
import { retryConversion } from "@/engines/files/convert/retry_conversion.ts";
import { DEFAULT_TRACE } from "@/engines/files/convert/trace_settings.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { assertRefused } from "../refusal_of.ts";
import { openFiles } from "./builder.ts";
import { docx, gifDrawing, photograph } from "./convert_samples.ts";

const world = await openFiles();
const { sql, store: files } = world;
const holding = (...rights: string[]) =>
  ({
    ...world.anna,
    assignments: [{ role: "test", market: null, org: null, rights: new Set(rights) }],
  }) as User;
const ctx = world.ctxOf(holding("Gif2Svg:view", "Gif2Svg:edit"));
const stranger = world.ctxOf(world.ben);

function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
}

/** Stores a file and lets the consumer act on its event, as often as said. */
async function bringIn(place: string, name: string, bytes: Uint8Array, times = 1): Promise<string> {
  const id = await storeFile(ctx, { place, name, body: bodyOf(bytes) });
  const [event] = await sql<{ data: Record<string, unknown> }[]>`
    select data from outbox where type = 'file.stored' and key = ${id}`;
  for (let time = 0; time < times; time++) {
    await ctx.tx((tx) => convert.handle({ data: event!.data } as never, tx));
  }
  return id;
}

const run = { attempt: 1, signal: new AbortController().signal, progress: () => Promise.resolve() };
const work = (fileId: string, kind: ConversionKind) =>
  convertWork.run(ctx, CONVERT.payload.parse({ fileId, kind }), run);
const kindsOf = async (fileId: string) =>
  (await sql<{ kind: string; state: string }[]>`
    select kind, state from file_conversions where file_id = ${fileId} order by kind`)
    .map(({ kind, state }) => `${kind} ${state}`);
const eventsOf = async (fileId: string) =>
  (await sql<{ type: string; sequence: number }[]>`
    select type, sequence::int as sequence from outbox where key = ${fileId} order by id`)
    .map(({ type, sequence }) => ({ type, sequence }));

Deno.test("a stored figure waits for its small picture, its web form and its SVG, each once", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(300), 2);
  assert.deepEqual(await kindsOf(id), ["svg pending", "thumbnail pending", "web pending"]);
  const items = await sql`select 1 from work_items where kind = 'convert' and key like ${`${id}%`}`;
  assert.equal(items.length, 3);
});

Deno.test("a conversion stores what it made and tells it, and once more changes nothing", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(320));
  await work(id, "svg");
  await work(id, "svg");
  const made = await readConversion(ctx, id, "svg");
  assert.equal(made?.state, "done");
  assert.equal(made?.resultName, "pump.svg");
  const [result] = await sql<{ key: string; madeFrom: string; mediaType: string; place: string }[]>`
    select key, made_from, media_type, place from files where id = ${made!.resultId}`;
  assert.deepEqual([result!.madeFrom, result!.mediaType, result!.place], [
    id,
    "image/svg+xml",
    "figure-image",
  ]);
  const svg = await new Response(await files.open(result!.key)).text();
  assert.equal(svg.length, made!.facts!.size);
  assert.deepEqual(await eventsOf(id), [
    { type: "file.stored", sequence: 1 },
    { type: "file.converted", sequence: 2 },
  ]);
  const results = await sql`select 1 from files where made_from = ${id}`;
  assert.equal(results.length, 1);
});

Deno.test("a worker that dies before the end leaves a conversion that the next one does", async () => {
  const id = await bringIn("figure-image", "photo.jpg", await photograph(600, 400));
  const stopped = new AbortController();
  stopped.abort(new Error("the process stops"));
  await assert.rejects(
    convertWork.run(ctx, { fileId: id, kind: "web" }, { ...run, signal: stopped.signal }),
    /the process stops/,
  );
  assert.equal((await readConversion(ctx, id, "web"))?.state, "processing");
  await work(id, "web");
  assert.equal((await readConversion(ctx, id, "web"))?.state, "done");
  await work(id, "thumbnail");
  assert.deepEqual((await eventsOf(id)).map(({ sequence }) => sequence), [1, 2, 3]);
});

Deno.test("two workers at once on one conversion store one result", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(340));
  await Promise.all([work(id, "thumbnail"), work(id, "thumbnail")]);
  const results = await sql`select 1 from files where made_from = ${id}`;
  assert.equal(results.length, 1);
  assert.equal((await eventsOf(id)).length, 2);
});

Deno.test("what cannot be converted says why in the reader's language, and may be asked for again", async () => {
  const id = await bringIn("general", "bulletin.docx", docx());
  // The content passes at the door; here it is lost, as after a disk's fault.
  const [{ key } = { key: "" }] = await sql<{ key: string }[]>`select key from files where id = ${id}`;
  await files.remove(key);
  await work(id, "pdf");
  const failed = await readConversion(ctx, id, "pdf");
  assert.equal(failed?.state, "failed");
  assert.equal(failed?.reason, "The original is missing from the file store.");
  assert.deepEqual((await eventsOf(id)).map(({ type }) => type), ["file.stored", "file.conversion-failed"]);
  await retryConversion(ctx, id, "pdf");
  assert.deepEqual(await kindsOf(id), ["pdf pending"]);
  await assertRefused(retryConversion(ctx, id, "pdf"), "conversion-not-failed");
  await assertRefused(retryConversion(ctx, id, "web"), "not-found");
  const [waiting] = await sql<{ count: number }[]>`
    select count(*)::int as count from work_items where kind = 'convert' and key like ${`${id}:pdf%`}`;
  assert.equal(waiting!.count, 2);
});

Deno.test("given up after its last try, a conversion has failed and says so", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(360));
  await convertWork.givenUp(ctx, { fileId: id, kind: "web" }, new Error("a native crash"));
  await convertWork.givenUp(ctx, { fileId: id, kind: "web" }, new Error("a native crash"));
  assert.equal((await readConversion(ctx, id, "web"))?.state, "failed");
  assert.equal((await eventsOf(id)).length, 2);
});

Deno.test("nothing is made of a file before it is clean, nor of one with a virus", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(380));
  await sql`update files set scan = 'waiting' where id = ${id}`;
  await assert.rejects(work(id, "web"), /waits for its scan/);
  await sql`update files set scan = 'infected' where id = ${id}`;
  await work(id, "web");
  assert.equal((await readConversion(ctx, id, "web"))?.state, "failed");
});

Deno.test("a drawing is converted anew with other settings, not while it is being converted, and by its owner only", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(400));
  const settings = { ...DEFAULT_TRACE, ink: "current" as const };
  await assertRefused(convertDrawing(ctx, id, settings), "conversion-running");
  await work(id, "svg");
  await assertRefused(convertDrawing(stranger, id, settings), "not-found");
  await assertRefused(readConversionOf(stranger, id, "svg"), "not-found");
  await convertDrawing(ctx, id, settings);
  const [item] = await sql<{ payload: unknown }[]>`
    select payload from work_items where key like ${`${id}:svg:%`} and kind = 'convert'`;
  await convertWork.run(ctx, CONVERT.payload.parse(item!.payload), run);
  const made = await readConversionOf(ctx, id, "svg");
  const [{ key } = { key: "" }] = await sql<
    { key: string }[]
  >`select key from files where id = ${made.resultId}`;
  assert.match(await new Response(await files.open(key)).text(), /fill="currentColor"/);
});

Deno.test("an SVG is kept as image of a figure that exists", async () => {
  await sql`insert into figures ${
    sql({ code: "15-40-01", number: "15-40-01", names: sql.json({ en_US: "Pump" }) })
  }`;
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(420));
  await assertRefused(keepFigureImage(ctx, id, "15-40-01"), "conversion-not-done");
  await work(id, "svg");
  await assertRefused(keepFigureImage(ctx, id, "99-99-99"), "figure-not-there");
  await keepFigureImage(ctx, id, "15-40-01");
  await keepFigureImage(ctx, id, "15-40-01");
  const { resultId } = await readConversionOf(ctx, id, "svg");
  const uses = await sql<{ fileId: string; id: string }[]>`
    select file_id, id from file_uses where kind = 'figure-image'`;
  assert.deepEqual(uses.map(({ fileId, id }) => [fileId, id]), [[resultId, "15-40-01"]]);
});

Deno.test("what was made is not converted again, but the first page of a made PDF is drawn", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(440));
  await work(id, "web");
  const { resultId } = await readConversionOf(ctx, id, "web");
  const data = { fileId: resultId!, mediaType: "image/webp", place: "figure-image", madeFrom: id };
  await ctx.tx((tx) => convert.handle({ data } as never, tx));
  assert.deepEqual(await kindsOf(resultId!), []);
  await ctx.tx((tx) => convert.handle({ data: { ...data, mediaType: "application/pdf" } } as never, tx));
  assert.deepEqual(await kindsOf(resultId!), ["thumbnail pending"]);
});

Deno.test("the small picture of a figure is a picture that fits", async () => {
  const id = await bringIn("figure-image", "pump.gif", await gifDrawing(460));
  await work(id, "thumbnail");
  const { resultId } = await readConversionOf(ctx, id, "thumbnail");
  const [{ key } = { key: "" }] = await sql<{ key: string }[]>`select key from files where id = ${resultId}`;
  const bytes = new Uint8Array(await new Response(await files.open(key)).arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  assert.equal(format, "webp");
  assert.ok(width <= 320 && height <= 320);
});

Deno.test("the database and the folder of these stories go", async () => {
  await world[Symbol.asyncDispose]();
});
