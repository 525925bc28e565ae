import type { Ctx } from "@/kernel/ctx.ts";
import { requireHold, type UploadHold } from "./hold_upload.ts";
import type { Upload } from "./read_upload.ts";

/** The bytes behind the last piece of an upload that was broken off: too few for the store to take as a piece. */
export async function readTail(ctx: Ctx, upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  if (upload.tailKey === null) return new Uint8Array();
  const stream = await ctx.files.open(upload.tailKey);
  if (!stream) throw new Error(`the tail of upload ${upload.id} is gone`);
  const bytes = new Uint8Array(await new Blob(await Array.fromAsync(stream)).arrayBuffer());
  if (bytes.length !== upload.tailBytes) throw new Error(`the tail of upload ${upload.id} is cut`);
  return bytes;
}

/** Keeps such bytes as an object of their own in place of those before. */
export async function keepTail(
  ctx: Ctx,
  hold: UploadHold,
  upload: Upload,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const tailKey = `staging/${ctx.newId()}`;
  await ctx.files.put(tailKey, new Blob([bytes]).stream(), "application/octet-stream");
  const before = await ctx.tx(async (tx) => {
    await requireHold(tx, hold, upload.id);
    const [row] = await tx.sql<{ tailKey: string | null }[]>`
      select tail_key from uploads where id = ${upload.id}`;
    await tx.sql`
      update uploads
      set received = ${offset + bytes.length}, tail_key = ${tailKey}, tail_bytes = ${bytes.length}
      where id = ${upload.id}`;
    return row?.tailKey ?? null;
  });
  if (before !== null) await dropTail(ctx, before);
}

/** Removes a tail that counts no more; where the store is away, the sweep of stale objects does it later. */
export async function dropTail(ctx: Ctx, tailKey: string): Promise<void> {
  await ctx.files.remove(tailKey).catch(() => {});
}
