import { Buffer } from "node:buffer";
import { constants, crc32, deflateRawSync } from "node:zlib";
import type { Stretch } from "./fill_marks.ts";
import { joinCrc32, shiftOf } from "./join_crc32.ts";

/** A part of texts that occurs in many of them. */
interface Piece {
  /** Bytes that it has. */
  length: number;
  crc: number;
  /** What `joinCrc32` wants of the length. */
  shift: number;
  /** The same deflated so that others can stand before and behind. */
  deflated: Uint8Array;
}

/** How hard is tried: what is kept pays each time it is sent, the rest is done with each text. */
const KEPT_LEVEL = 9, LEVEL = 3;
/** Bytes of a stretch that is put in as it is. */
const SHORT = 256;
/** Parts kept at most, characters of text in all. */
const KEPT_CHARACTERS = 24_000_000;
/** A gzip member's head: deflated, no name, no time, unknown system (RFC 1952, section 2.3). */
const HEAD = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The last block, which says nothing (RFC 1951, section 3.2.6). */
const END = new Uint8Array([3, 0]);

const encoder = new TextEncoder();
const kept = new Map<string, Piece>();
let characters = 0;

/**
 * A text (UTF-8) in gzip, given as its stretches in order. Those given as strings last from one text to the next: they are compressed once and
 * kept, so that a page with a large drawing costs no more than what is new in it.
 */
export function stitchedGzip(stretches: readonly Stretch[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [HEAD];
  let checked = 0, length = 0;
  for (const stretch of stretches) {
    if (typeof stretch === "string") {
      const piece = pieceOf(stretch);
      chunks.push(piece.deflated);
      checked = joinCrc32(checked, piece.crc, piece.shift);
      length += piece.length;
    } else {
      chunks.push(stretch.length < SHORT ? stored(stretch) : deflated(stretch, LEVEL));
      checked = crc32(stretch, checked);
      length += stretch.length;
    }
  }
  const tail = new Uint8Array(8);
  const view = new DataView(tail.buffer);
  view.setUint32(0, checked, true);
  view.setUint32(4, length, true);
  return Buffer.concat([...chunks, END, tail]);
}

function pieceOf(part: string): Piece {
  const known = kept.get(part);
  if (known) {
    // Used last, forgotten last.
    kept.delete(part);
    kept.set(part, known);
    return known;
  }
  const bytes = encoder.encode(part);
  const { length } = bytes;
  const piece = { length, crc: crc32(bytes), shift: shiftOf(length), deflated: deflated(bytes, KEPT_LEVEL) };
  kept.set(part, piece);
  characters += part.length;
  for (const oldest of kept.keys()) {
    if (characters <= KEPT_CHARACTERS) break;
    kept.delete(oldest);
    characters -= oldest.length;
  }
  return piece;
}

/** A block that holds the bytes as they are (RFC 1951, section 3.2.4): for few of them, setting up zlib is most of the work. */
function stored(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(5 + bytes.length);
  const view = new DataView(block.buffer);
  view.setUint16(1, bytes.length, true);
  view.setUint16(3, ~bytes.length, true);
  block.set(bytes, 5);
  return block;
}

/** Blocks that end with a whole byte and are not the last, so that more can follow. */
function deflated(bytes: Uint8Array, level: number): Uint8Array {
  // No larger than the stretch needs: zlib's own 260 KB take longer to set up than a short stretch to deflate.
  const windowBits = Math.min(15, Math.max(9, 32 - Math.clz32(bytes.length)));
  const memLevel = Math.min(8, windowBits - 6);
  return deflateRawSync(bytes, { level, windowBits, memLevel, finishFlush: constants.Z_SYNC_FLUSH });
}
