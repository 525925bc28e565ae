import type { Ctx } from "../ctx.ts";
import type { Register } from "./define_register.ts";
import type { EntryVersion } from "./types.ts";

/** Deletes entries, all or none; refuses `item-used` with what uses them. @returns how many */
export function deleteEntries(
  _ctx: Ctx,
  _register: Register,
  _entries: readonly EntryVersion[],
): Promise<number> {
  throw new Error("not built yet");
}

/** Puts deleted entries back, all or none. @returns how many */
export function restoreEntries(_ctx: Ctx, _register: Register, _keys: readonly string[]): Promise<number> {
  throw new Error("not built yet");
}
