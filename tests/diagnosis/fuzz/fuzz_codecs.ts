import { decodeDoip } from "@/services/diagnosis/doip/decode.ts";
import { encodeDoip } from "@/services/diagnosis/doip/encode.ts";
import { FrameReader } from "@/services/diagnosis/doip/frame_reader.ts";
import { PAYLOAD_TYPES } from "@/services/diagnosis/doip/codes.ts";
import { DoipBytesRefused } from "@/services/diagnosis/doip/refused.ts";
import { decodeRequest } from "@/services/diagnosis/uds/decode_request.ts";
import { decodeResponse } from "@/services/diagnosis/uds/decode_response.ts";
import { encodeRequest, encodeResponse } from "@/services/diagnosis/uds/encode.ts";
import { extendedRecords, freezeFrames, identifiedData } from "@/services/diagnosis/uds/records.ts";
import { UdsBytesRefused } from "@/services/diagnosis/uds/refused.ts";
import { SERVICES } from "@/services/diagnosis/uds/services.ts";

export interface Fuzzed {
  inputs: number;
  /** Read as a message, and refused, over all decoders. */
  read: number;
  refused: number;
}

/** Each decoder, and what must hold of what it reads. Reserved bytes, which readers look past, may be written otherwise. */
const DECODERS: [name: string, run: (bytes: Uint8Array) => void][] = [
  ["doip", (bytes) => same(bytes, encodeDoip(decodeDoip(bytes), bytes[0]), decodeDoip)],
  ["frames", (bytes) => {
    const reader = new FrameReader(4096, () => {});
    reader.space().set(bytes);
    reader.filled(bytes.length);
  }],
  ["request", (bytes) => same(bytes, encodeRequest(decodeRequest(bytes)), decodeRequest)],
  ["response", (bytes) => same(bytes, encodeResponse(decodeResponse(bytes)), decodeResponse)],
  ["identified", (bytes) => void identifiedData(bytes, (identifier) => identifier % 7)],
  ["freeze frames", (bytes) => void freezeFrames(bytes, (identifier) => identifier % 7)],
  ["extended", (bytes) => void extendedRecords(bytes, (record) => record % 5)],
];

/** What is read and written again must be read as the same. */
function same(bytes: Uint8Array, written: Uint8Array, read: (bytes: Uint8Array) => unknown): void {
  if (bytes.length !== written.length) throw new Error(`${written.length} bytes written of ${bytes.length}`);
  if (JSON.stringify(read(bytes)) !== JSON.stringify(read(written))) throw new Error("written otherwise");
}

/**
 * Gives so many inputs to each decoder: bytes at random, and headers and services that are right with bytes at random behind.
 *
 * @throws Error that names decoder and bytes, for anything thrown but a refusal
 */
export function fuzzCodecs(inputs: number, seed: number): Fuzzed {
  const random = randomOf(seed);
  const told = { inputs, read: 0, refused: 0 };
  for (let count = 0; count < inputs; count++) {
    const bytes = inputOf(random);
    for (const [name, run] of DECODERS) {
      try {
        run(bytes);
        told.read++;
      } catch (error) {
        if (!(error instanceof DoipBytesRefused || error instanceof UdsBytesRefused)) {
          throw new Error(`${name} of ${bytes.toHex()}: ${error}`);
        }
        told.refused++;
      }
    }
  }
  return told;
}

const TYPES = Object.values(PAYLOAD_TYPES);
const SIDS = Object.values(SERVICES);

function inputOf(random: () => number): Uint8Array {
  const below = (limit: number) => Math.floor(random() * limit);
  const bytes = Uint8Array.from({ length: below(48) }, () => below(256));
  switch (below(4)) {
    case 0:
      return bytes;
    case 1: {
      const type = TYPES[below(TYPES.length)]!;
      const length = below(8) === 0 ? below(100) : bytes.length;
      return new Uint8Array([2, 0xfd, type >> 8, type & 0xff, 0, 0, 0, length, ...bytes]);
    }
    case 2:
      return new Uint8Array([SIDS[below(SIDS.length)]!, ...bytes]);
    default:
      return new Uint8Array([below(4) === 0 ? 0x7f : SIDS[below(SIDS.length)]! + 0x40, ...bytes]);
  }
}

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = state + 0x6d2b79f5 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}
