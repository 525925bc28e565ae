import type { Field } from "@/engines/registers/field_kinds.ts";

/** Most choices that a select or a list of boxes holds; more are chosen by typing. */
export const MAX_CHOICES = 300;

/** Whether a field is chosen by typing. */
export function isMany(field: Field): boolean {
  return "to" in field && field.to.many === true;
}
