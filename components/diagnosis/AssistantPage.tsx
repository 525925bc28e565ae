import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import type { Choice } from "@/components/Select.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State } from "@/edge/state.ts";
import type { Findings, Situation } from "@/services/diagnosis/assistant/types.ts";
import { CauseCard, CheckText } from "./CauseCard.tsx";
import { assistantHref } from "./assistant_links.ts";
import { SituationForm } from "./SituationForm.tsx";

/** The assistant: what the vehicle shows, the check that tells most, and what may be wrong, the likeliest first. */
export function AssistantPage({ asked, choices, found, state }: {
  asked: Situation;
  choices: { symptoms: readonly Choice[]; series: readonly Choice[] };
  /** Null: nothing is asked yet. */
  found: Findings | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const shown = { asked, ctx, basePath };
  const answered = asked.so.length + asked.not.length;
  return (
    <>
      <PageHead title={t("page.DiagnoseHelper")} crumbs={[{ label: t("nav.diagnosis") }]} />
      <FlashNotice flash={flash} />
      <div class="page-body grid gap-3">
        <SituationForm asked={asked} choices={choices} ctx={ctx} action={`${basePath}/DiagnoseHelper`} />
        {found && found.dtcs.length > 0 && (
          <Card title={t("diagnosis.assistant.dtcs")}>
            <ul class="use-list">
              {found.dtcs.map(({ code, name, link }) => (
                <li key={code}>
                  {link === null
                    ? <span class="mono">{code}</span>
                    : <a class="link mono" href={`${basePath}/${link}`}>{code}</a>}{" "}
                  {name ?? t("diagnosis.unknown_dtc")}
                </li>
              ))}
            </ul>
            <AskAbout
              kind="technical"
              about={{
                from: "dtc",
                key: found.dtcs[0]!.code,
                dtcs: found.dtcs.map(({ code }) => code),
                vin: asked.vin,
                series: found.series?.code,
              }}
              state={state}
            />
          </Card>
        )}
        {answered > 0 && (
          <p class="vds-acts">
            {t("diagnosis.assistant.checked", { count: answered })}
            <Button icon="rotate-ccw" href={fromHere(assistantHref(basePath, asked, { so: [], not: [] }))}>
              {t("diagnosis.assistant.afresh")}
            </Button>
          </p>
        )}
        {found?.next && (
          <Card title={t("diagnosis.assistant.next")}>
            <CheckText check={found.next} answers {...shown} />
          </Card>
        )}
        {found && found.causes.length === 0 && (
          <Empty title={t("diagnosis.assistant.none")} drawing="search">
            {t("diagnosis.assistant.none_why")}
          </Empty>
        )}
        {found?.causes.map((cause, place) => (
          <CauseCard key={cause.title} cause={cause} place={place + 1} {...shown} />
        ))}
      </div>
    </>
  );
}
