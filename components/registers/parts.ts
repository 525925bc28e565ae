import type { ComponentChildren } from "preact";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Entry } from "@/engines/registers/types.ts";

/** How one field of the dialog is drawn: `value` is what was typed in a refused form, else the entry's own. */
// deno-lint-ignore no-explicit-any -- of any register, where none is named
export interface FieldDraw<V = any> {
  ctx: Ctx;
  /** Null when an entry is added. */
  entry: Entry<V> | null;
  /** Name posted. */
  name: string;
  label: string;
  value: unknown;
  /** Refusal of this field, a sentence. */
  error?: string;
}

/** What the page of a register with entries of values `V` draws otherwise than by the kinds of its fields. Everything may be left out. */
// deno-lint-ignore no-explicit-any -- of any register, where none is named
export interface RegisterParts<V = any> {
  /** Cells of the list, by field. */
  cells?: Readonly<Record<string, (entry: Entry<V>, ctx: Ctx) => ComponentChildren>>;
  /** Fields of the dialog, by field. */
  fields?: Readonly<Record<string, (draw: FieldDraw<V>) => ComponentChildren>>;
  /** Buttons in the page's head, before its own. */
  tools?: ComponentChildren;
  /** A line below the head: what the reader must know of this register. */
  note?: ComponentChildren;
  /** A panel left of the list, in place of the tree. */
  beside?: ComponentChildren;
  /** Buttons of a row, before its own. */
  rowActions?: (entry: Entry<V>, ctx: Ctx) => ComponentChildren;
  /** Entries that stay: no button offers to delete what the rules keep. */
  kept?: (entry: Entry<V>) => boolean;
  /** Text keys of the questions before one (`title`) and before several (`count`) are deleted, where an entry is no mere record. */
  deletion?: { one: string; many: string };
  /** Buttons for the ticked rows, before its own: they stand in the form of the rows (`register-rows`), which posts `entries`. */
  ticked?: ComponentChildren;
  /** What stands over the form of an entry that is there, what can be done with it beside changing its fields: forms of their own. */
  over?: (entry: Entry<V>, ctx: Ctx) => ComponentChildren;
  /** What stands under the form of an entry that is there: a panel with forms of its own. */
  under?: (entry: Entry<V>, ctx: Ctx) => ComponentChildren;
}
