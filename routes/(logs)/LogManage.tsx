import { page } from "fresh";
import { z } from "zod";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { LogMonths } from "@/components/logs/LogMonths.tsx";
import { LogSettingsForm } from "@/components/logs/LogSettingsForm.tsx";
import { OldLogsCard } from "@/components/logs/OldLogsCard.tsx";
import { define } from "@/define.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readLogSettings } from "@/services/logs/log_settings.ts";
import { findOldLogs, logMonths, type OldYears } from "@/services/logs/old_logs.ts";

/** `old=2`: what is older than two years stands there to be confirmed. */
const asked = z.object({ old: z.enum(["2", "3"]).optional().catch(undefined) });

/** What is written to the logs, how long it is kept, what lies there, and its deletion. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { old } = asked.parse(Object.fromEntries(url.searchParams));
    const years = old === undefined ? null : Number(old) as OldYears;
    const [settings, months, found] = await Promise.all([
      readLogSettings(ctx),
      logMonths(ctx),
      years && findOldLogs(ctx, years * 12),
    ]);
    return page({ settings, months, years, found });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath, flash } }) => {
  const { t } = ctx;
  const { settings, months, years, found } = data;
  return (
    <>
      <PageHead title={t("page.LogManage")} crumbs={[{ label: t("nav.admin") }]} />
      <FlashNotice flash={flash} />
      <div class="board">
        <LogSettingsForm settings={settings} ctx={ctx} flash={flash} />
        <OldLogsCard years={years} found={found} ctx={ctx} basePath={basePath} />
        <LogMonths months={months} t={t} format={formatOf(ctx)} />
      </div>
    </>
  );
});
