import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
// @ts-types="@types/yauzl"
import { RandomAccessReader } from "yauzl";
import type { Content } from "../content.ts";

/** Blocks that are read at once and remembered: a directory of 20,000 entries must not cost as many requests to a store. */
const BLOCK = 256 * 1024, REMEMBERED = 8;
/** Larger ranges are read beside them, in steps so that a large entry is not held in memory. */
const STEP = 4 * 1024 * 1024;

/** Gives yauzl the bytes of a content. */
export class ContentReader extends RandomAccessReader {
  readonly #blocks = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(readonly content: Content) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const pieces = end - start > BLOCK ? this.#steps(start, end) : this.#slices(start, end);
    return Readable.from(pieces, { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(buffer, offset, length, position).then(() => callback(null), callback);
  }

  async #fill(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    let at = offset;
    for await (const piece of this.#slices(position, position + length)) {
      buffer.set(piece, at);
      at += piece.length;
    }
    if (at < offset + length) throw new Error("unexpected EOF");
  }

  async *#slices(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end;) {
      const number = Math.floor(at / BLOCK);
      const block = await this.#block(number);
      const slice = block.subarray(at - number * BLOCK, end - number * BLOCK);
      if (slice.length === 0) return;
      yield slice;
      at += slice.length;
    }
  }

  async *#steps(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += STEP) yield await this.content.read(at, Math.min(STEP, end - at));
  }

  #block(number: number): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#blocks.get(number);
    if (known) {
      // Used last, so it goes last.
      this.#blocks.delete(number);
      this.#blocks.set(number, known);
      return known;
    }
    const block = this.content.read(number * BLOCK, BLOCK);
    this.#blocks.set(number, block);
    if (this.#blocks.size > REMEMBERED) this.#blocks.delete(this.#blocks.keys().next().value!);
    return block;
  }
}
