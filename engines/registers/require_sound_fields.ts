import type { Register } from "./define_register.ts";
import { membersOf } from "./entry_rows.ts";
import { isRequired } from "./entry_schema.ts";
import { fieldsOf, isTyped, keyField, parentField, titleField } from "./shape.ts";

/** Throws for a declaration that hides what everybody needs, or asks of rows within an entry what they cannot do. */
export function requireSoundFields(register: Register): void {
  const needed = [
    keyField(register),
    titleField(register),
    parentField(register),
    ...(register.unique ?? []).flat(),
  ];
  for (const [name, field] of fieldsOf(register)) {
    const wrong = (what: string) => new Error(`${register.route}: ${name} ${what}`);
    if (field.kind === "rows") {
      if (field.batch) throw wrong("cannot be given to many entries: each has rows of its own");
      if (membersOf(field).some(([, { right }]) => right !== undefined)) {
        throw wrong("asks for a right as a whole, not by its members");
      }
    }
    if (field.right === undefined) continue;
    if (needed.includes(name)) throw wrong("cannot ask for a right of its own");
    if (isTyped(field) && isRequired(field) && field.start === undefined) {
      throw wrong("must be optional or start with a value, as not everybody can give it");
    }
  }
}
