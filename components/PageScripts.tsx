import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { FormEnhancer } from "@/islands/form/FormEnhancer.tsx";
import { PageBehaviours } from "@/islands/shell/PageBehaviours.tsx";
import { transportTexts } from "./island_texts.ts";

/** The two islands every page has: forms and small behaviours. Put once a page, by the app wrapper. */
export function PageScripts({ t }: { t: Translate }) {
  return (
    <>
      <FormEnhancer
        texts={{ ...transportTexts(t), dismiss: t("form.dismiss"), notifications: t("form.notifications") }}
      />
      <PageBehaviours
        selected={t("table.selected_count", { count: "{count}" })}
        tabsWarning={t("shell.tabs_warning", { count: LIMITS.openTabsWarning })}
        tabsLimit={LIMITS.openTabsWarning}
      />
    </>
  );
}
