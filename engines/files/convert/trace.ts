import { Buffer } from "node:buffer";
import { vectorizeRaw } from "@neplex/vectorizer";
import type { Sharp } from "sharp";
import { LIMITS } from "@/kernel/limits.ts";
import { inkOf, thresholdOf } from "./ink_of.ts";
import type { Made, Source } from "./made.ts";
import { openPicture } from "./open_picture.ts";
import { DEFAULT_TRACE, type TraceSettings } from "./trace_settings.ts";
import { Unconvertible } from "./unconvertible.ts";

/** ColorMode, Hierarchical and PathSimplifyMode of VTracer: its package declares them as enums that vanish when compiled. */
const BINARY = 1;
const STACKED = 0;
const POLYGON = 1;
const SPLINE = 2;

/** Sigma in px of the enlarged drawing: takes out the dots by which a GIF mixes its colours. */
const SOFTEN = 0.8;

/**
 * Turns a raster drawing into SVG: enlarged, told apart into ink and paper, the ink traced into curves by VTracer. The drawing
 * keeps its size in px; the paper stays clear.
 *
 * @throws Unconvertible `drawing-too-fine` for what is no drawing: photographs, noise
 */
export async function traceDrawing(source: Source, settings: TraceSettings = DEFAULT_TRACE): Promise<Made> {
  const bytes = await Deno.readFile(source.path);
  const { image, width, height } = await openPicture(bytes, source.mediaType, false);
  const scale = Math.min(settings.detail, Math.sqrt(LIMITS.tracePixels / (width * height)));
  const raster = await enlarged(image, Math.max(1, Math.round(width * scale)));
  const threshold = settings.threshold || thresholdOf(raster.grey);
  const paths = await pathsOf(inkOf(raster.grey, threshold), raster, settings);
  const back = (width / raster.width).toFixed(6).replace(/\.?0+$/, "");
  const fill = settings.ink === "current" ? "currentColor" : "#000";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">\n<g fill="${fill}" transform="scale(${back})">\n` +
    `${paths.join("\n")}\n</g>\n</svg>\n`;
  if (paths.length > LIMITS.tracePaths) {
    throw new Unconvertible("drawing-too-fine", { paths: paths.length, limit: LIMITS.tracePaths });
  }
  if (svg.length > LIMITS.traceBytes) {
    throw new Unconvertible("drawing-too-large", { mb: LIMITS.traceBytes / 1024 / 1024 });
  }
  await Deno.writeTextFile(source.out, svg);
  return {
    mediaType: "image/svg+xml",
    extension: "svg",
    facts: { width, height, paths: paths.length, threshold, sizeBefore: bytes.length, size: svg.length },
  };
}

/** Brightness of each pixel on white paper, in the size that is traced. */
interface Raster {
  grey: Uint8Array;
  width: number;
  height: number;
}

async function enlarged(image: Sharp, width: number): Promise<Raster> {
  try {
    const { data, info } = await image.flatten({ background: "#fff" }).greyscale()
      .resize({ width, kernel: "cubic" }).blur(SOFTEN).extractChannel(0)
      .raw().toBuffer({ resolveWithObject: true });
    return { grey: data, width: info.width, height: info.height };
  } catch (error) {
    throw new Unconvertible("image-broken", {}, error);
  }
}

/** `<path>` elements without colours. */
async function pathsOf(
  ink: Uint8Array,
  { width, height }: Raster,
  { smoothing, specks, detail }: TraceSettings,
): Promise<string[]> {
  const rgba = Buffer.alloc(ink.length * 4, 255);
  for (let pixel = 0; pixel < ink.length; pixel++) if (ink[pixel]) rgba.fill(0, pixel * 4, pixel * 4 + 3);
  const svg = await vectorizeRaw(rgba, { width, height }, {
    colorMode: BINARY,
    hierarchical: STACKED,
    filterSpeckle: specks * detail,
    colorPrecision: 6,
    layerDifference: 16,
    mode: smoothing === 0 ? POLYGON : SPLINE,
    // From 30 to 120 degrees: what turns by more is a corner.
    cornerThreshold: 30 + Math.round(smoothing * 0.9),
    lengthThreshold: 4,
    maxIterations: 10,
    spliceThreshold: 45,
    pathPrecision: 1,
  });
  return [...svg.matchAll(/<path d="([^"]*)"[^>]*?transform="([^"]*)"[^>]*>/g)]
    .map(([, d, transform]) => `<path d="${d!.trim()}" transform="${transform}"/>`)
    .map((path) => path.replace(` transform="translate(0,0)"`, ""));
}
