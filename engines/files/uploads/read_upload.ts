import { isFileId } from "../file_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";

/** A file that comes in pieces. */
export interface Upload {
  id: string;
  ownerId: number;
  place: string;
  name: string;
  /** Bytes in all, and bytes that the file store has for good. */
  size: number;
  received: number;
  key: string;
  handle: string;
  tailKey: string | null;
  tailBytes: number;
  /** Set when it is whole and accepted. */
  fileId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** One's own upload; null when there is none, it is another's, or its time is over. */
export async function readUpload(ctx: Ctx, id: string): Promise<Upload | null> {
  if (!isFileId(id)) return null;
  const [upload] = await ctx.sql<Upload[]>`
    select
      id, owner_id, place, name, size, received, key, handle, tail_key, tail_bytes, file_id, created_at, expires_at
    from uploads
    where id = ${id}
      and owner_id = ${personOf(ctx).id}
      and (expires_at > ${ctx.clock()} or file_id is not null)`;
  return upload ?? null;
}
