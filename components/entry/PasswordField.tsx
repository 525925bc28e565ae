import { FieldFrame, type FieldProps } from "@/components/Field.tsx";
import { PasswordEye } from "@/islands/entry/PasswordEye.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** A password with an eye to see what was typed, when script runs. What was typed never comes back from the server. */
export function PasswordField(
  { t, autocomplete, ...field }: FieldProps & {
    t: Translate;
    autocomplete: "current-password" | "new-password";
  },
) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <span class="password-wrap">
          <input {...aria} class="input" type="password" autocomplete={autocomplete} maxLength={512} />
          <PasswordEye field={aria.id} show={t("entry.show_password")} hide={t("entry.hide_password")} />
        </span>
      )}
    </FieldFrame>
  );
}
