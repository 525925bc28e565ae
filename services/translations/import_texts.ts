import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { gatherTexts } from "./gather_texts.ts";
import { problemsOf, writeText } from "./save_text.ts";
import { baseOf, type SheetRow } from "./texts_sheet.ts";
import type { InterfaceText } from "./types.ts";

export const SHEET_STATES = ["new", "changed", "same", "stale", "refused"] as const;

/** What an import would do with a row. */
export interface CheckedRow {
  row: number;
  key: string;
  state: typeof SHEET_STATES[number];
  /** As it is now. */
  before: string | null;
  text: string;
  /** Why it is stale or refused, in sentences. */
  reasons: string[];
}

export interface CheckedSheet {
  counts: Record<CheckedRow["state"], number>;
  /** All rows but those that stay the same. */
  rows: CheckedRow[];
}

/** What an import did. */
export interface ImportedTexts {
  changed: number;
  left: CheckedRow[];
}

/**
 * What a sheet would do, before anything is written. Empty cells say nothing. A row is stale when its text or a source of it was changed
 * after the sheet went out.
 */
export async function checkTexts(ctx: Ctx, lang: Lang, rows: readonly SheetRow[]): Promise<CheckedSheet> {
  const checked = await checkRows(ctx, lang, rows);
  return {
    counts: Object.fromEntries(
      SHEET_STATES.map((state) => [state, checked.filter((row) => row.state === state).length]),
    ) as CheckedSheet["counts"],
    rows: checked.filter(({ state }) => state !== "same").map(({ there: _, ...row }) => row),
  };
}

/**
 * Writes the texts of a sheet, all in one transaction. Refuses `import-rows` with the bad rows when there are any and not just the good
 * ones are wanted; stale rows are bad unless they are wanted too.
 */
export function importTexts(
  ctx: Ctx,
  lang: Lang,
  rows: readonly SheetRow[],
  { goodRowsOnly = false, staleToo = false }: { goodRowsOnly?: boolean; staleToo?: boolean } = {},
): Promise<ImportedTexts> {
  return ctx.tx(async (tx) => {
    await tx.sql`select from text_version for update`;
    const checked = await checkRows(tx, lang, rows);
    const good = checked.filter(({ state }) =>
      state === "new" || state === "changed" || (staleToo && state === "stale")
    );
    const left = checked.filter((row) => row.state !== "same" && !good.includes(row))
      .map(({ there: _, ...row }) => row);
    if (left.length > 0 && !goodRowsOnly) {
      const params = { count: left.length };
      throw refuse("import-rows", params, [{ field: "file", rule: "import-rows", params }], { rows: left });
    }
    for (const { there, text } of good) {
      await writeText(tx, there!, { lang, key: there!.key, text }, { via: "import" });
    }
    return { changed: good.length, left };
  });
}

type RowWithText = CheckedRow & { there: InterfaceText | null };

async function checkRows(ctx: Ctx, lang: Lang, rows: readonly SheetRow[]): Promise<RowWithText[]> {
  const texts = new Map((await gatherTexts(ctx, lang)).map((text) => [text.key, text]));
  const seen = new Map<string, number>();
  return rows.map(({ row, key, text, base }): RowWithText => {
    const there = texts.get(key) ?? null;
    const said = { row, key, text, before: there?.text ?? null, there };
    const refused = (reasons: string[]): RowWithText => ({ ...said, state: "refused", reasons });
    if (!there) return refused([ctx.t("refusal.text-unknown", { key })]);
    const first = seen.get(key);
    if (first !== undefined) return refused([ctx.t("refusal.import-twice", { row: first })]);
    seen.set(key, row);
    if (text.trim() === "" || text === there.text) return { ...said, state: "same", reasons: [] };
    const wrong = problemsOf(there, { lang, text });
    if (wrong.length > 0) return refused(wrong.map((one) => sentence(ctx, one)));
    if (base !== baseOf(there, { lang })) {
      return { ...said, state: "stale", reasons: [ctx.t("refusal.text-stale")] };
    }
    return { ...said, state: there.text === null ? "new" : "changed", reasons: [] };
  });
}

function sentence(ctx: Ctx, { rule, params }: FieldRefusal): string {
  return sentenceOf(ctx, { key: rule as RefusalKey, params: params ?? {} });
}
