import { refusalOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import { policyParams } from "@/services/entry/password_policy.ts";
import { PasswordField } from "./PasswordField.tsx";

/** The two entries of a new password with the policy in words. */
export function NewPasswordFields({ state, form }: { state: State; form: string }) {
  const { ctx: { t }, flash } = state;
  return (
    <>
      <PasswordField
        t={t}
        name="newPassword"
        idPrefix={form}
        label={t("entry.new_password")}
        hint={t("entry.policy", policyParams())}
        error={refusalOf(flash, form, "newPassword")}
        autocomplete="new-password"
        required
      />
      <PasswordField
        t={t}
        name="repeatPassword"
        idPrefix={form}
        label={t("entry.repeat_password")}
        error={refusalOf(flash, form, "repeatPassword")}
        autocomplete="new-password"
        required
      />
    </>
  );
}
