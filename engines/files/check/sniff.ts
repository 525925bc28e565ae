import { fileTypeFromBuffer } from "file-type";
import type { Content } from "../content.ts";

/** Bytes at the beginning that types are told by. */
const HEAD_BYTES = 4100;

/** Media type that the content's first bytes tell; null when they tell none. */
export async function sniff(content: Content): Promise<string | null> {
  const head = await content.read(0, HEAD_BYTES);
  // A reader of other people's formats may stumble over a broken one.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? null;
}
