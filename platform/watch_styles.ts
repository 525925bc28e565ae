import { join } from "node:path";
import { builderOptions } from "@/fresh.config.ts";
import { buildStyles } from "@/styles/build.ts";

/** Folders whose files name the classes that the style sheet is made of, and the sheet's own sources. */
const FOLDERS = ["styles", "routes", "islands", "components"];
const QUIET_MS = 100;

/** Builds the style sheet, and again after each change until stopped. */
export async function watchStyles(): Promise<{ stop: () => void }> {
  await buildStyles();
  const watcher = Deno.watchFs(FOLDERS.map((folder) => join(builderOptions.root, folder)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  (async () => {
    for await (const { kind } of watcher) {
      if (kind === "access") continue;
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    }
  })();
  return {
    stop: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

async function rebuild(): Promise<void> {
  try {
    await buildStyles();
  } catch (error) {
    console.error("style sheet not built:", error);
  }
}
