import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { checkInSubprocess } from "./check_in_subprocess.ts";
import { contentOf } from "./content.ts";
import { requirePlace } from "./require_place.ts";
import { hashOf } from "./hash_of.ts";
import { insertFile } from "./insert_file.ts";
import { keepObject, type Staged, stagingKey } from "./keep_object.ts";

export interface StagedFile {
  place: string;
  name: string;
  /** Key of the bytes in the file store, and how many they are. */
  key: string;
  size: number;
  /** When it is known; else the bytes are read for it. */
  sha256?: string;
  /** Id of the file to be, for what has one already. */
  id?: string;
  /** The bytes lie under a key of objects and may stay there. */
  inPlace?: boolean;
  /** The bytes come with the program: they are checked in this process. */
  isOfProgram?: boolean;
}

/**
 * Makes a file of bytes that lie in the store: checks them by the rules of their place, keeps them under the key of their
 * content and puts the file down with `finish` in one transaction. Refused or done, the staged bytes go; when it fails
 * otherwise they stay, and it may be called again.
 *
 * @returns the file's id
 */
export async function finishStaged(
  ctx: Ctx,
  staged: StagedFile,
  finish: (tx: TxCtx, id: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const id = staged.id ?? ctx.newId();
  const checkedKeys = [staged.key];
  let isOver = false;
  let objectKey: string | null = null;
  try {
    const admitted = requirePlace(ctx, staged.place, staged.name, staged.size);
    const content = contentOf(ctx, staged.key, staged.size);
    const { mediaType, replacement } = staged.isOfProgram
      ? await (await import("./check/check_content.ts")).checkContent(content, admitted)
      : await checkInSubprocess(ctx, content, admitted);
    let kept: Staged;
    if (replacement) {
      const key = stagingKey(ctx);
      checkedKeys.push(key);
      kept = { key, ...await ctx.files.put(key, new Blob([replacement]).stream(), mediaType) };
    } else {
      const sha256 = staged.sha256 ?? await hashOf(contentOf(ctx, staged.key, staged.size));
      kept = { key: staged.key, size: staged.size, sha256 };
    }
    const key = objectKey = await keepObject(ctx, kept, {
      inPlace: staged.inPlace && kept.key === staged.key,
    });
    await ctx.tx(async (tx) => {
      await insertFile(tx, {
        id,
        key,
        sha256: kept.sha256,
        size: kept.size,
        mediaType,
        name: admitted.name,
        place: admitted.place.name,
        ownerId: admitted.ownerId,
        madeFrom: null,
      });
      await finish(tx, id);
    });
    isOver = true;
    return id;
  } catch (error) {
    isOver = error instanceof Refusal;
    throw error;
  } finally {
    const gone = isOver ? checkedKeys : checkedKeys.slice(1);
    // What cannot be removed now is swept by the clock.
    for (const key of gone.filter((one) => one !== objectKey)) await ctx.files.remove(key).catch(() => {});
  }
}
