import type { Ctx } from "@/kernel/ctx.ts";
import type { UploadHold } from "./hold_upload.ts";
import { PieceWriter } from "./piece_writer.ts";
import type { Upload } from "./read_upload.ts";
import { hashedUpTo, hashFrom } from "./running_hash.ts";
import { readTail } from "./tail.ts";
import { UploadBroken, UploadTooLong } from "./upload_faults.ts";

/**
 * Writes what comes to an upload's end, piece by piece, several at once. A piece counts as soon as the store and the database have
 * it; what is left when the stream breaks off is kept too, so nothing that came in is asked for again unless the process dies.
 *
 * @param signal ends the taking: what has come so far is kept
 * @returns bytes that the upload has now
 * @throws UploadTooLong when more comes than is missing, UploadTakenOver when another request holds the upload
 */
export async function takeBytes(
  ctx: Ctx,
  hold: UploadHold,
  upload: Upload,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  const tail = await readTail(ctx, upload);
  const from = upload.received - tail.length;
  const pieces = await PieceWriter.open(ctx, hold, upload, from);
  const hash = hashFrom(upload.id, upload.received);
  await pieces.add(tail);
  let came = upload.received;
  let broken: unknown;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read().catch((error) => {
        throw new UploadBroken("the sender broke off", { cause: error });
      });
      if (done) break;
      if (came + value.length > upload.size) throw new UploadTooLong();
      hash?.update(value);
      came += value.length;
      await pieces.add(value);
    }
  } catch (error) {
    broken = error;
    stop();
  } finally {
    signal.removeEventListener("abort", stop);
  }
  let received = -1;
  try {
    received = await pieces.end(came === upload.size);
  } finally {
    // A hash that has seen bytes which do not count is of no use.
    hashedUpTo(upload.id, received === came ? came : -1);
  }
  if (broken !== undefined) throw broken;
  return received;
}
