import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How a program is run: its packages are those of the portal. */
export const PORTAL_PACKAGES: readonly string[] = [
  `--config=${at("../../../deno.json")}`,
  `--lock=${at("../../../deno.lock")}`,
];

/**
 * Arguments of Deno for a program that deals with what people brought: it reads programs and packages, writes into its folder, and has no
 * network. What it is given is not type-checked again: that was done with the portal.
 *
 * @param memory of its heap at most, bytes
 * @param more further permissions
 */
export function denoArguments(folder: string, memory: number, more: readonly string[] = []): string[] {
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-check",
    "--cached-only",
    ...PORTAL_PACKAGES,
    `--v8-flags=--max-old-space-size=${Math.round(memory / 1024 / 1024)}`,
    "--allow-read",
    `--allow-write=${folder}`,
    "--allow-env",
    "--allow-sys",
    "--allow-ffi",
    "--deny-net",
    ...more,
  ];
}
