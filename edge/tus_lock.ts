import type { Lock, Locker } from "@tus/server";
import type { Ctx } from "@/kernel/ctx.ts";
import { holdUpload, type UploadHold } from "@/engines/files/uploads/hold_upload.ts";

/** The tus server's lock for one request, kept in the database so that it holds among processes. */
export class RequestLocker implements Locker {
  /** What the request holds, and what ends it when another asks for the upload. */
  hold: UploadHold | null = null;
  signal: AbortSignal | null = null;

  constructor(readonly ctx: Ctx) {}

  newLock(id: string): Lock {
    return {
      lock: async (signal, askToLetGo) => {
        this.signal = signal;
        this.hold = await holdUpload(this.ctx, id, { signal, onWanted: () => void askToLetGo() });
      },
      unlock: async () => {
        await this.hold?.release();
        this.hold = null;
      },
    };
  }
}
