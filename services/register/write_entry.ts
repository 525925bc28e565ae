import type { Ctx } from "../ctx.ts";
import type { Register, Values } from "./define_register.ts";
import type { Entry } from "./types.ts";

/** Adds an entry. Refuses by field what breaks a rule, and 'Duplicate data'. */
export function addEntry(_ctx: Ctx, _register: Register, _values: Values): Promise<Entry> {
  throw new Error("not built yet");
}

/** Changes an entry; fields that are left out stay as they are. Refuses a stale version with `state-changed`. */
export function changeEntry(
  _ctx: Ctx,
  _register: Register,
  _key: string,
  _version: number,
  _values: Values,
): Promise<Entry> {
  throw new Error("not built yet");
}
