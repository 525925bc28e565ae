import type { TxCtx } from "@/kernel/ctx.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
import { type FieldRefusal, Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { ImportReason } from "./types.ts";

/** Why a rule refused a row; throws again what is no refusal. */
export function reasonsOf(tx: TxCtx, error: unknown): ImportReason[] {
  if (!(error instanceof Refusal)) throw error;
  if (error.fields.length > 0) return error.fields.map((field) => reasonOf(tx, field));
  return [{ field: null, rule: error.key, message: sentenceOf(tx, error) }];
}

/** What a rule says against a row, in its reader's words. */
export function reasonOf(
  { t }: Pick<TxCtx, "t">,
  { field, rule, params }: Omit<FieldRefusal, "field"> & { field: string | null },
): ImportReason {
  return { field: field || null, rule, message: t(rule in REFUSALS ? `refusal.${rule}` : rule, params) };
}
