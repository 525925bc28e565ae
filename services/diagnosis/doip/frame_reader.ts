import { HEADER_BYTES } from "./codes.ts";
import { decodeHeader, decodePayload } from "./decode.ts";
import type { DoipMessage } from "./messages.ts";
import { DoipBytesRefused } from "./refused.ts";

/** Bytes that are read at once while nothing large is on its way. */
const BUFFER_BYTES = 64 * 1024;

/**
 * Cuts messages out of the bytes of a TCP connection, in whatever pieces they come. A large message is read into the place where it
 * stays, without being joined, and that place is used again once it is given back: new memory costs more than the reading.
 *
 * ```ts
 * const count = await conn.read(reader.space());
 * for (const message of reader.filled(count)) ...
 * ```
 */
export class FrameReader {
  readonly #small = new Uint8Array(BUFFER_BYTES);
  #smallFilled = 0;
  /** The message that does not fit into the small buffer, and how much of it is there. */
  #large: { bytes: Uint8Array; filled: number } | null = null;
  #spare: ArrayBuffer | null = null;
  /** Bytes still to come of a message that is passed over. */
  #passing = 0;

  /**
   * @param largest bytes that a payload may have
   * @param passedOver told of a message whose type is not known or that is too large; the connection goes on behind it (ISO 13400-2, table 19)
   */
  constructor(readonly largest: number, readonly passedOver: (why: DoipBytesRefused) => void) {}

  /** Where the next bytes go; never empty. */
  space(): Uint8Array {
    return this.#large
      ? this.#large.bytes.subarray(this.#large.filled)
      : this.#small.subarray(this.#smallFilled);
  }

  /**
   * So many bytes were written into the space; answers the messages that are whole now, their bytes being the caller's.
   *
   * @throws DoipBytesRefused for what is no message or breaks off; where the next one begins is then not known, so close the connection
   */
  filled(count: number): DoipMessage[] {
    if (!this.#large) {
      this.#smallFilled += count;
      return this.#cutSmall();
    }
    this.#large.filled += count;
    const { bytes, filled } = this.#large;
    if (filled < bytes.length) return [];
    this.#large = null;
    return [read(bytes)];
  }

  /** The data of a message are done with: their place may be used for the next large one. */
  giveBack({ buffer }: Uint8Array): void {
    if (buffer instanceof ArrayBuffer && buffer.byteLength > BUFFER_BYTES) this.#spare = buffer;
  }

  #cutSmall(): DoipMessage[] {
    const messages: DoipMessage[] = [];
    let at = 0;
    while (true) {
      const passed = Math.min(this.#passing, this.#smallFilled - at);
      this.#passing -= passed;
      at += passed;
      if (this.#smallFilled - at < HEADER_BYTES) break;
      const rest = this.#small.subarray(at, this.#smallFilled);
      const end = this.#endOf(rest);
      if (end === null) continue;
      if (rest.length >= end) {
        messages.push(read(rest.slice(0, end)));
        at += end;
      } else if (end > BUFFER_BYTES) {
        const bytes = this.#place(end);
        bytes.set(rest);
        this.#large = { bytes, filled: rest.length };
        at = this.#smallFilled;
      } else break;
    }
    this.#small.copyWithin(0, at, this.#smallFilled);
    this.#smallFilled -= at;
    return messages;
  }

  /** Bytes of the message that begins here; null when it is passed over. */
  #endOf(bytes: Uint8Array): number | null {
    try {
      return HEADER_BYTES + decodeHeader(bytes, this.largest).length;
    } catch (error) {
      if (!(error instanceof DoipBytesRefused) || error.payloadBytes === null) throw error;
      this.#passing = HEADER_BYTES + error.payloadBytes;
      this.passedOver(error);
      return null;
    }
  }

  #place(length: number): Uint8Array {
    const spare = this.#spare;
    this.#spare = null;
    return spare && spare.byteLength >= length ? new Uint8Array(spare, 0, length) : new Uint8Array(length);
  }
}

function read(bytes: Uint8Array): DoipMessage {
  const { type } = decodeHeader(bytes);
  return decodePayload(type, bytes.subarray(HEADER_BYTES));
}
