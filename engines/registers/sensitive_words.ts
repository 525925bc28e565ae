import type { TxCtx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import type { Register } from "./define_register.ts";
import type { Draft, Problem } from "./draft.ts";
import { labelKey } from "./sheet_columns.ts";

/** Drafts whose new words hold sensitive ones: all of them looked at together, as an import may have many. */
export async function sensitiveWords(
  tx: TxCtx,
  register: Register,
  drafts: readonly Draft[],
): Promise<Problem[]> {
  const texts: Record<string, unknown> = {};
  drafts.forEach((draft, place) => {
    for (const name of register.sensitive ?? []) {
      if (draft.changed.includes(name)) texts[`${place}.${name}`] = draft.values[name];
    }
  });
  const fieldOf = (place: string) => place.slice(place.indexOf(".") + 1);
  try {
    await requireCleanText(tx, texts, (place) => tx.t(labelKey(register, fieldOf(place))));
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== "sensitive-word") throw error;
    return error.fields.map(({ field, rule, params }) => ({
      draft: drafts[Number(field.slice(0, field.indexOf(".")))]!,
      field: fieldOf(field),
      rule,
      params,
    }));
  }
}
