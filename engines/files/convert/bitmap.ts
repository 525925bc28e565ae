import { Buffer } from "node:buffer";
import { decode } from "bmp-ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

const FILE_HEADER = 14;
/** Widths of the header that has width and height as 32 bit (BITMAPINFOHEADER) and of OS/2's with 16 bit. */
const INFO_HEADER = 40;
const CORE_HEADER = 12;

/** Reads a BMP file (sharp does not). Sizes are checked before anything is unpacked. */
export function readBmp(bytes: Uint8Array): Pixels {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isCore = view.getUint32(FILE_HEADER, true) === CORE_HEADER;
    const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true);
    const height = Math.abs(isCore ? view.getInt16(20, true) : view.getInt32(22, true));
    requireSize(width, height);
    const bits = view.getUint16(isCore ? 24 : 28, true);
    const packing = isCore ? 0 : view.getUint32(30, true);
    const isPacked = packing === 1 || packing === 2;
    const row = Math.ceil(width * bits / 32) * 4;
    if (!isPacked && view.getUint32(10, true) + row * height > bytes.length) {
      throw new Unconvertible("image-broken");
    }
    const { data } = decode(Buffer.from(bytes), { toRGBA: true });
    return { width, height, data: withoutAlpha(new Uint8Array(data)) };
  } catch (error) {
    throw error instanceof Unconvertible ? error : new Unconvertible("image-broken", {}, error);
  }
}

/** What the fourth byte of a pixel holds in a BMP is not agreed on: taken as nothing. */
function withoutAlpha(data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return data;
}

function requireSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new Unconvertible("image-broken");
  if (width * height > LIMITS.convertPixels) {
    throw new Unconvertible("image-too-large", { width, height, limit: LIMITS.convertPixels / 1e6 });
  }
}

const ICON_ENTRY = 16;
const PNG = 0x89504e47;

/** The largest picture of an icon: a PNG file as it stands, or pixels. */
export function readIcon(bytes: Uint8Array): Pixels | { png: Uint8Array } {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = view.getUint16(4, true);
    const entries = Array.from({ length: Math.min(count, 64) }, (_, index) => 6 + index * ICON_ENTRY);
    const side = (at: number) => view.getUint8(at) || 256;
    const largest = entries.reduce((best, at) =>
      side(at) > side(best) || (side(at) === side(best) && bitsOf(view, at) > bitsOf(view, best)) ? at : best
    );
    const size = view.getUint32(largest + 8, true);
    const from = view.getUint32(largest + 12, true);
    if (from + size > bytes.length || size < INFO_HEADER) throw new Unconvertible("image-broken");
    if (view.getUint32(from, false) === PNG) return { png: bytes.subarray(from, from + size) };
    return iconPixels(bytes.slice(from, from + size));
  } catch (error) {
    throw error instanceof Unconvertible ? error : new Unconvertible("image-broken", {}, error);
  }
}

function bitsOf(view: DataView, entry: number): number {
  return view.getUint16(entry + 6, true);
}

/** A bitmap in an icon has no file header, twice the height, and a mask of the pixels that are clear behind it. */
function iconPixels(bitmap: Uint8Array<ArrayBuffer>): Pixels {
  const view = new DataView(bitmap.buffer);
  const width = view.getInt32(4, true);
  const height = view.getInt32(8, true) / 2;
  requireSize(width, height);
  const bits = view.getUint16(14, true);
  const colours = bits <= 8 ? (view.getUint32(32, true) || 2 ** bits) : 0;
  const pixelsAt = view.getUint32(0, true) + colours * 4;
  const maskAt = pixelsAt + Math.ceil(width * bits / 32) * 4 * height;
  view.setInt32(8, height, true);
  const file = new Uint8Array(FILE_HEADER + bitmap.length);
  file.set([0x42, 0x4d]);
  const header = new DataView(file.buffer);
  header.setUint32(2, file.length, true);
  header.setUint32(10, FILE_HEADER + pixelsAt, true);
  file.set(bitmap, FILE_HEADER);
  const pixels = readBmp(file);
  if (bits < 32) clearMasked(pixels, bitmap.subarray(maskAt));
  else takeAlpha(pixels, bitmap.subarray(pixelsAt));
  return pixels;
}

/** In icons of 32 bit the fourth byte is alpha, unless all of them are 0. Rows stand bottom first. */
function takeAlpha({ width, height, data }: Pixels, rows: Uint8Array): void {
  const alphaAt = (x: number, y: number) => rows[((height - 1 - y) * width + x) * 4 + 3] ?? 255;
  if (rows.subarray(0, width * height * 4).every((value, at) => at % 4 !== 3 || value === 0)) return;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[(y * width + x) * 4 + 3] = alphaAt(x, y);
  }
}

function clearMasked({ width, height, data }: Pixels, mask: Uint8Array): void {
  const row = Math.ceil(width / 32) * 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = mask[(height - 1 - y) * row + (x >> 3)] ?? 0;
      if (byte & (0x80 >> (x & 7))) data[(y * width + x) * 4 + 3] = 0;
    }
  }
}
