import assert from "node:assert/strict";
import sharp from "sharp";
import { thresholdOf } from "@/engines/files/convert/ink_of.ts";
import { TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import { convertHere, reasonOf } from "./convert_here.ts";
import { gifDrawing, photograph, pngDrawing } from "./convert_samples.ts";

const traced = (bytes: Uint8Array, mediaType: string, settings: Partial<TraceSettings> = {}) =>
  convertHere(bytes, { kind: "svg", mediaType, settings: TraceSettings.parse(settings) });

/** Share of pixels whose ink differs between a picture and the SVG made of it. */
async function difference(picture: Uint8Array, svg: Uint8Array): Promise<number> {
  const [before, after] = await Promise.all(
    [picture, svg].map((one) =>
      sharp(one).flatten({ background: "#fff" }).greyscale().extractChannel(0).raw().toBuffer()
    ),
  );
  assert.equal(before!.length, after!.length);
  let differ = 0;
  for (let at = 0; at < before!.length; at++) if (Math.abs(before![at]! - after![at]!) > 128) differ++;
  return differ / before!.length;
}

Deno.test("a line drawing becomes curves that cover what it covered", async () => {
  const gif = await gifDrawing();
  const made = await traced(gif, "image/gif");
  const svg = new TextDecoder().decode(made.bytes);
  assert.match(
    svg,
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="500" height="\d+" viewBox="0 0 500 \d+">/,
  );
  assert.equal(svg.match(/<path /g)?.length, made.facts.paths);
  assert.match(svg, / C/, "curves, not only corners");
  const share = await difference(gif, made.bytes);
  assert.ok(share < 0.03, `${share}`);
  assert.doesNotMatch(svg, /<(?!\/?(svg|g|path)[\s>])/);
});

Deno.test("PNG and the settings: colour of the text, corners only, specks left out, a lower threshold takes less ink", async () => {
  const png = await pngDrawing();
  const plain = await traced(png, "image/png", { detail: 1 });
  const current = await traced(png, "image/png", { detail: 1, ink: "current", smoothing: 0 });
  assert.match(new TextDecoder().decode(current.bytes), /fill="currentColor"/);
  assert.doesNotMatch(new TextDecoder().decode(current.bytes), / C/);
  const all = await traced(png, "image/png", { detail: 1, specks: 0 });
  const clean = await traced(png, "image/png", { detail: 1, specks: 10 });
  assert.ok(Number(clean.facts.paths) < Number(all.facts.paths));
  const little = await traced(png, "image/png", { detail: 1, threshold: 40 });
  const ink = async (bytes: Uint8Array) =>
    (await sharp(bytes).flatten({ background: "#fff" }).greyscale().extractChannel(0).raw().toBuffer())
      .filter((value) => value < 128).length;
  assert.ok(await ink(little.bytes) < await ink(plain.bytes) * 0.9);
});

Deno.test("the threshold lies between ink and paper, near the paper, also on grey paper", () => {
  const sheet = (paper: number, ink: number) =>
    Uint8Array.from({ length: 10_000 }, (_, at) => at % 20 === 0 ? ink : paper + (at % 3) - 1);
  assert.ok(thresholdOf(sheet(254, 0)) > 150 && thresholdOf(sheet(254, 0)) < 253);
  assert.ok(thresholdOf(sheet(190, 60)) > 120 && thresholdOf(sheet(190, 60)) < 189);
});

Deno.test("an empty sheet and a single dot are no fault", async () => {
  const sheet = (width: number, background: string) =>
    sharp({ create: { width, height: width, channels: 3, background } }).png().toBuffer();
  assert.equal((await traced(await sheet(1, "#000"), "image/png")).facts.width, 1);
  assert.ok(Number((await traced(await sheet(40, "#fff"), "image/png")).facts.paths) <= 1);
});

Deno.test("noise is refused as no drawing, a photograph ends within the bounds", async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  }).png().toBuffer();
  assert.equal(
    await reasonOf(traced(noise, "image/png", { detail: 3, specks: 0 })),
    "drawing-too-fine",
  );
  assert.ok(Number((await traced(await photograph(), "image/jpeg")).facts.paths) > 0);
});
