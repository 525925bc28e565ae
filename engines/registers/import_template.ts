import { writeXlsx } from "hucre/xlsx";
import type { Template } from "@/engines/files/templates.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { choicesOf } from "./choices_of.ts";
import { type Register, rightOf } from "./define_register.ts";
import { isRequired } from "./entry_schema.ts";
import { choiceText } from "./entry_of.ts";
import { knownRegister } from "./field_rights.ts";
import type { Field } from "./field_kinds.ts";
import {
  headOf,
  importFields,
  labelKey,
  type SheetColumn,
  sheetColumns,
  sheetLangs,
} from "./sheet_columns.ts";
import { fieldOf, targetOf } from "./shape.ts";

/** Values of one column that the second sheet lists at most. */
const MAX_VALUES = 500;

/** The same as a file that can be fetched by its name, for those who may import. */
export function registerTemplate(register: Register): Template & { name: string } {
  return {
    name: `TIS-${register.route}.xlsx`,
    need: rightOf(register, "import"),
    make: (ctx) => importTemplate(ctx, register),
  };
}

/**
 * The file to fill in: heads in the reader's language, what must be filled in marked with `*`, and a second sheet with the values that
 * are allowed. Fields that are hidden from the reader are not in it.
 */
export async function importTemplate(ctx: Ctx, declared: Register): Promise<Uint8Array> {
  const register = knownRegister(ctx, declared);
  const columns = sheetColumns(importFields(register), sheetLangs(ctx.lang)).filter(({ isLabel }) =>
    !isLabel
  );
  const heads = [
    ...columns.map((column) => headOf(ctx.t, register, column) + (isMarked(register, column) ? " *" : "")),
    ...(register.audience?.columns ?? []).map(({ head }) => head(ctx.t)),
  ];
  return await writeXlsx({
    sheets: [
      {
        name: ctx.t("registers.template_sheet"),
        columns: heads.map((head) => ({ width: Math.max(14, head.length + 4) })),
        rows: [heads],
      },
      { name: ctx.t("registers.template_values"), rows: await allowedValues(ctx, register) },
    ],
  });
}

/** Of names one language is enough: the reader's is marked. */
function isMarked(register: Register, { field, lang }: SheetColumn): boolean {
  const declared = fieldOf(register, field)!;
  return isRequired(declared) && declared.start === undefined && (lang === null || lang === "zh_CN");
}

/** A column for each field whose values are given: its head, then one below the other. */
async function allowedValues(ctx: Ctx, register: Register): Promise<string[][]> {
  const lists: string[][] = [[
    ctx.t("registers.template_required"),
    ctx.t("registers.template_languages"),
  ]];
  for (const [name, field] of importFields(register)) {
    const values = await valuesOf(ctx, register, name, field);
    if (values) lists.push([ctx.t(labelKey(register, name)), ...values]);
  }
  for (const { head, choices } of register.audience?.columns ?? []) {
    const values = await choices(ctx, register);
    if (values) lists.push([head(ctx.t), ...values]);
  }
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? ""));
}

async function valuesOf(ctx: Ctx, register: Register, name: string, field: Field): Promise<string[] | null> {
  if (field.kind === "flag") return [ctx.t("registers.yes"), ctx.t("registers.no")];
  if (field.kind === "choice" || field.kind === "choices") {
    return field.values.map((value) => ctx.t(choiceText(register, name, field, value)));
  }
  const to = targetOf(register, field);
  if (!to || to.many) return null;
  const choices = await choicesOf(ctx, register, name, { limit: MAX_VALUES });
  return choices.map(({ value, label }) => value === label ? value : `${value} — ${label}`);
}
