import type { Register } from "./define_register.ts";
import { choiceText } from "./entry_of.ts";
import { memberName, membersOf } from "./entry_rows.ts";
import type { Field, RowsField } from "./field_kinds.ts";
import { labelKey } from "./sheet_columns.ts";
import { fieldsOf } from "./shape.ts";

/** Keys of all texts that a register asks for: its name, its fields with their hints, the values of its choices. */
export function textsOfRegister(register: Register): string[] {
  return [
    `${register.texts}.one`,
    ...fieldsOf(register).flatMap(([name, field]) => [
      labelKey(register, name),
      ...(field.hint ? [`${labelKey(register, name)}_hint`] : []),
      ...(hasValues(field) ? field.values.map((value) => choiceText(register, name, field, value)) : []),
      ...(field.kind === "rows" ? textsOfRows(register, name, field) : []),
    ]),
  ];
}

/** What keys of a register begin with, as its declaration writes it: no text stands there itself. */
export function textBeginnings(register: Register): string[] {
  return [
    register.texts,
    ...fieldsOf(register).flatMap(([, field]) => hasValues(field) && field.choices ? [field.choices] : []),
  ];
}

function textsOfRows(register: Register, name: string, field: RowsField): string[] {
  return membersOf(field).flatMap(([member, one]) => {
    const own = memberName(name, member);
    return [
      one.label ?? `${register.texts}.${own}`,
      ...(hasValues(one) ? one.values.map((value) => choiceText(register, own, one, value)) : []),
    ];
  });
}

function hasValues(
  field: Field,
): field is Field & { values: readonly (string | number)[]; choices?: string } {
  return "values" in field && field.values !== undefined;
}
