import type { Ctx } from "@/kernel/ctx.ts";
import { type Lang, LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Register } from "./define_register.ts";
import { isRequired } from "./entry_schema.ts";
import type { Field } from "./field_kinds.ts";
import { fieldsOf, isTyped } from "./shape.ts";

/** A column of a sheet: a field, one language of it, or what its key is called. */
export interface SheetColumn {
  /** As a file may also name it: `code`, `names.zh_CN`, `brandCode.label`. */
  id: string;
  field: string;
  lang: Lang | null;
  /** Holds the name of what the field refers to: written for readers, passed over when it is read. */
  isLabel: boolean;
}

/** Kinds that no cell holds: an import leaves them as they are. */
const NOT_IN_SHEETS = ["file", "image", "rows"];

/** Text key of a field's name. */
export function labelKey(register: Register, name: string): string {
  return register.fields[name]?.label ?? `${register.texts}.${name}`;
}

/** Languages in which names have a column of their own: the complete ones and the reader's. */
export function sheetLangs(lang: Lang): Lang[] {
  return [...new Set<Lang>(["zh_CN", "en_US", lang])];
}

/** The columns of some fields for a reader. */
export function sheetColumns(
  fields: readonly (readonly [string, Field])[],
  langs: readonly Lang[],
): SheetColumn[] {
  return fields.flatMap(([field, { kind }]): SheetColumn[] => {
    const plain = { id: field, field, lang: null, isLabel: false };
    if (kind === "names") return langs.map((lang) => ({ ...plain, id: `${field}.${lang}`, lang }));
    if (kind === "reference" || kind === "parent" || kind === "references" || kind === "links") {
      return [plain, { ...plain, id: `${field}.label`, isLabel: true }];
    }
    return [plain];
  });
}

/** Fields that an import can set. */
export function importFields(register: Register): (readonly [string, Field])[] {
  return fieldsOf(register).filter(([, field]) => isTyped(field) && !NOT_IN_SHEETS.includes(field.kind));
}

/** Whether an entry must have what no cell can hold. */
export function needsMoreThanSheets(register: Register): boolean {
  return fieldsOf(register).some(([, field]) =>
    NOT_IN_SHEETS.includes(field.kind) && isRequired(field) && field.start === undefined
  );
}

/** Head of a column in the language of a translator. */
export function headOf(t: Translate, register: Register, column: SheetColumn): string {
  const name = t(labelKey(register, column.field));
  if (column.lang) return `${name} (${LANGUAGES[column.lang].name})`;
  return column.isLabel ? t("registers.name_of", { field: name }) : name;
}

/** Every head that a file may have, as it is compared, with its column: in the complete languages, the reader's, and by field. */
export function knownHeads(ctx: Ctx, register: Register): Map<string, SheetColumn> {
  const known = new Map<string, SheetColumn>();
  const columns = sheetColumns(fieldsOf(register), LANGS);
  for (const column of columns) known.set(normalizeHead(column.id), column);
  for (const t of translators(ctx)) {
    for (const column of columns) {
      const head = normalizeHead(headOf(t, register, column));
      if (!known.has(head)) known.set(head, column);
    }
  }
  return known;
}

/** Texts of the complete languages and of the reader's. */
export function translators(ctx: Ctx): Translate[] {
  const { actor, edition } = ctx;
  return sheetLangs(ctx.lang).map((lang) => lang === ctx.lang ? ctx.t : ctx.as({ actor, edition, lang }).t);
}

/** A head without what differs by hand: case, width, white space, the mark of what is required. */
export function normalizeHead(head: string): string {
  return head.normalize("NFKC").replace(/\s+/g, " ").replace(/\s*\*$/, "").trim().toLowerCase();
}
