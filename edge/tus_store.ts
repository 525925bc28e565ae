import { DataStore, ERRORS, Upload as TusUpload } from "@tus/server";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { dropUpload } from "@/engines/files/uploads/drop_upload.ts";
import { openUpload } from "@/engines/files/uploads/open_upload.ts";
import { readUpload, type Upload } from "@/engines/files/uploads/read_upload.ts";
import { takeBytes } from "@/engines/files/uploads/take_bytes.ts";
import { UploadBusy } from "@/engines/files/uploads/upload_faults.ts";
import type { RequestLocker } from "./tus_lock.ts";

/** What the tus server asks of a store, for one request of one person. */
export class RequestStore extends DataStore {
  override extensions = ["creation", "termination", "expiration"];

  /**
   * @param body the request's own: handed over beside the server, whose streams would halve the speed
   * @param ending the process stops: what has come is kept, the sender goes on at another
   */
  constructor(
    readonly ctx: Ctx,
    readonly locker: RequestLocker,
    readonly body: ReadableStream<Uint8Array> | null,
    readonly ending: AbortSignal,
  ) {
    super();
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { name, place } = upload.metadata ?? {};
    await openUpload(this.ctx, {
      id: upload.id,
      place: place ?? "",
      name: name ?? "",
      size: upload.size ?? 0,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { size, received, name, place, createdAt } = await this.#own(id);
    return new TusUpload({
      id,
      size,
      offset: received,
      metadata: { name, place },
      creation_date: createdAt.toISOString(),
    });
  }

  override async write(_stream: unknown, id: string): Promise<number> {
    const { hold, signal } = this.locker;
    const upload = await this.#own(id);
    if (!hold || !signal) throw new Error("an upload is written without its lock");
    if (!this.body || upload.fileId !== null) return upload.received;
    // An answer that took nothing would be followed by the next try at once.
    if (this.ending.aborted) throw new UploadBusy();
    return await takeBytes(this.ctx, hold, upload, this.body, AbortSignal.any([signal, this.ending]));
  }

  override async remove(id: string): Promise<void> {
    const upload = await this.#own(id);
    if (upload.fileId !== null) throw ERRORS.INVALID_TERMINATION;
    await dropUpload(this.ctx, upload);
  }

  override getExpiration(): number {
    return LIMITS.uploadHours * 3600_000;
  }

  async #own(id: string): Promise<Upload> {
    const upload = await readUpload(this.ctx, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}
