import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import type { CaseStanding } from "@/services/cases/standing.ts";

/** How a case stands with its readers: mark, how often it was read, and whether it helped, which stores say here. */
export function CaseStandingCard(
  { id, standing, state }: { id: number; standing: CaseStanding; state: State },
) {
  const { t } = state.ctx;
  const { excellent, timesRead, fixed, notFixed, own, mayJudge, mayMark, storeName } = standing;
  const verdict = (said: boolean) => (
    <form method="post" action={`/tis/cases/${id}/verdict`} data-call="" data-after="reload">
      <input type="hidden" name="fixed" value={String(said)} />
      <Button icon={said ? "thumbs-up" : "thumbs-down"} pressed={own === said}>
        {t(said ? "cases.fixed" : "cases.not_fixed")}
      </Button>
    </form>
  );
  return (
    <Card
      title={t("cases.standing")}
      end={excellent && <Chip tone="ok" icon="star">{t("cases.excellent")}</Chip>}
    >
      <Facts
        facts={[
          ...storeName ? [{ name: t("cases.store"), value: storeName }] : [],
          { name: t("documents.timesRead"), value: timesRead },
          {
            name: t("cases.helped"),
            value: fixed + notFixed === 0
              ? t("cases.helped_nobody")
              : t("cases.helped_of", { fixed, all: fixed + notFixed }),
          },
        ]}
      />
      {mayJudge && (
        <>
          <p class="note">{t("cases.judge_why")}</p>
          <div class="case-verdict">{verdict(true)}{verdict(false)}</div>
        </>
      )}
      {mayMark && (
        <form method="post" action={`/tis/cases/${id}/mark`} data-call="" data-after="reload">
          <Button icon="star">{t("cases.mark_excellent")}</Button>
        </form>
      )}
    </Card>
  );
}
