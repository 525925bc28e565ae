import { fieldLabel } from "@/components/registers/entry_texts.ts";
import { bodyTextOf, type DocumentKind } from "@/engines/documents/define_document.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What the parts of a draft are called, by the names that they are posted under. */
export function partNames(kind: DocumentKind, ctx: Ctx): Record<string, string> {
  const { t } = ctx;
  const form = formOf(kind);
  return {
    title: t("documents.title"),
    body: t(bodyTextOf(kind)),
    code: t("documents.code"),
    ...Object.fromEntries(fieldsOf(form).map(([name]) => [name, fieldLabel(ctx, form, name)])),
    attachments: t("documents.attachments"),
    captions: t("documents.captions"),
    sections: t("documents.attachment_sections"),
  };
}
