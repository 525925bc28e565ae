import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Register, Values } from "./define_register.ts";
import type { Fields, ReadValues } from "./entry_types.ts";
import type { Field } from "./field_kinds.ts";
import { fieldsOf } from "./shape.ts";
import type { Entry } from "./types.ts";

/** A row of `entryColumns`. */
export interface EntryRow {
  entryKey: string;
  entryVersion: number;
  entryDeletedAt: Date | null;
  entryChangedAt: Date | null;
  entryChangedBy: string | null;
  [column: string]: unknown;
}

/** The best of several languages, as `name_in` of the database chooses it. */
export function nameIn(names: unknown, chain: readonly Lang[]): string {
  const all = (names ?? {}) as Record<string, string>;
  for (const lang of [...chain, "zh_CN"]) if (all[lang]) return all[lang]!;
  return Object.keys(all).sort().map((lang) => all[lang]!).find((name) => name !== "") ?? "";
}

/** Text key of one value of a choice. */
export function choiceText(register: Register, name: string, field: Field, value: unknown): string {
  const begin = field.kind === "choice" || field.kind === "choices" || field.kind === "shown"
    ? field.choices
    : undefined;
  return `${begin ?? `${register.texts}.${name}`}_${value}`;
}

/** What people read of a value that needs no look into the database; null where the value says it itself. */
function plainLabel(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  value: unknown,
): string | null {
  if (value === null || value === undefined) return null;
  if (field.kind === "names") return nameIn(value, ctx.chain);
  if (field.kind === "rows") return ctx.t("registers.row_count", { count: (value as unknown[]).length });
  if (field.kind === "choice" || field.kind === "shown" && field.values) {
    return ctx.t(choiceText(register, name, field, value));
  }
  if (field.kind === "choices") {
    return (value as unknown[]).map((one) => ctx.t(choiceText(register, name, field, one))).join(
      betweenNames(ctx.lang),
    );
  }
  return null;
}

/** An entry out of its row. */
export function entryOf<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  row: EntryRow,
): Entry<ReadValues<F>> {
  const values: Values = {};
  const labels: Record<string, string> = {};
  fieldsOf(register).forEach(([name, field], place) => {
    const value = row[`value${place}`] ?? null;
    values[name] = value instanceof Date ? value.toISOString() : value;
    const label = plainLabel(ctx, register, name, field, value) ?? (row[`label${place}`] as string | null) ??
      null;
    if (label !== null) labels[name] = label;
  });
  return {
    key: row.entryKey,
    version: row.entryVersion,
    deletedAt: row.entryDeletedAt,
    changedAt: row.entryChangedAt,
    changedBy: row.entryChangedBy,
    // Read by the columns of exactly these fields.
    values: values as ReadValues<F>,
    labels,
  };
}
