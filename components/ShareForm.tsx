import type { ComponentChildren } from "preact";
import type { State } from "@/edge/state.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { refusalOf, TextField } from "./Field.tsx";

/** The name by which the form's refusals find it. */
export const SHARE_FORM = "share";

/** Asks to whom something is shown. Gone once it was sent: the page itself says so. */
export function ShareForm({ action, hint, closeHref, children, state: { ctx: { t }, flash } }: {
  /** Path of the call, which takes `receivingUser` and what the fields between bring. */
  action: string;
  /** Whom one may name. */
  hint: string;
  /** The page without it. */
  closeHref: string;
  /** Fields before that of the receiver. */
  children?: ComponentChildren;
  state: State;
}) {
  if (flash?.kind === "success") return null;
  const refused = flash?.form === SHARE_FORM && flash.errors.length === 0 ? flash.message : "";
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
        action={action}
        data-call=""
        data-after={closeHref}
      >
        <input type="hidden" name="_form" value={SHARE_FORM} />
        <p class="entry-refused" role="alert" data-form-error="">{refused}</p>
        {children}
        <TextField
          name="receivingUser"
          label={t("documents.share_receiver")}
          hint={hint}
          maxLength={64}
          error={refusalOf(flash, SHARE_FORM, "receivingUser")}
          autofocus
          required
          mono
        />
      </form>
    </Dialog>
  );
}
