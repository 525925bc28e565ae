import { fileURLToPath } from "node:url";
import { PACKAGE_CACHE, READABLE_PATHS } from "./readable_paths.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How a program is run: its packages are those of the portal. */
export const PORTAL_PACKAGES: readonly string[] = [
  `--config=${at("../../../deno.json")}`,
  `--lock=${at("../../../deno.lock")}`,
];

/**
 * Arguments of Deno for a program that deals with what people brought: it reads its programs, packages and folder, writes into that folder
 * alone, and has no network. What it is given is not type-checked again: that was done with the portal.
 *
 * @param memory of its heap at most, bytes
 * @param starts programs that it starts; `any`: one that it also has to find, LibreOffice
 */
export function denoArguments(
  folder: string,
  memory: number,
  starts: "any" | readonly string[] = [],
): string[] {
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-check",
    "--cached-only",
    ...PORTAL_PACKAGES,
    `--v8-flags=--max-old-space-size=${Math.round(memory / 1024 / 1024)}`,
    ...(starts === "any"
      ? ["--allow-run", "--allow-read"]
      : [`--allow-read=${[folder, ...READABLE_PATHS].join(",")}`]),
    ...(starts === "any" || starts.length === 0 ? [] : [`--allow-run=${starts.join(",")}`]),
    `--allow-write=${folder}`,
    "--allow-env",
    "--allow-sys",
    // Native parts of packages; a library of the system would be a way around all of this.
    `--allow-ffi=${PACKAGE_CACHE}`,
    "--deny-net",
  ];
}
