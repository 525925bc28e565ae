import type { Register, Values } from "./define_register.ts";
import { columnOf, fieldsOf, isColumn, isTyped } from "./shape.ts";

/** The columns that people's values stand in, with their fields. */
export function typedColumns(register: Register): { name: string; column: string }[] {
  return fieldsOf(register)
    .filter(([, field]) => isColumn(field) && isTyped(field))
    .map(([name, field]) => ({ name, column: columnOf(name, field) }));
}

/** Values by column, as `jsonb_populate_record` reads them. */
export function rowOf(register: Register, values: Values): Record<string, unknown> {
  return Object.fromEntries(typedColumns(register).map(({ name, column }) => [column, values[name] ?? null]));
}
