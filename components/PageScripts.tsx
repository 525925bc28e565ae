import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { FormEnhancer } from "@/islands/form/FormEnhancer.tsx";
import { PageBehaviours } from "@/islands/shell/PageBehaviours.tsx";
import { ConfirmDialog } from "@/islands/second_factor/ConfirmDialog.tsx";
import { islandTexts, transportTexts } from "./island_texts.ts";

/**
 * The islands every page has: forms and small behaviours; and for who is logged in the dialog that asks again who they are. Put once a
 * page, by the app wrapper.
 */
export function PageScripts({ t, isLoggedIn }: { t: Translate; isLoggedIn: boolean }) {
  return (
    <>
      <FormEnhancer
        texts={{ ...transportTexts(t), dismiss: t("form.dismiss"), notifications: t("form.notifications") }}
      />
      {isLoggedIn && (
        <ConfirmDialog
          texts={{
            ...transportTexts(t),
            ...islandTexts(t, {
              title: "form.confirm_identity",
              lead: "refusal.confirmation-needed",
              proof: "form.confirm_proof",
              confirm: "form.confirm_do",
              cancel: "form.confirm_cancel",
              passkey: "form.confirm_passkey",
              notGiven: "form.passkey_not_given",
            }),
          }}
        />
      )}
      <PageBehaviours
        selected={t("table.selected_count", { count: "{count}" })}
        tabsWarning={t("shell.tabs_warning", { count: LIMITS.openTabsWarning })}
        tabsLimit={LIMITS.openTabsWarning}
      />
    </>
  );
}
