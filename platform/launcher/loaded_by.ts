import { join } from "node:path";
import { builderOptions } from "@/fresh.config.ts";

/** How the programs that a start consists of are loaded: with the packages of the lock file. */
export const LOADED_BY: readonly string[] = [
  `--config=${join(builderOptions.root, "deno.json")}`,
  `--lock=${join(builderOptions.root, "deno.lock")}`,
];
