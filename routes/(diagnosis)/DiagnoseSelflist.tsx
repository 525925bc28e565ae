import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { today } from "@/kernel/today.ts";
import { diagnosisList } from "@/services/diagnosis/course/diagnosis_list.ts";
import { isTooLong, rangeOf } from "@/services/diagnosis/course/diagnosis_range.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The reader's own diagnoses of at most a month. A longer range in the address is cut to its end, and said so. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const [from, to] = ["from", "to"].map((name) => {
      const day = url.searchParams.get(name) ?? "";
      return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
    }) as [string | null, string | null];
    const cut = isTooLong({ from, to });
    const within = new URL(url);
    if (cut) within.searchParams.set("from", rangeOf({ from: null, to }, today(ctx)).from);
    const range = rangeOf({ from: cut ? null : from, to }, today(ctx));
    return page({ list: await readListPage(diagnosisList, ctx, within), cut, range });
  },
});

export default define.page<typeof handler>(({ data: { list, cut, range }, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <ListPage
      list={diagnosisList}
      data={list}
      state={state}
      parts={{
        above: cut && (
          <Notice tone="warn">
            {t("refusal.vds-range-too-long", { months: LIMITS.diagnosisRangeMonths })}
          </Notice>
        ),
        before: () => (
          <p class="note vds-range">
            {t("diagnosis.selflist.range", { from: format.day(range.from), to: format.day(range.to) })}
          </p>
        ),
        firstTools: (
          <>
            {may(ctx.actor, "VDSFeedback:view") && (
              <Button icon="message-square-warning" class="btn-sign" href={`${basePath}/VDSFeedback`}>
                {t("page.VDSFeedback")}
              </Button>
            )}
            {may(ctx.actor, "VDSFeedbackNoDiagnose:view") && (
              <Button icon="ban" class="btn-sign" href={`${basePath}/VDSFeedbackNoDiagnose`}>
                {t("page.VDSFeedbackNoDiagnose")}
              </Button>
            )}
          </>
        ),
        tools: may(ctx.actor, "VDSDiagnose:edit") && (
          <Button kind="primary" icon="stethoscope" href={`${basePath}/VDSDiagnose`}>
            {t("diagnosis.start")}
          </Button>
        ),
      }}
    />
  );
});
