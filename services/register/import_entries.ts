import type { Ctx } from "../ctx.ts";
import type { Register } from "./define_register.ts";
import type { ImportCheck, ImportOptions, ImportResult, ImportSource } from "./types.ts";

/** What an import would do with every row; nothing is written. */
export function checkImport(
  _ctx: Ctx,
  _register: Register,
  _source: ImportSource,
  _options: ImportOptions,
): Promise<ImportCheck> {
  throw new Error("not built yet");
}

/** Imports rows in one transaction; refuses `import-rows` when any is bad, unless only the good ones are wanted. */
export function importEntries(
  _ctx: Ctx,
  _register: Register,
  _source: ImportSource,
  _options: ImportOptions,
): Promise<ImportResult> {
  throw new Error("not built yet");
}
