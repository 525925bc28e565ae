import { type KeptParts, MARK, MARK_END } from "@/components/kept_parts.ts";

const encoder = new TextEncoder();

/** A stretch of a page: UTF-8 of its own, or a part that lasts. */
export type Stretch = Uint8Array | string;

/** A page cut at its marks, with what they stand for in their place. */
export function cutAtMarks(page: string, kept: KeptParts): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  while (true) {
    const at = page.indexOf(MARK, from);
    if (at < 0) break;
    const close = page.indexOf(MARK_END, at + MARK.length);
    if (at > from) stretches.push(encoder.encode(page.slice(from, at)));
    stretches.push(kept.at(Number(page.slice(at + MARK.length, close))));
    from = close + MARK_END.length;
  }
  if (from < page.length) stretches.push(encoder.encode(page.slice(from)));
  return stretches;
}
