import { Buffer } from "node:buffer";
import { type KeptParts, MARK, MARK_END } from "@/components/kept_parts.ts";

const mark = Buffer.from(MARK), end = Buffer.from(MARK_END);

/** A stretch of a page: bytes of its own, or a part that lasts. */
export type Stretch = Uint8Array | string;

/** A page (UTF-8) cut at its marks, with what they stand for in their place. */
export function cutAtMarks(page: Uint8Array, kept: KeptParts): Stretch[] {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const stretches: Stretch[] = [];
  let from = 0;
  while (true) {
    const at = bytes.indexOf(mark, from);
    if (at < 0) break;
    const close = bytes.indexOf(end, at + mark.length);
    if (at > from) stretches.push(page.subarray(from, at));
    stretches.push(kept.at(Number(bytes.toString("latin1", at + mark.length, close))));
    from = close + end.length;
  }
  if (from < page.length) stretches.push(page.subarray(from));
  return stretches;
}
