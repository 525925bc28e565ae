import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Radio } from "@/components/Checkbox.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import { may } from "@/kernel/access/rights.ts";
import { LOG_LEVELS } from "@/engines/audit/level_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { KEEP_MONTHS, KEEP_TOLD_MONTHS, type LogSettings } from "@/services/logs/log_settings.ts";

const FORM = "log-settings";

/** What is written, and after how long it goes by itself. */
export function LogSettingsForm(
  { settings, ctx, flash }: { settings: LogSettings; ctx: Ctx; flash: Flash | null },
) {
  const { t } = ctx;
  const mayEdit = may(ctx.actor, "LogManage:edit");
  return (
    <Card title={t("logs.settings")}>
      <form class="form" method="post" action="/tis/log-settings" data-call="saveLogSettings">
        <input type="hidden" name="_form" value={FORM} />
        <input type="hidden" name="version" value={settings.version} />
        <fieldset class="field log-levels" disabled={!mayEdit}>
          <legend class="field-label">{t("logs.written")}</legend>
          {LOG_LEVELS.map((level) => (
            <div key={level}>
              <Radio name="level" value={String(level)} checked={settings.level === level}>
                {t("logs.level_choice", {
                  level,
                  name: level === 0 ? t("logs.level_all") : t(`logs.written_${level}`),
                })}
              </Radio>
            </div>
          ))}
          <p class="field-hint">{t("logs.written_hint")}</p>
        </fieldset>
        <SelectField
          name="keepMonths"
          label={t("logs.keep")}
          hint={t("logs.keep_hint")}
          error={refusalOf(flash, FORM, "keepMonths")}
          value={String(settings.keepMonths)}
          choices={KEEP_MONTHS.map((months) => ({ value: String(months), label: keptFor(ctx, months) }))}
          disabled={!mayEdit}
        />
        <SelectField
          name="keepToldMonths"
          label={t("logs.keep_told")}
          hint={t("logs.keep_told_hint")}
          error={refusalOf(flash, FORM, "keepToldMonths")}
          value={String(settings.keepToldMonths)}
          choices={KEEP_TOLD_MONTHS.map((months) => ({ value: String(months), label: keptFor(ctx, months) }))}
          disabled={!mayEdit}
        />
        {settings.changedAt && (
          <p class="text-meta text-ink-3">
            {t("logs.changed_last", {
              at: formatOf(ctx).moment(settings.changedAt),
              who: settings.changedBy ?? t("logs.portal"),
            })}
          </p>
        )}
        {mayEdit && (
          <div class="form-actions">
            <Button kind="primary">{t("logs.save")}</Button>
          </div>
        )}
      </form>
    </Card>
  );
}

function keptFor({ t }: Ctx, months: number): string {
  return months === 0 ? t("logs.keep_always") : t("logs.months", { months });
}
