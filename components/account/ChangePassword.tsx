import { personOf } from "@/kernel/access/rights.ts";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import { NewPasswordFields } from "@/components/entry/NewPasswordFields.tsx";
import { AccountOfPassword } from "@/components/entry/AccountOfPassword.tsx";
import { PasswordField } from "@/components/entry/PasswordField.tsx";

const FORM = "password";

/** Changing the own password. */
export function ChangePassword({ state }: { state: State }) {
  const { ctx, flash } = state;
  const { t } = ctx;
  return (
    <Card title={t("account.password")}>
      <form class="form" method="post" action="/oauth/password" data-call="changePassword">
        <input type="hidden" name="_form" value={FORM} />
        <AccountOfPassword userCode={personOf(ctx).userCode} />
        <PasswordField
          t={t}
          name="oldPassword"
          idPrefix={FORM}
          label={t("account.old_password")}
          error={refusalOf(flash, FORM, "oldPassword")}
          autocomplete="current-password"
          required
        />
        <NewPasswordFields state={state} form={FORM} />
        <div class="form-actions">
          <Button kind="primary">{t("account.save_password")}</Button>
        </div>
      </form>
    </Card>
  );
}
