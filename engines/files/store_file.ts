import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { requireQuota } from "./require_quota.ts";
import { requirePlace, tooLarge } from "./require_place.ts";
import { finishStaged } from "./finish_staged.ts";
import { requireScanner } from "./scan/require_scanner.ts";
import { stagingKey } from "./keep_object.ts";

export interface FileToStore {
  place: string;
  name: string;
  body: ReadableStream<Uint8Array>;
  /** Bytes that must come; fewer or more is an upload that broke off. */
  expectedSize?: number;
  /** The bytes come with the program: they are checked in this process, which is quicker. Never for what people send. */
  isOfProgram?: boolean;
}

/**
 * Stores a file that comes as a stream, of any length in little memory: right, name, limit of the place and room are asked before and while it
 * comes, the content afterwards. Refused or broken off, nothing is left of it.
 *
 * @param finish runs in the transaction that puts the file down, such as `useFile`
 * @returns the file's id
 */
export async function storeFile(
  ctx: Ctx,
  { place: placeName, name: sentName, body, expectedSize, isOfProgram }: FileToStore,
  finish?: (tx: TxCtx, id: string) => Promise<void>,
): Promise<string> {
  const key = stagingKey(ctx);
  let size: number, sha256: string;
  try {
    const { place, name } = requirePlace(ctx, placeName, sentName, expectedSize);
    await requireQuota(ctx, name, expectedSize ?? 0);
    if (!isOfProgram) await requireScanner(ctx);
    let came = 0;
    const within = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        came += chunk.length;
        if (came > place.limit) throw tooLarge(place, name);
        controller.enqueue(chunk);
      },
    });
    ({ size, sha256 } = await ctx.files.put(key, body.pipeThrough(within), "application/octet-stream"));
    if (expectedSize !== undefined && size !== expectedSize) {
      throw refuseField("file", "file-broken", { name });
    }
    if (expectedSize === undefined) await requireQuota(ctx, name, size);
  } catch (error) {
    await body.cancel().catch(() => {});
    await ctx.files.remove(key).catch(() => {});
    throw error;
  }
  try {
    return await finishStaged(
      ctx,
      { place: placeName, name: sentName, key, size, sha256, isOfProgram },
      finish,
    );
  } finally {
    await ctx.files.remove(key).catch(() => {});
  }
}
