import assert from "node:assert/strict";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { LIMITS } from "@/kernel/limits.ts";
import { convertHere, reasonOf } from "./convert_here.ts";
import { bmp, gifDrawing, icon, movingGif, photograph, pngDrawing } from "./convert_samples.ts";

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

function near(actual: number[], expected: number[]): boolean {
  return actual.every((value, at) => Math.abs(value - expected[at]!) <= 8);
}

Deno.test("a photograph lying on its side stands upright, at most 2000 px long, without its place", async () => {
  const photo = await photograph(2600, 1950);
  assert.ok((await sharp(photo).metadata()).exif, "the sample says where it was taken");
  const made = await convertHere(photo, { kind: "web", mediaType: "image/jpeg" });
  const head = await sharp(made.bytes).metadata();
  assert.equal(head.format, "webp");
  assert.deepEqual([head.width, head.height], [1500, 2000]);
  assert.equal(head.exif, undefined);
  assert.equal(head.orientation, undefined);
  assert.equal(made.facts.sourceWidth, 1950);
});

Deno.test("a small picture fits into 320 px and a smaller one is not enlarged", async () => {
  const made = await convertHere(await photograph(), { kind: "thumbnail", mediaType: "image/jpeg" });
  assert.deepEqual([made.facts.width, made.facts.height], [240, 320]);
  const dot = new Uint8Array(
    await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } }).png().toBuffer(),
  );
  const tiny = await convertHere(dot, { kind: "thumbnail", mediaType: "image/png" });
  assert.deepEqual([tiny.facts.width, tiny.facts.height], [1, 1]);
});

Deno.test("a moving GIF goes on moving in its web form and stands still in the small picture", async () => {
  const gif = await movingGif(4);
  const web = await sharp((await convertHere(gif, { kind: "web", mediaType: "image/gif" })).bytes).metadata();
  assert.equal(web.pages, 4);
  assert.deepEqual(web.delay, [100, 100, 100, 100]);
  const small = await sharp((await convertHere(gif, { kind: "thumbnail", mediaType: "image/gif" })).bytes)
    .metadata();
  assert.equal(small.pages ?? 1, 1);
});

Deno.test("BMP and icons are read, with the clear parts of an icon", async () => {
  const bitmap = await pixelsOf(
    (await convertHere(bmp(64, 64), { kind: "web", mediaType: "image/bmp" })).bytes,
  );
  assert.ok(near(bitmap(32, 4), [255, 0, 0, 255]), String(bitmap(32, 4)));
  assert.ok(near(bitmap(32, 60), [0, 0, 255, 255]), String(bitmap(32, 60)));
  const symbol = await pixelsOf(
    (await convertHere(icon(), { kind: "web", mediaType: "image/x-icon" })).bytes,
  );
  assert.equal(symbol(2, 8)[3], 0);
  assert.ok(near(symbol(13, 8), [0, 255, 0, 255]), String(symbol(13, 8)));
});

Deno.test("broken pictures are refused with the reason", async () => {
  const [gif, png] = [await gifDrawing(), await pngDrawing()];
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
  const cases: [string, Uint8Array, string, string][] = [
    ["no bytes at all", new Uint8Array(), "image/png", "image-empty"],
    ["a GIF cut in half", gif.slice(0, gif.length / 2), "image/gif", "image-broken"],
    ["a PNG cut in half", png.slice(0, png.length / 2), "image/png", "image-broken"],
    ["an SVG that calls itself a GIF", svg, "image/gif", "image-broken"],
    ["a PNG that calls itself a JPEG", png, "image/jpeg", "image-broken"],
    ["a BMP without its pixels", bmp(400, 400).slice(0, 900), "image/bmp", "image-broken"],
    ["an icon whose picture lies behind its end", icon().slice(0, 60), "image/x-icon", "image-broken"],
  ];
  for (const [what, bytes, mediaType, reason] of cases) {
    for (const kind of ["thumbnail", "web"] as const) {
      assert.equal(await reasonOf(convertHere(bytes, { kind, mediaType })), reason, what);
    }
  }
});

Deno.test("a picture that unpacks to more than the limit is refused by its header", async () => {
  const side = Math.ceil(Math.sqrt(LIMITS.convertPixels)) + 100;
  const head = new Uint8Array(54);
  head.set(bmp().subarray(0, 54));
  const view = new DataView(head.buffer);
  view.setInt32(18, side, true);
  view.setInt32(22, side, true);
  assert.equal(await reasonOf(convertHere(head, { kind: "web", mediaType: "image/bmp" })), "image-too-large");
  assert.equal(
    await reasonOf(convertHere(pngBomb(side), { kind: "web", mediaType: "image/png" })),
    "image-too-large",
  );
});

/** A PNG of one colour, `side` px square, a few kilobytes long. */
function pngBomb(side: number): Uint8Array {
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, side);
  new DataView(header.buffer).setUint32(4, side);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(new Uint8Array((Math.ceil(side / 8) + 1) * side));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", new Uint8Array())];
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...chunks.flatMap((one) => [...one])]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
