import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How a program apart is run: its packages are those of the portal. */
export const PORTAL_PACKAGES: readonly string[] = [
  `--config=${at("../../../deno.json")}`,
  `--lock=${at("../../../deno.lock")}`,
];
