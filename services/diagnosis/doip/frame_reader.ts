import { HEADER_BYTES } from "./codes.ts";
import { decodeHeader, decodePayload } from "./decode.ts";
import type { DoipMessage } from "./messages.ts";

/**
 * Cuts messages out of the bytes of a TCP connection, in whatever pieces they come. Holds no more than one message, and joins its
 * pieces once, so that a large one in a thousand pieces costs no more than one in two.
 */
export class FrameReader {
  #pieces: Uint8Array[] = [];
  #held = 0;
  #wanted = HEADER_BYTES;

  /** @param largest bytes that a payload may have */
  constructor(readonly largest: number) {}

  /**
   * Takes the next piece, which becomes the reader's, and answers the messages that are whole now.
   *
   * @throws DoipBytesRefused for what is no message; where the next one begins is then not known, so close the connection
   */
  push(piece: Uint8Array): DoipMessage[] {
    this.#pieces.push(piece);
    this.#held += piece.length;
    const messages: DoipMessage[] = [];
    while (this.#held >= this.#wanted) {
      const all = this.#joined();
      const { type, length } = decodeHeader(all, this.largest);
      const end = HEADER_BYTES + length;
      if (all.length < end) {
        this.#wanted = end;
        break;
      }
      messages.push(decodePayload(type, all.subarray(HEADER_BYTES, end)));
      this.#pieces = all.length > end ? [all.subarray(end)] : [];
      this.#held -= end;
      this.#wanted = HEADER_BYTES;
    }
    return messages;
  }

  #joined(): Uint8Array {
    if (this.#pieces.length > 1) {
      const all = new Uint8Array(this.#held);
      let at = 0;
      for (const piece of this.#pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      this.#pieces = [all];
    }
    return this.#pieces[0]!;
  }
}
