import type { Ctx } from "../ctx.ts";
import type { Register, Values } from "./define_register.ts";
import type { EntryVersion } from "./types.ts";

/** Gives many entries the same values in the fields with `batch`, all or none. @returns how many changed */
export function changeTogether(
  _ctx: Ctx,
  _register: Register,
  _entries: readonly EntryVersion[],
  _values: Values,
): Promise<number> {
  throw new Error("not built yet");
}
