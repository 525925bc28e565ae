import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import type { AdmittedType } from "../demand_place.ts";
import { broken, notFitting } from "./faults.ts";

/** Compression of rows that is none: their length follows from width and depth. */
const PLAIN = [0, 3, 6];

/** Looks whether a BMP's head is plausible and all its rows are there. */
export async function checkBitmap(content: Content, admitted: AdmittedType): Promise<void> {
  const head = await content.read(0, 54);
  if (head[0] !== 0x42 || head[1] !== 0x4d) throw notFitting(admitted);
  if (head.length < 54) throw broken(admitted);
  const view = new DataView(head.buffer, head.byteOffset);
  const [rowsAt, headLength] = [view.getUint32(10, true), view.getUint32(14, true)];
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
  const [depth, compression] = [view.getUint16(28, true), view.getUint32(30, true)];
  if (headLength < 40 || headLength > 124 || width <= 0 || height === 0) throw broken(admitted);
  if (![1, 4, 8, 16, 24, 32].includes(depth)) throw broken(admitted);
  demandPixels(width * height, admitted);
  const rows = Math.ceil(width * depth / 32) * 4 * height;
  if (rowsAt >= content.size || (PLAIN.includes(compression) && rowsAt + rows > content.size)) {
    throw broken(admitted);
  }
}

/** Looks whether every picture that an icon's directory names lies within the file. */
export async function checkIcon(content: Content, admitted: AdmittedType): Promise<void> {
  const head = await content.read(0, 6);
  if (head.length < 6) throw notFitting(admitted);
  const view = new DataView(head.buffer, head.byteOffset);
  const count = view.getUint16(4, true);
  if (view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1 || count === 0) {
    throw notFitting(admitted);
  }
  const directory = await content.read(6, count * 16);
  if (directory.length < count * 16) throw broken(admitted);
  const entries = new DataView(directory.buffer, directory.byteOffset);
  for (let at = 0; at < directory.length; at += 16) {
    const [length, start] = [entries.getUint32(at + 8, true), entries.getUint32(at + 12, true)];
    if (length === 0 || start < 6 + count * 16 || start + length > content.size) throw broken(admitted);
  }
}

function demandPixels(pixels: number, { name }: AdmittedType): void {
  if (pixels > LIMITS.picturePixels) {
    throw refuseField("file", "picture-pixels", { name, limit: LIMITS.picturePixels / 1e6 });
  }
}
