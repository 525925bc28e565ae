import { titleOf } from "@/kernel/access/pages.ts";
import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  type ColumnKind,
  defineExport,
  type ExportColumn,
  type FilterWord,
  MAX_ROWS,
} from "../exports/define_export.ts";
import { choicesOf } from "./choices_of.ts";
import { type Register, rightOf } from "./define_register.ts";
import { choiceText } from "./entry_of.ts";
import { filterNames, readEntryFilter } from "./entry_query.ts";
import { knownRegister } from "./field_rights.ts";
import type { Field } from "./field_kinds.ts";
import { allEntries } from "./read_entries.ts";
import { writeCell } from "./sheet_cells.ts";
import { headOf, labelKey, type SheetColumn, sheetColumns, sheetLangs } from "./sheet_columns.ts";
import { fieldOf, fieldsOf } from "./shape.ts";
import type { Entry, EntryFilter } from "./types.ts";

/** The list's own query, and the columns that are shown: `cols`, parted by commas. */
interface RegisterFilter extends EntryFilter {
  cols?: readonly string[];
}

/** The list of a register as a spreadsheet: the rows of the list in its order, with the columns that are shown. */
export function registerExport(register: Register) {
  const filter = z.record(z.string(), z.string()).transform((query): RegisterFilter => ({
    ...readEntryFilter(register, new URLSearchParams(query)),
    ...(query.cols ? { cols: query.cols.split(",").filter((name) => fieldOf(register, name)) } : {}),
  }));
  return defineExport<typeof filter, Entry, string>({
    kind: register.route,
    title: titleOf(register.route),
    need: rightOf(register, "view"),
    page: register.route,
    filter,
    columns: (ctx, asked) => columnsOf(ctx, register, asked as RegisterFilter),
    limit: MAX_ROWS,
    open: (ctx, asked) => allEntries(ctx, register, asked),
    cells: (ctx, entry) =>
      Object.fromEntries(
        allColumns(ctx, register).map((column) => [
          column.id,
          writeCell(ctx.t, register, column, entry),
        ]),
      ),
    say: (ctx, asked) => describeFilter(ctx, register, asked),
  });
}

function allColumns(ctx: Ctx, register: Register): SheetColumn[] {
  return sheetColumns(fieldsOf(knownRegister(ctx, register)), sheetLangs(ctx.lang));
}

function columnsOf(
  ctx: Ctx,
  register: Register,
  { cols }: RegisterFilter,
): (ExportColumn & { head: string })[] {
  return allColumns(ctx, register)
    .filter(({ field }) => isShown(field, fieldOf(register, field)!, cols))
    .map((column) => {
      const field = fieldOf(register, column.field)!;
      const head = headOf(ctx.t, register, column);
      return {
        key: column.id,
        text: labelKey(register, column.field),
        head,
        kind: column.isLabel || column.lang ? "text" : kindOf(field),
        width: Math.max(widthOf(field), head.length + 2),
      };
    });
}

/** Without a choice: all that a list or its dialog can show. */
function isShown(name: string, field: Field, cols: readonly string[] | undefined): boolean {
  return cols && cols.length > 0 ? cols.includes(name) : field.in !== "none";
}

function kindOf(field: Field): ColumnKind {
  switch (field.kind) {
    case "whole":
      return "number";
    case "decimal":
      return "number";
    case "day":
    case "moment":
      return field.kind;
    case "shown":
      return field.as === "whole"
        ? "number"
        : field.as === "day" || field.as === "moment"
        ? field.as
        : "text";
    default:
      return "text";
  }
}

function widthOf(field: Field): number {
  switch (field.kind) {
    case "names":
      return 30;
    case "longText":
      return 50;
    case "moment":
      return 20;
    case "text":
      return Math.min(40, Math.max(12, field.max / 4));
    default:
      return 16;
  }
}

/** The filter in the reader's words. */
async function describeFilter(ctx: Ctx, register: Register, filter: RegisterFilter): Promise<FilterWord[]> {
  const { t } = ctx;
  const said: FilterWord[] = [];
  if (filter.keyword) said.push([t("registers.keyword"), filter.keyword]);
  if (filter.deleted) said.push([t("registers.deleted_ones"), t("registers.yes")]);
  for (const { name, field: of, end } of filterNames(knownRegister(ctx, register))) {
    const value = filter.filters?.[name];
    if (value === undefined) continue;
    const field = fieldOf(register, of)!;
    const label = t(labelKey(register, of));
    const head = end === null
      ? label
      : t(end === "from" ? "registers.from" : "registers.to", { field: label });
    said.push([head, await describeValue(ctx, register, of, field, value)]);
  }
  return said;
}

async function describeValue(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  value: string,
): Promise<string> {
  const { t } = ctx;
  switch (field.kind) {
    case "flag":
      return t(value === "true" || value === "1" ? "registers.yes" : "registers.no");
    case "choice":
    case "choices":
      return t(choiceText(register, name, field, value));
    case "shown":
      return field.values ? t(choiceText(register, name, field, value)) : value;
    case "reference":
    case "references":
    case "links":
    case "parent": {
      const [choice] = await choicesOf(ctx, register, name, { keys: [value] });
      return choice?.label ?? value;
    }
    default:
      return value;
  }
}
