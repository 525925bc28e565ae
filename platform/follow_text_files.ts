import { fileURLToPath } from "node:url";
import type { Pool } from "@/kernel/ctx.ts";
import type { LiveTexts } from "@/kernel/texts/live_texts.ts";
import { readShippedAgain } from "@/kernel/texts/shipped_texts.ts";
import { LOCALES } from "@/kernel/texts/texts.ts";
import { DEV_SHEETS, sheetIn } from "@/styles/sheet_folders.ts";

/** How long the files must be quiet: editors write one in several steps. Milliseconds. */
const QUIET_MS = 40;

/**
 * Reads the texts that come with the program anew whenever one of their files changes: while developing, an edit of a text starts no server
 * again. A file that is no JSON is told, and the texts of before hold.
 *
 * @param after what else is to be done with the new texts, before the open pages load again
 */
export function followTextFiles(
  texts: LiveTexts,
  pool: Pool,
  after: () => Promise<void>,
  folder: URL = LOCALES,
): { stop(): Promise<void> } {
  const watcher = Deno.watchFs(fileURLToPath(folder));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = Promise.resolve();
  const read = async () => {
    try {
      await texts.ship(await readShippedAgain(folder), pool);
      await after();
      // A change of it has open pages load again.
      await touch(sheetIn(DEV_SHEETS));
    } catch (error) {
      console.error("texts not read:", error);
    }
  };
  const following = (async () => {
    for await (const { kind, paths } of watcher) {
      if (kind === "access" || !paths.some((path) => path.endsWith(".json"))) continue;
      clearTimeout(timer);
      timer = setTimeout(() => reading = reading.then(read), QUIET_MS);
    }
  })();
  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      await following;
      await reading;
    },
  };
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await Deno.utime(path, now, now).catch((error) => {
    // Not built yet: whoever builds it has the pages load again.
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}
