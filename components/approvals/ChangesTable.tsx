import { Card } from "@/components/Card.tsx";
import { fieldLabel } from "@/components/registers/entry_texts.ts";
import type { Difference } from "@/engines/documents/content_of.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameOfLang } from "@/kernel/texts/languages.ts";

/** What differs from what was last approved, name by name: then and now. */
export function ChangesTable(
  { kind, changes, ctx }: { kind: DocumentKind; changes: readonly Difference[] | null; ctx: Ctx },
) {
  const { t } = ctx;
  const said = (value: unknown) =>
    value === null || value === ""
      ? "–"
      : typeof value === "boolean"
      ? t(value ? "registers.value_yes" : "registers.value_no")
      : String(value);
  return (
    <Card title={t("approvals.changed")} bare={changes !== null && changes.length > 0}>
      {changes === null
        ? <p class="text-ink-2">{t("approvals.first")}</p>
        : changes.length === 0
        ? <p class="text-ink-2">{t("approvals.unchanged")}</p>
        : (
          <div class="table-scroll">
            <table class="table stack document-difference">
              <thead>
                <tr>
                  <th scope="col">{t("documents.fields")}</th>
                  <th scope="col">{t("approvals.before")}</th>
                  <th scope="col">{t("approvals.after")}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ name, before, after }) => (
                  <tr key={name}>
                    <td class="title">{nameOf(ctx, kind, name)}</td>
                    <td>{said(before)}</td>
                    <td>{said(after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Card>
  );
}

/** What a member of a document's content is called. */
function nameOf(ctx: Ctx, kind: DocumentKind, name: string): string {
  const form = formOf(kind);
  if (fieldOf(form, name)) return fieldLabel(ctx, form, name);
  const [what, lang] = name.split(".");
  if (what === "title" && lang) return `${ctx.t("documents.title")} · ${nameOfLang(lang)}`;
  if (what === "text" && lang) return `${ctx.t("documents.body")} · ${nameOfLang(lang)}`;
  if (name === "audience") return ctx.t("audience.title");
  return name === "code" ? ctx.t("documents.code") : ctx.t("documents.attachments");
}
