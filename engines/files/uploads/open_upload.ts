import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireScanner } from "../scan/require_scanner.ts";
import { requireQuota } from "../require_quota.ts";
import { requirePlace } from "../require_place.ts";

/** A file that is announced. */
export interface AnnouncedFile {
  /** Of the upload, and later of the file. */
  id: string;
  place: string;
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * Opens an upload. Right, ending and size are those of the place, refused before any byte comes; a person has `LIMITS.openUploads`
 * open at most, and room for them.
 */
export async function openUpload(
  ctx: Ctx,
  { id, place: placeName, name: sentName, size }: AnnouncedFile,
): Promise<void> {
  const { place, name } = requirePlace(ctx, placeName, sentName, size);
  const ownerId = personOf(ctx).id;
  await requireScanner(ctx);
  // Where it may stay: its parts are no object before they are joined, and 300 MB take time to copy.
  const key = `objects/uploads/${id}`;
  const handle = await ctx.files.parts.start(key, "application/octet-stream");
  try {
    await ctx.tx(async (tx) => {
      // Two at once are counted one after the other.
      await tx.sql`select 1 from users where id = ${ownerId} for no key update`;
      const now = tx.clock();
      const [row] = await tx.sql<{ open: number }[]>`
        select count(*)::int as open
        from uploads
        where owner_id = ${ownerId}
          and file_id is null
          and expires_at > ${now}`;
      if (row!.open >= LIMITS.openUploads) throw refuse("upload-too-many", { limit: LIMITS.openUploads });
      await requireQuota(tx, name, size);
      const expiresAt = new Date(now.getTime() + LIMITS.uploadHours * 3600_000);
      await tx.sql`insert into uploads ${
        tx.sql({ id, ownerId, place: place.name, name, size, key, handle, createdAt: now, expiresAt })
      }`;
    });
  } catch (error) {
    await ctx.files.parts.drop(key, handle).catch(() => {});
    throw error;
  }
}
