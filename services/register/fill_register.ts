import type { Ctx } from "../ctx.ts";
import type { Register, Values } from "./define_register.ts";

/** Adds those rows that are not there yet, in one transaction and in nobody's name: for the demo. @returns how many */
export function fillRegister(_ctx: Ctx, _register: Register, _rows: readonly Values[]): Promise<number> {
  throw new Error("not built yet");
}
