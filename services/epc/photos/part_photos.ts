import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { releaseFile } from "@/engines/files/release_file.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "../part_number.ts";
import { seenPart } from "../seen_part.ts";

/** Place to which photos of parts are uploaded, and the kind of use that keeps them. */
export const PART_PHOTO = "part-photo";

const partNumber = z.string().min(1).max(100).describe("in any writing");

export const newPhoto = z.object({
  partNumber,
  file: z.file().meta({ type: "string", format: "binary", description: "JPEG or PNG" }),
});

export const photoOfPart = z.object({ partNumber, file: z.uuid().describe("id of the photo's file") });

/**
 * Gives a part a photo, behind those that it has. Refuses `part-unknown`, `part-photos-too-many` and what the place `part-photo` does not take.
 *
 * @returns id of the file
 */
export async function addPartPhoto(
  ctx: Ctx,
  { partNumber, file }: z.output<typeof newPhoto>,
): Promise<string> {
  const number = normalPartNumber(partNumber);
  // Before a large file is read for nothing.
  await requirePart(ctx, number, partNumber);
  const upload = { place: PART_PHOTO, name: file.name, body: file.stream(), expectedSize: file.size };
  return await storeFile(ctx, upload, async (tx, id) => {
    await keepPartPhoto(tx, number, id);
    await recordPhotos(tx, "addPartPhoto", number, { file: id });
  });
}

/** Keeps a stored file as the last photo of a part. Refuses `part-photos-too-many`; the same file again changes nothing. */
export async function keepPartPhoto(tx: TxCtx, number: string, fileId: string): Promise<void> {
  const { sql } = tx;
  // Two at once wait for each other, so that both are counted.
  await sql`select from parts where number = ${number} for no key update`;
  const [has] = await sql<{ count: number; last: number }[]>`
    select count(*) filter (where file_id <> ${fileId})::int as count, coalesce(max(sort), 0) as last
    from part_photos
    where part_number = ${number}`;
  if (has!.count >= LIMITS.partPhotos) throw refuse("part-photos-too-many", { limit: LIMITS.partPhotos });
  await sql`
    insert into part_photos ${
    sql({
      partNumber: number,
      fileId,
      sort: has!.last + 1,
      addedAt: tx.clock(),
      addedBy: personId(tx),
    })
  }
    on conflict do nothing`;
  await useFile(tx, fileId, { kind: PART_PHOTO, id: number });
}

/** Takes a photo away from a part; the file goes when nothing else uses it. Refuses `part-unknown` and `part-photo-gone`. */
export function removePartPhoto(ctx: Ctx, { partNumber, file }: z.output<typeof photoOfPart>): Promise<void> {
  const number = normalPartNumber(partNumber);
  return ctx.tx(async (tx) => {
    await requirePart(tx, number, partNumber);
    const gone = await tx.sql`delete from part_photos where part_number = ${number} and file_id = ${file}`;
    if (gone.count === 0) throw refuse("part-photo-gone");
    await releaseFile(tx, file, { kind: PART_PHOTO, id: number });
    await recordPhotos(tx, "removePartPhoto", number, undefined, { file });
  });
}

/** Whether the reader may see the photos of a part: whoever may read of it in the catalogue. */
export async function mayReadPartPhoto(ctx: Ctx, number: string): Promise<boolean> {
  return may(ctx.actor, "EPC2D:view") && await isSeen(ctx, number);
}

async function isSeen(ctx: Ctx, number: string): Promise<boolean> {
  const [part] = await ctx.sql`
    select from parts r where r.number = ${number} and r.deleted_at is null and ${seenPart(ctx)}`;
  return part !== undefined;
}

async function requirePart(ctx: Ctx, number: string, typed: string): Promise<void> {
  if (!await isSeen(ctx, number)) throw refuse("part-unknown", { number: typed.trim() });
}

function recordPhotos(
  tx: TxCtx,
  operation: "addPartPhoto" | "removePartPhoto",
  subjectId: string,
  after?: unknown,
  before?: unknown,
): Promise<void> {
  return recordChange(tx, {
    operation,
    funLink: "EPC2DImage",
    subjectKind: "part",
    subjectId,
    before,
    after,
  });
}
