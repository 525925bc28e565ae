import { Buffer } from "node:buffer";

/** So many bytes of a message go out in the first write, copied behind each other; more would cost more than a second write. */
const JOINED_BYTES = 128 * 1024;

/** The pieces as they are written: small ones with the beginning of the last one in one packet, the rest of it without being copied. */
export function packed(pieces: Uint8Array[]): Uint8Array[] {
  const last = pieces.at(-1)!;
  if (last.length <= JOINED_BYTES) return [Buffer.concat(pieces)];
  const first = [...pieces.slice(0, -1), last.subarray(0, JOINED_BYTES)];
  return [Buffer.concat(first), last.subarray(JOINED_BYTES)];
}
