import type { Ctx } from "@/kernel/ctx.ts";
import type { StoredPart } from "@/kernel/ports/part_store.ts";
import { requireHold, type UploadHold } from "./hold_upload.ts";
import type { Upload } from "./read_upload.ts";
import { dropTail } from "./tail.ts";

/** Puts down a piece that the store has; from now on it is never asked for again. */
export async function countPart(
  ctx: Ctx,
  hold: UploadHold,
  upload: Upload,
  part: StoredPart,
): Promise<void> {
  const tailKey = await ctx.tx(async (tx) => {
    await requireHold(tx, hold, upload.id);
    const { number, offset, size, receipt } = part;
    await tx.sql`
      insert into upload_parts ${tx.sql({ uploadId: upload.id, number, startsAt: offset, size, receipt })}`;
    const [before] = await tx.sql<{ tailKey: string | null }[]>`
      select tail_key from uploads where id = ${upload.id}`;
    await tx.sql`
      update uploads
      set received = ${offset + size}, tail_key = null, tail_bytes = 0
      where id = ${upload.id}`;
    return before?.tailKey ?? null;
  });
  if (tailKey !== null) await dropTail(ctx, tailKey);
}

/** The pieces of an upload in their order. */
export async function partsOf(ctx: Ctx, id: string): Promise<StoredPart[]> {
  return await ctx.sql<StoredPart[]>`
    select number, starts_at as "offset", size, receipt
    from upload_parts
    where upload_id = ${id}
    order by number`;
}

/** Number of the last piece, 0 before the first. */
export async function lastPart(ctx: Ctx, id: string): Promise<number> {
  const [row] = await ctx.sql<{ last: number }[]>`
    select coalesce(max(number), 0)::int as last from upload_parts where upload_id = ${id}`;
  return row!.last;
}
