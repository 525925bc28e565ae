import { personOf } from "@/kernel/access/rights.ts";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { type Lang, LANGUAGES } from "@/kernel/texts/languages.ts";
import { zones } from "@/services/users/account_settings.ts";

const FORM = "settings";

/** Language and time zone, also of mails and exports. */
export function SettingsCard({ state }: { state: State }) {
  const { ctx, incoming: { languages, partly }, flash } = state;
  const { t, lang } = ctx;
  // One that is not offered any more stays until another is chosen.
  const langs = languages.includes(lang) ? languages : [...languages, lang];
  const nameOf = (code: Lang) =>
    partly.has(code) ? t("account.language_partly", { name: LANGUAGES[code].name }) : LANGUAGES[code].name;
  return (
    <Card title={t("account.settings")}>
      <form class="form" method="post" action="/oauth/account-settings" data-call="setAccountSettings">
        <input type="hidden" name="_form" value={FORM} />
        <SelectField
          name="lang"
          label={t("account.language")}
          choices={langs.map((code) => ({ value: code, label: nameOf(code) }))}
          value={lang}
        />
        <SelectField
          name="zone"
          label={t("account.zone")}
          choices={zones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          value={personOf(ctx).zone}
          error={refusalOf(flash, FORM, "zone")}
        />
        <div class="form-actions">
          <Button kind="plain">{t("account.save")}</Button>
        </div>
      </form>
    </Card>
  );
}
