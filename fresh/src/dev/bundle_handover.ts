import { basename, join } from "node:path";
import type { Bundle } from "./bundle.ts";

/** Written last, so that whoever finds it finds the scripts as well. */
const TOLD = "bundle.json";
const LOOK_AGAIN_MS = 10;

type Told = { failed: string } | (Omit<Bundle, "files"> & { files: string[] });

/** Writes a bundle into an empty folder, for the process that serves. */
export async function writeBundle(folder: string, bundle: Bundle): Promise<void> {
  for (const [name, contents] of bundle.files) await Deno.writeFile(join(folder, name), contents);
  await tell(folder, { ...bundle, files: [...bundle.files.keys()] });
}

/** Says that there is none, for a fault in the islands. */
export async function writeFailure(folder: string, error: unknown): Promise<void> {
  await tell(folder, { failed: error instanceof Error ? error.message : String(error) });
}

/** Waits for the bundle in a folder and reads it. @throws what kept it from being made */
export async function readBundle(folder: string): Promise<Bundle> {
  let told: Told;
  for (;;) {
    const text = await Deno.readTextFile(join(folder, TOLD)).catch(() => undefined);
    if (text !== undefined) {
      told = JSON.parse(text);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  if ("failed" in told) throw new Error(told.failed);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of told.files) files.set(name, await Deno.readFile(join(folder, basename(name))));
  return { ...told, files };
}

async function tell(folder: string, told: Told): Promise<void> {
  await Deno.writeTextFile(join(folder, `.${TOLD}`), JSON.stringify(told));
  await Deno.rename(join(folder, `.${TOLD}`), join(folder, TOLD));
}
