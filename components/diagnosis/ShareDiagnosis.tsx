import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";

const FORM = "share";

/** Asks to whom a report is shown. */
export function ShareDiagnosis({ id, closeHref, state: { ctx: { t }, flash } }: {
  id: number;
  /** The page without it. */
  closeHref: string;
  state: State;
}) {
  if (flash?.kind === "success") return null;
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
        action={`/tis/vds/diagnoses/${id}/shares`}
        data-call=""
        data-after={closeHref}
      >
        <input type="hidden" name="_form" value={FORM} />
        <p class="entry-refused" role="alert" data-form-error="">{refused}</p>
        <TextField
          name="receivingUser"
          label={t("documents.share_receiver")}
          hint={t("diagnosis.report.receiver_hint")}
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
