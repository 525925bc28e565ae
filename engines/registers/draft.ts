import type { TextParams } from "@/kernel/texts/texts.ts";
import type { Values } from "./define_register.ts";
import type { Entry } from "./types.ts";

/** An entry about to be written. */
export interface Draft {
  /** Null for a new one whose key the database numbers. */
  key: string | null;
  /** As it is; null for a new one. */
  before: Entry | null;
  /** A deleted entry of the same key that is taken up again. */
  revives: Entry | null;
  /** Of all fields that are typed, as they will be. */
  values: Values;
  /** Fields that differ from `before`. */
  changed: string[];
  /** Whom the entry will be for, null for everybody, and was before; left out: nothing is said of that. */
  audience?: { id: number | null; said: Values; before: Values };
}

/** A rule that a draft breaks; `field` is null where it is the entry as a whole. */
export interface Problem {
  draft: Draft;
  field: string | null;
  /** Refusal key, or a text key. */
  rule: string;
  params?: TextParams;
}
