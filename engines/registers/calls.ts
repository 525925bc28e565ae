import { requireDistinct } from "./call_schemas.ts";
import type { RegisterCall } from "./base_calls.ts";
import type { Register } from "./define_register.ts";
import { requireSoundFields } from "./require_sound_fields.ts";
import { givenFields } from "./entry_schema.ts";
import { importCalls } from "./import_calls.ts";
import { writesOf } from "./write_entry.ts";
import { readingCalls } from "./reading_calls.ts";
import { addCall, changeCall, togetherCall } from "./writing_calls.ts";
import { deletionCalls } from "./deletion_calls.ts";

/** Every call of a register: made of its declaration. */
export function registerCalls(register: Register): RegisterCall[] {
  requireDistinct(register);
  requireSoundFields(register);
  const writes = writesOf(register);
  // Those with a fixed word in their path come first: a key never is one of these words.
  return [
    ...readingCalls(register),
    ...(writes.includes("delete") ? deletionCalls(register) : []),
    ...(writes.includes("import") ? importCalls(register) : []),
    ...(writes.includes("edit") && givenFields(register, "batch").length > 0 ? [togetherCall(register)] : []),
    ...(writes.includes("add") ? [addCall(register)] : []),
    ...(writes.includes("edit") ? [changeCall(register)] : []),
  ];
}
