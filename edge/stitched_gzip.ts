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
 * A text in gzip. Its lasting parts are compressed once and kept, so that a page with a large drawing costs no more than what is new in it.
 *
 * @param parts in the order in which they stand in the text; one that is not there is passed over
 */
export function stitchedGzip(text: string, parts: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [HEAD];
  let sum = 0, length = 0, from = 0;
  const add = (bytes: Uint8Array, deflated: Uint8Array) => {
    sum = crc32(bytes, sum);
    length += bytes.length;
    chunks.push(deflated);
  };
  for (const part of parts) {
    const at = part === "" ? -1 : text.indexOf(part, from);
    if (at < 0) continue;
    if (at > from) {
      const bytes = encoder.encode(text.slice(from, at));
      add(bytes, deflated(bytes, LEVEL));
    }
    const piece = pieceOf(part);
    add(piece.bytes, piece.deflated);
    from = at + part.length;
  }
  const rest = encoder.encode(text.slice(from));
  add(rest, deflateRawSync(rest, { level: LEVEL }));
  const tail = new Uint8Array(8);
  const view = new DataView(tail.buffer);
  view.setUint32(0, sum, true);
  view.setUint32(4, length, true);
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
