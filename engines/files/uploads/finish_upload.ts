import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { finishStaged } from "../finish_staged.ts";
import { partsOf } from "./count_part.ts";
import { dropUpload } from "./drop_upload.ts";
import { holdUpload } from "./hold_upload.ts";
import { readUpload } from "./read_upload.ts";
import { endHash } from "./running_hash.ts";

/**
 * Makes the file of an upload whose bytes are all there: joins them, checks the content by the rules of its place and keeps it.
 * May be repeated: done already, it tells the file; cut short, it is done again. A refused upload is forgotten with its bytes.
 *
 * @returns the file's id, which is the upload's
 */
export async function finishUpload(ctx: Ctx, id: string): Promise<string> {
  if (!await readUpload(ctx, id)) throw refuse("upload-unknown");
  const hold = await holdUpload(ctx, id);
  try {
    const upload = await readUpload(ctx, id);
    if (!upload) throw refuse("upload-unknown");
    if (upload.fileId !== null) return upload.fileId;
    const { key, handle, place, name, size } = upload;
    if (upload.received < size) throw refuse("upload-incomplete");
    await ctx.files.parts.join(key, handle, await partsOf(ctx, id));
    try {
      return await finishStaged(
        ctx,
        { id, key, place, name, size, sha256: endHash(id, size) ?? undefined, inPlace: true },
        async (tx) => {
          await tx.sql`update uploads set file_id = ${id} where id = ${id}`;
          await tx.sql`delete from upload_parts where upload_id = ${id}`;
        },
      );
    } catch (error) {
      if (error instanceof Refusal) await dropUpload(ctx, upload);
      throw error;
    }
  } finally {
    await hold.release();
  }
}
