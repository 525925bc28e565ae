import { refusalOf } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import { SHARE_FORM, ShareForm } from "@/components/ShareForm.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import type { PreviewData } from "./read_preview.ts";

/** Asks for whom a document is shared and in which language, both of which must be given; not in the overseas edition. */
export function ShareDialog({ kind, data: { document, text, query }, closeHref, state }: {
  kind: DocumentKind;
  data: PreviewData;
  /** The page without it. */
  closeHref: string;
  state: State;
}) {
  const { ctx, flash } = state;
  if (!query.share || ctx.edition === "overseas") return null;
  return (
    <ShareForm
      action={`${kind.path}/${document.id}/shares`}
      hint={ctx.t("documents.share_receiver_hint")}
      closeHref={closeHref}
      state={state}
    >
      <SelectField
        name="langCode"
        label={ctx.t("documents.share_language")}
        value={text.lang}
        choices={document.texts.filter(({ title }) => title !== "").map(({ lang }) => ({
          value: lang,
          label: LANGUAGES[lang].name,
        }))}
        error={refusalOf(flash, SHARE_FORM, "langCode")}
        required
      />
    </ShareForm>
  );
}
