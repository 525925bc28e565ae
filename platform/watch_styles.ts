import { join } from "node:path";
import { builderOptions } from "@/fresh.config.ts";
import { buildDevStyles } from "@/styles/build.ts";

/** Folders whose files name the classes that the style sheet is made of, and the sheet's own sources. */
const FOLDERS = ["styles", "routes", "islands", "components"];
const QUIET_MS = 40;

/**
 * Keeps the style sheet built, in a process of its own, which starts again when a module that makes the sheet changes. What it has to tell
 * of faults goes to the terminal.
 */
export function startStylesWatch(): { stop: () => Promise<void> } {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--watch", "--no-clear-screen", import.meta.filename!],
    stdin: "null",
  }).spawn();
  return {
    async stop() {
      try {
        child.kill("SIGTERM");
      } catch {
        // It has ended with the terminal's Ctrl-C.
      }
      await child.status;
    },
  };
}

/** Builds the style sheet, and again after each change, without an end. */
async function watchStyles(): Promise<never> {
  const watcher = Deno.watchFs(FOLDERS.map((folder) => join(builderOptions.root, folder)));
  let timer = setTimeout(rebuild, 0);
  for await (const { kind } of watcher) {
    if (kind === "access") continue;
    clearTimeout(timer);
    timer = setTimeout(rebuild, QUIET_MS);
  }
  throw new Error("the watch over the styles ended");
}

async function rebuild(): Promise<void> {
  try {
    await buildDevStyles();
  } catch (error) {
    console.error("style sheet not built:", error);
  }
}

if (import.meta.main) await watchStyles();
