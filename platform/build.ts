import { join } from "node:path";
import { builderOptions, withSheet } from "@/fresh.config.ts";
import { digestOf } from "./digest.ts";

const ROOT = builderOptions.root;
const KEY_FILE = join(ROOT, builderOptions.outDir, "build.key");

/** What the build is made from: a change in any of these makes it stale. Islands may import plain modules of services. */
const SOURCES = [
  ...[
    "islands",
    "routes",
    "components",
    "static",
    "styles",
    "fresh",
    "services",
    "engines",
    "kernel",
    "edge",
  ],
  ...["main.ts", "domains.ts", "fresh.config.ts", "deno.json", "import_map.json", "deno.lock"],
];

/** The built server, to be imported. */
export const BUILT_SERVER = new URL("../_fresh/server.js", import.meta.url);

/** Builds islands, styles and routes for production. */
export async function build(): Promise<void> {
  using _alone = await buildLock();
  await buildAlone(buildKey());
}

/** Builds when the sources have changed since the last build; says whether it did. */
export async function buildIfStale(onBuild: () => void): Promise<boolean> {
  if (await isFresh(buildKey())) return false;
  using _alone = await buildLock();
  const key = buildKey();
  if (await isFresh(key)) return false;
  onBuild();
  await buildAlone(key);
  return true;
}

/** Whether the pages are built of what there is now. */
export async function isBuilt(): Promise<boolean> {
  return await isFresh(buildKey());
}

async function isFresh(key: string): Promise<boolean> {
  return await Deno.readTextFile(KEY_FILE).catch(() => "") === key;
}

/** @param key of the sources before the build, so that a change meanwhile makes it stale */
async function buildAlone(key: string): Promise<void> {
  const { Builder } = await import("fresh/dev");
  const { buildStyles } = await import("@/styles/build.ts");
  await new Builder(withSheet(await buildStyles())).build({ mode: "production" });
  await Deno.writeTextFile(KEY_FILE, key);
}

/**
 * Two builds at once would mix their files. A source file is locked, since the output folder goes and comes; Windows, where a lock
 * hinders readers too, does without.
 */
async function buildLock(): Promise<Disposable> {
  const file = await Deno.open(join(ROOT, "fresh.config.ts"));
  if (Deno.build.os !== "windows") await file.lock(true);
  return file;
}

function buildKey(): string {
  return digestOf(ROOT, SOURCES);
}
