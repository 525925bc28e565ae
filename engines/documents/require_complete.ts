import { isEmpty } from "@/engines/registers/draft_values.ts";
import { labelKey } from "@/engines/registers/sheet_columns.ts";
import { isEmptyDocument } from "@/engines/richtext/plain_document.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { bodyTextOf, type DocumentKind } from "./define_document.ts";
import { formOf } from "./form_of.ts";
import { requireSeriesOfBrand } from "./require_series_of_brand.ts";
import type { DocumentView } from "./types.ts";

/** Refuses what cannot be submitted: by field what is missing, words that block it, series of another brand, and the kind's own rules. */
export async function requireComplete(
  tx: TxCtx,
  kind: DocumentKind,
  document: DocumentView,
): Promise<void> {
  const source = document.texts.find(({ state }) => state === "source");
  const missing = [
    ...(document.code === null ? ["code"] : []),
    ...(source?.title ? [] : ["title"]),
    ...(kind.bodyOptional || (source && !isEmptyDocument(source.body)) ? [] : ["body"]),
    ...kind.requires.filter((name) => isEmpty(document.values[name])),
  ];
  if (missing.length > 0) {
    throw refuse(
      "invalid-input",
      {},
      missing.map((field): FieldRefusal => ({ field, rule: "field-required" })),
    );
  }
  const fault = kind.code.check(document.code!, document.values);
  if (fault) throw refuse("invalid-input", {}, [fault]);
  if (kind.departments(document.values).length === 0) throw refuse("document-no-approver");
  const own: Record<string, string> = {
    title: tx.t("documents.title"),
    body: tx.t(bodyTextOf(kind)),
    captions: tx.t("documents.captions"),
  };
  await requireCleanText(tx, {
    title: document.texts.map(({ title }) => title),
    body: document.texts.map(({ body }) => textOf(body)),
    captions: document.attachments.map(({ captions }) => captions),
    ...document.values,
  }, (field) => own[field] ?? tx.t(labelKey(formOf(kind), field)));
  await requireSeriesOfBrand(tx, kind, document);
  await kind.check?.(tx, document);
}
