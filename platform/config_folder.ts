import { isAbsolute, resolve } from "node:path";

/** Relative folders stand beside deno.json, wherever the program is started from. */
export function absolute(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(import.meta.dirname!, "..", folder);
}
