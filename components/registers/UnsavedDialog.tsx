import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import type { Ctx } from "@/kernel/ctx.ts";

/** Asked by script before typed text is lost. */
export function UnsavedDialog({ ctx: { t } }: { ctx: Ctx }) {
  return (
    <Dialog
      id="register-unsaved"
      title={t("registers.unsaved_title")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      foot={
        <>
          <Button type="button" kind="danger" data={{ discard: "" }}>{t("registers.discard")}</Button>
          <Button type="button" kind="primary" data={{ closes: "" }}>{t("registers.keep_editing")}</Button>
        </>
      }
    >
      <p>{t("registers.unsaved_text")}</p>
    </Dialog>
  );
}
