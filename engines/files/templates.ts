import { Declared } from "@/kernel/declared.ts";
import type { Need } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** A sheet that people fill in and import. */
export interface Template {
  need: Need;
  /** XLSX with heads in the reader's language. */
  make(ctx: Ctx): Promise<Uint8Array>;
}

/** Every template by the name of its file, such as `TIS-cart.xlsx`. */
export const TEMPLATES = new Declared<Template & { name: string }>("templates");
