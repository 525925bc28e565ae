import type { Ctx } from "../../ctx.ts";
import { countPart, lastPart } from "./count_part.ts";
import type { UploadHold } from "./hold_upload.ts";
import type { Upload } from "./read_upload.ts";
import { keepTail } from "./tail.ts";

/** Bytes of a piece, and pieces under way at once: an upload takes some (2 + AT_ONCE) * PART_BYTES of memory at most. */
export const PART_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 3;

/** Gathers bytes into pieces and sends them on; they count in their order. */
export class PieceWriter {
  #chunks: Uint8Array[] = [];
  #waiting = 0;
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

  get waiting(): number {
    return this.#waiting;
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#chunks.push(bytes);
    this.#waiting += bytes.length;
  }

  /** Sends what is gathered as one piece; waits while too many are under way. */
  async send(): Promise<void> {
    const bytes = this.#take();
    const { ctx, hold, upload } = this;
    const part = { number: this.#number++, offset: this.#offset };
    this.#offset += bytes.length;
    const stored = ctx.files.parts.put(upload.key, upload.handle, part, bytes);
    const before = this.#counted;
    this.#counted = (async () => {
      const [receipt] = await Promise.all([stored, before]);
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
      if (isWhole || this.#waiting >= ctx.files.parts.leastBytes) await this.send();
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
    const bytes = new Uint8Array(this.#waiting);
    let at = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#chunks = [];
    this.#waiting = 0;
    return bytes;
  }
}
