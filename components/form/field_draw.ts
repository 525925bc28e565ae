import type { Ctx } from "@/kernel/ctx.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";
import type { Choice, Entry } from "@/engines/registers/types.ts";
import type { TypedForm } from "./typed_form.ts";

/** What each kind of field is drawn from. */
export interface KindDraw<Kind extends Field["kind"] = Field["kind"]> {
  ctx: Ctx;
  register: Register;
  /** Of the field. */
  name: string;
  /** As it is posted. */
  posted: string;
  field: Extract<Field, { kind: Kind }>;
  label: string;
  hint?: string;
  /** Null for a new entry. */
  entry: Entry | null;
  /** What the field holds at first: the entry's value, or what it starts with. */
  value: unknown;
  form: TypedForm;
  choices: readonly Choice[];
  /** A word beside the label: that it may be left empty. */
  aside?: string;
  /** Must be given. */
  required: boolean;
}
