import { personOf } from "@/kernel/access/rights.ts";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import { PasswordField } from "@/components/entry/PasswordField.tsx";

const FORM = "email";

/** Changing the own e-mail: the new address must be confirmed before it counts. */
export function EmailCard({ state }: { state: State }) {
  const { ctx, flash } = state;
  const { t } = ctx;
  return (
    <Card title={t("account.email")} note={personOf(ctx).email ?? t("account.email_none")}>
      <form class="form" method="post" action="/oauth/email" data-call="changeEmail">
        <input type="hidden" name="_form" value={FORM} />
        <TextField
          name="email"
          idPrefix={FORM}
          type="email"
          label={t("account.email_new")}
          hint={t("account.email_hint")}
          value={typedOf(flash, FORM, "email")}
          error={refusalOf(flash, FORM, "email")}
          autocomplete="email"
          required
        />
        <PasswordField
          t={t}
          name="password"
          idPrefix={FORM}
          label={t("account.email_password")}
          error={refusalOf(flash, FORM, "password")}
          autocomplete="current-password"
          required
        />
        <div class="form-actions">
          <Button kind="plain">{t("account.send_link")}</Button>
        </div>
      </form>
    </Card>
  );
}
