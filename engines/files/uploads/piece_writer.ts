import type { Ctx } from "@/kernel/ctx.ts";
import { countPart, lastPart } from "./count_part.ts";
import type { UploadHold } from "./hold_upload.ts";
import type { Upload } from "./read_upload.ts";
import { keepTail } from "./tail.ts";

/** Bytes of a piece, and pieces in memory at once: under way, or being filled. */
const PART_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 3;

/** Gathers bytes into pieces and sends them on; they count in their order. */
export class PieceWriter {
  #piece: Uint8Array<ArrayBuffer> | null = null;
  /** Bytes of it that are filled. */
  #waiting = 0;
  /** Buffers of pieces that have arrived, to be filled again. */
  readonly #spare: Uint8Array<ArrayBuffer>[] = [];
  #offset: number;
  #number: number;
  readonly #underWay = new Set<Promise<void>>();
  #counted: Promise<void> = Promise.resolve();
  #received: number;
  #failed = false;

  private constructor(
    readonly ctx: Ctx,
    readonly hold: UploadHold,
    readonly upload: Upload,
    from: number,
    number: number,
  ) {
    this.#offset = from;
    this.#received = upload.received;
    this.#number = number;
  }

  /** Leaves out the numbers that a process which died may still have had under way, so that none of its pieces replaces ours. */
  static async open(ctx: Ctx, hold: UploadHold, upload: Upload, from: number): Promise<PieceWriter> {
    const last = await lastPart(ctx, upload.id);
    return new PieceWriter(ctx, hold, upload, from, last === 0 ? 1 : last + 1 + AT_ONCE);
  }

  /** Copies the bytes; waits while too many pieces are under way. */
  async add(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      this.#piece ??= this.#spare.pop() ?? new Uint8Array(PART_BYTES);
      const taken = bytes.subarray(at, at + PART_BYTES - this.#waiting);
      this.#piece.set(taken, this.#waiting);
      this.#waiting += taken.length;
      at += taken.length;
      if (this.#waiting === PART_BYTES) await this.#send();
    }
  }

  /** Sends what is gathered as one piece. */
  async #send(): Promise<void> {
    const bytes = this.#take();
    const { ctx, hold, upload } = this;
    const part = { number: this.#number++, offset: this.#offset };
    this.#offset += bytes.length;
    const stored = ctx.files.parts.put(upload.key, upload.handle, part, bytes);
    const before = this.#counted;
    this.#counted = (async () => {
      const [receipt] = await Promise.all([stored, before]);
      if (bytes.length === PART_BYTES) this.#spare.push(bytes);
      await countPart(ctx, hold, upload, { ...part, size: bytes.length, receipt });
      this.#received = part.offset + bytes.length;
    })();
    const done = this.#counted.then(() => {}, () => void (this.#failed = true)).finally(() =>
      this.#underWay.delete(done)
    );
    this.#underWay.add(done);
    while (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay);
    if (this.#failed) await this.#counted;
  }

  /** Keeps the rest and waits until everything counts. */
  async end(isWhole: boolean): Promise<number> {
    const { ctx, hold, upload } = this;
    if (!this.#failed && this.#waiting > 0) {
      if (isWhole || this.#waiting >= ctx.files.parts.leastBytes) await this.#send();
      else {
        await this.#counted;
        const bytes = this.#take();
        if (this.#offset + bytes.length > this.#received) {
          await keepTail(ctx, hold, upload, this.#offset, bytes);
          this.#received = this.#offset + bytes.length;
        }
      }
    }
    // Also after a failure: nothing is under way any more when another request takes over.
    await Promise.all(this.#underWay);
    await this.#counted;
    return this.#received;
  }

  #take(): Uint8Array<ArrayBuffer> {
    const bytes = this.#piece!.subarray(0, this.#waiting);
    this.#piece = null;
    this.#waiting = 0;
    return bytes;
  }
}
