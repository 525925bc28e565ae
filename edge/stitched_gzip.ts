import { Buffer } from "node:buffer";
import { constants, crc32, deflateRawSync } from "node:zlib";

/** A part of texts that occurs in many of them: its bytes, and the same deflated so that others can stand before and behind. */
interface Piece {
  bytes: Uint8Array;
  deflated: Uint8Array;
}

/** How hard is tried: what is kept pays each time it is sent, the rest is done with each text. */
const KEPT_LEVEL = 9, LEVEL = 3;
/** Parts kept at most, characters of text in all. */
const KEPT_CHARACTERS = 24_000_000;
/** A gzip member's head: deflated, no name, no time, unknown system (RFC 1952, section 2.3). */
const HEAD = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

const encoder = new TextEncoder();
const kept = new Map<string, Piece>();
let characters = 0;

/**
 * A text (UTF-8) in gzip. Its lasting parts are compressed once and kept, so that a page with a large drawing costs no more than what is new
 * in it.
 *
 * @param parts in the order in which they stand in the text; one that is not there is passed over
 */
export function stitchedGzip(text: Uint8Array, parts: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const searched = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const chunks: Uint8Array[] = [HEAD];
  let from = 0;
  for (const part of parts) {
    if (part === "") continue;
    const piece = pieceOf(part);
    const at = searched.indexOf(piece.bytes, from);
    if (at < 0) continue;
    if (at > from) chunks.push(deflated(text.subarray(from, at), LEVEL));
    chunks.push(piece.deflated);
    from = at + piece.bytes.length;
  }
  chunks.push(deflateRawSync(text.subarray(from), { level: LEVEL }));
  const tail = new Uint8Array(8);
  const view = new DataView(tail.buffer);
  view.setUint32(0, crc32(text), true);
  view.setUint32(4, text.length, true);
  return joined([...chunks, tail]);
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
  const piece = { bytes, deflated: deflated(bytes, KEPT_LEVEL) };
  kept.set(part, piece);
  characters += part.length;
  for (const oldest of kept.keys()) {
    if (characters <= KEPT_CHARACTERS) break;
    kept.delete(oldest);
    characters -= oldest.length;
  }
  return piece;
}

/** Blocks that end with a whole byte and are not the last, so that more can follow. */
function deflated(bytes: Uint8Array, level: number): Uint8Array {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
