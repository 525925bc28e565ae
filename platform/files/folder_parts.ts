import { dirname } from "node:path";
import type { PartStore } from "@/kernel/ports/part_store.ts";

/** What a file in the making is called beside its later name. */
export const UNJOINED = ".parts";

/**
 * Pieces of a file in a folder: written at their place into one file beside the later one, each flushed to the disk before it
 * counts. Joining cuts off what was written beyond the last piece and renames.
 *
 * @param pathOf where a key lies; refuses keys that climb
 */
export function folderParts(pathOf: (key: string) => string): PartStore {
  return {
    leastBytes: 1,
    async start(key) {
      const path = pathOf(key);
      await Deno.mkdir(dirname(path), { recursive: true });
      await Deno.writeFile(path + UNJOINED, new Uint8Array());
      return "";
    },
    async put(key, _handle, { offset }, bytes) {
      using file = await Deno.open(pathOf(key) + UNJOINED, { write: true });
      await file.seek(offset, Deno.SeekMode.Start);
      for (let written = 0; written < bytes.length;) written += await file.write(bytes.subarray(written));
      await file.syncData();
      return "";
    },
    async join(key, _handle, parts) {
      const path = pathOf(key);
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      try {
        await Deno.truncate(path + UNJOINED, size);
        await Deno.rename(path + UNJOINED, path);
      } catch (error) {
        const joined = error instanceof Deno.errors.NotFound && await sizeOf(path) === size;
        if (!joined) throw error;
      }
    },
    async drop(key) {
      await Deno.remove(pathOf(key) + UNJOINED).catch((error) => {
        if (!(error instanceof Deno.errors.NotFound)) throw error;
      });
    },
  };
}

async function sizeOf(path: string): Promise<number | null> {
  return await Deno.stat(path).then((found) => found.size, () => null);
}
