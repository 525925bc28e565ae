import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { cleanName } from "./clean_name.ts";
import { insertFile } from "./insert_file.ts";
import { keepObject, stagingKey } from "./keep_object.ts";

/** What the portal made: of a file, or (`id` null) of its own data. */
export interface MadeFile {
  madeFrom: { id: string | null; place: string; ownerId: number | null };
  name: string;
  mediaType: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * Stores what the portal itself made of a file: its limits and types are not asked. It belongs to the owner and place of what it was made
 * of and is told like any file.
 *
 * @param finish runs in the transaction that puts the file down
 * @returns the file's id
 */
export async function storeMade(
  ctx: Ctx,
  { madeFrom, name, mediaType, body }: MadeFile,
  finish: (tx: TxCtx, id: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const id = ctx.newId();
  const staging = stagingKey(ctx);
  try {
    const { size, sha256 } = await ctx.files.put(staging, body, mediaType);
    const key = await keepObject(ctx, { key: staging, size, sha256 });
    await ctx.tx(async (tx) => {
      await insertFile(tx, {
        id,
        key,
        sha256,
        size,
        mediaType,
        name: cleanName(name),
        place: madeFrom.place,
        ownerId: madeFrom.ownerId,
        madeFrom: madeFrom.id,
      }, { isMade: true });
      await finish(tx, id);
    });
    return id;
  } finally {
    await ctx.files.remove(staging).catch(() => {});
  }
}
