import { join } from "node:path";
import { builderOptions } from "@/fresh.config.ts";
import { digestOf } from "./digest.ts";

const ROOT = builderOptions.root;
const KEY_FILE = join(ROOT, builderOptions.outDir, "build.key");

/** What the build is made from: a change in any of these makes it stale. Islands may import plain modules of services. */
const SOURCES = [
  ...["islands", "routes", "components", "static", "styles", "fresh", "services", "edge"],
  ...["main.ts", "fresh.config.ts", "deno.json", "deno.lock"],
];

/** Written by the build itself. */
const WRITTEN = /^static\/\.?app\.css/;

/** The built server, to be imported. */
export const BUILT_SERVER = new URL("../_fresh/server.js", import.meta.url);

/** Builds islands, styles and routes for production. */
export async function build(): Promise<void> {
  const { Builder } = await import("fresh/dev");
  const { buildStyles } = await import("@/styles/build.ts");
  await buildStyles({ minify: true });
  await new Builder(builderOptions).build({ mode: "production" });
  await Deno.writeTextFile(KEY_FILE, await buildKey());
}

/** Builds when the sources have changed since the last build; says whether it did. */
export async function buildIfStale(onBuild: () => void): Promise<boolean> {
  const built = await Deno.readTextFile(KEY_FILE).catch(() => "");
  if (built === await buildKey()) return false;
  onBuild();
  await build();
  return true;
}

function buildKey(): Promise<string> {
  return digestOf(ROOT, SOURCES, (path) => WRITTEN.test(path));
}
