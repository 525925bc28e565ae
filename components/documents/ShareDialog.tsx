import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import type { PreviewData } from "./read_preview.ts";

const FORM = "share";

/** Asks for whom a document is shared and in which language, both of which must be given; not in the overseas edition. */
export function ShareDialog({ kind, data: { document, text, query }, closeHref, state: { ctx, flash } }: {
  kind: DocumentKind;
  data: PreviewData;
  /** The page without it. */
  closeHref: string;
  state: State;
}) {
  const { t } = ctx;
  if (!query.share || flash?.kind === "success" || ctx.edition === "overseas") return null;
  const refused = flash?.form === FORM && flash.errors.length === 0 ? flash.message : "";
  return (
    <Dialog
      id="share"
      title={t("documents.share")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      open
      closeHref={closeHref}
      foot={
        <>
          <Button href={closeHref} data={{ leaves: "" }}>{t("form.cancel")}</Button>
          <Button kind="primary" icon="send" form="share-form">{t("documents.share_send")}</Button>
        </>
      }
    >
      <form
        id="share-form"
        class="share-form"
        method="post"
        action={`${kind.path}/${document.id}/shares`}
        data-call=""
        data-after={closeHref}
      >
        <input type="hidden" name="_form" value={FORM} />
        <p class="entry-refused" role="alert" data-form-error="">{refused}</p>
        <SelectField
          name="langCode"
          label={t("documents.share_language")}
          value={text.lang}
          choices={document.texts.filter(({ title }) => title !== "").map(({ lang }) => ({
            value: lang,
            label: LANGUAGES[lang].name,
          }))}
          error={refusalOf(flash, FORM, "langCode")}
          required
        />
        <TextField
          name="receivingUser"
          label={t("documents.share_receiver")}
          hint={t("documents.share_receiver_hint")}
          maxLength={64}
          error={refusalOf(flash, FORM, "receivingUser")}
          autofocus
          required
          mono
        />
      </form>
    </Dialog>
  );
}
