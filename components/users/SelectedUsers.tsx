import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { TextField } from "@/components/Field.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** The form that holds the ticked rows of a register. */
const ROWS = "register-rows";

/** What can be done with the accounts that are ticked in the list. */
export function SelectedUsers({ ctx }: { ctx: Ctx }) {
  const { t } = ctx;
  return (
    <>
      {may(ctx.actor, "baseinfouser:freeze") && (
        <>
          <Button icon="user-check" formAction="/tis/users/activation">{t("users.activate")}</Button>
          <Button type="button" icon="snowflake" class="needs-script" opens="users-freeze">
            {t("users.freeze")}
          </Button>
          <Button icon="sun" formAction="/tis/users/unfreezing">{t("users.unfreeze")}</Button>
        </>
      )}
      {may(ctx.actor, "baseinfouser:password") && (
        <>
          <Button type="button" icon="key-round" class="needs-script" opens="users-reset">
            {t("users.reset")}
          </Button>
          <Button icon="key-round" class="needs-no-script" formAction="/tis/users/password-mails">
            {t("users.reset")}
          </Button>
        </>
      )}
    </>
  );
}

/** Asks for the reason before accounts are frozen. */
export function FreezeDialog({ ctx }: { ctx: Ctx }) {
  const { t } = ctx;
  if (!may(ctx.actor, "baseinfouser:freeze")) return null;
  return (
    <Dialog
      id="users-freeze"
      title={t("users.freeze_title")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      foot={
        <Button kind="danger" form={ROWS} formAction="/tis/users/freezing" icon="snowflake">
          {t("users.freeze")}
        </Button>
      }
    >
      <p>{t("users.freeze_text")}</p>
      <TextField
        name="reason"
        idPrefix="ticked"
        form={ROWS}
        label={t("users.reason")}
        hint={t("users.reason_hint")}
        maxLength={200}
      />
    </Dialog>
  );
}

/** Says what a reset does before it is done. */
export function ResetDialog({ ctx }: { ctx: Ctx }) {
  const { t } = ctx;
  if (!may(ctx.actor, "baseinfouser:password")) return null;
  return (
    <Dialog
      id="users-reset"
      title={t("users.reset_title")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      foot={
        <Button kind="danger" form={ROWS} formAction="/tis/users/password-mails" icon="key-round">
          {t("users.reset")}
        </Button>
      }
    >
      <p>{t("users.reset_text")}</p>
    </Dialog>
  );
}
