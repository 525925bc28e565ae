import type { Ctx } from "../ctx.ts";
import type { Register } from "./define_register.ts";
import type { Choice } from "./types.ts";

export interface ChoiceWish {
  keyword?: string;
  /** Just these, also such as cannot be chosen any more: to show what is chosen. */
  keys?: readonly string[];
  /** Most of them; left out: 50. */
  limit?: number;
}

/** What a reference, references, links or parent field can be set to. */
export function choicesOf(
  _ctx: Ctx,
  _register: Register,
  _field: string,
  _wish: ChoiceWish = {},
): Promise<Choice[]> {
  throw new Error("not built yet");
}
