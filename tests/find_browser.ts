import { delimiter, join } from "node:path";

/**
 * First those that never had a window: for the same pages they take six to seven tenths of the processor time of a whole browser, whose own windows, profiles and
 * services each fresh context starts anew (measured in docs/bench.md).
 */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** A Chromium for the browser tests. */
export interface FoundBrowser {
  path: string;
  /** Where it was found, for the report. */
  from: "CHROMIUM_PATH" | "PATH" | "npm package";
}

/**
 * The browser named by CHROMIUM_PATH, else the one inside the npm package `@sparticuz/chromium`, which unpacks itself into the folder for temporary files, where it
 * starts (docs/decisions/0254-the-browser-of-the-lock-file.md), else one on the PATH.
 */
export async function findBrowser(env: Record<string, string>): Promise<FoundBrowser> {
  if (env.CHROMIUM_PATH) return { path: env.CHROMIUM_PATH, from: "CHROMIUM_PATH" };
  const packed = await unpacked();
  if (packed !== null) return { path: packed, from: "npm package" };
  for (const folder of (env.PATH ?? "").split(delimiter).filter((part) => part !== "")) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (await Deno.stat(path).then((info) => info.isFile, () => false)) return { path, from: "PATH" };
    }
  }
  throw new Error("no Chromium: neither does the one of the npm package start, nor is one on the PATH");
}

/** It is made for Linux on two kinds of processors, and needs libraries that come with a system's own browser. */
async function unpacked(): Promise<string | null> {
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const path = await packed.executablePath();
    const { success } = await new Deno.Command(path, { args: ["--version"], stdout: "null", stderr: "null" })
      .output();
    return success ? path : null;
  } catch {
    return null;
  }
}
