import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { OLD_YEARS, type OldLogs, type OldYears } from "@/services/logs/old_logs.ts";

/** Deletion of old logs: first how old, then what that takes, then the deletion of exactly that. */
export function OldLogsCard({ years, found, ctx, basePath }: {
  years: OldYears | null;
  found: OldLogs | null;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  if (!may(ctx.actor, "LogManage:delete")) return null;
  return (
    <Card title={t("logs.delete_old")}>
      <p class="text-ink-2">{t("logs.delete_old_why")}</p>
      <div class="form-actions log-ages">
        {OLD_YEARS.map((one) => (
          <Button key={one} href={`?old=${one}`} pressed={years === one}>
            {t("logs.older_than", { years: one })}
          </Button>
        ))}
      </div>
      {years && found && found.rows === 0 && <p>{t("refusal.logs-none-old", { years })}</p>}
      {years && found && found.rows > 0 && (
        <form method="post" action="/tis/old-logs/deletion" data-call="deleteOldLogs">
          <Facts
            facts={[
              { name: t("logs.lines"), value: format.number(found.rows) },
              {
                name: t("logs.range"),
                value: `${format.day(found.from!)} – ${
                  t("logs.before_day", { day: format.day(found.until) })
                }`,
              },
              { name: t("logs.month_tables"), value: format.number(found.months.length) },
            ]}
          />
          <p class="text-ink-2">{t("logs.delete_final")}</p>
          <input type="hidden" name="years" value={years} />
          <input type="hidden" name="rows" value={found.rows} />
          <input type="hidden" name="until" value={found.until} />
          <div class="form-actions">
            <Button href={`${basePath}/LogManage`}>{t("logs.cancel")}</Button>
            <Button kind="danger" icon="trash">{t("logs.delete_lines", { rows: found.rows })}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
