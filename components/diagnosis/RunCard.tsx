import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { State as Mark } from "@/components/Mark.tsx";
import { Select } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { RunPlots } from "@/islands/diagnosis/RunPlots.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Diagnosis } from "@/services/diagnosis/course/types.ts";
import type { Run, RunRow } from "@/services/diagnosis/runs/types.ts";
import { isUnderWay } from "./CommandList.tsx";
import { nameOfRun } from "./name_of_run.ts";

interface RunCardProps {
  diagnosis: Diagnosis;
  address: string;
  run: Run;
  compared: Run | null;
  /** All of the control unit, to compare with. */
  runs: readonly RunRow[];
  basePath: string;
  back: string;
  flash: Flash | null;
  ctx: Ctx;
}

/** A run of live data: its plots, as they come in or as they were, what stops and marks it, and another one beside it. */
export function RunCard(
  { diagnosis, address, run, compared, runs, basePath, back, flash, ctx }: RunCardProps,
) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, mayAct } = diagnosis;
  const isRunning = isUnderWay(run);
  return (
    <Card
      title={t("diagnosis.run_of", { at: format.moment(run.startedAt) })}
      note={
        <span class="vds-note">
          <Mark tone={toneOf(run.state)}>{t(`diagnosis.command_state_${run.state}`)}</Mark>
          {run.fault && t(`diagnosis.fault_${run.fault}`)} {run.startedBy}
        </span>
      }
      end={
        <Button icon="download" href={`/tis/vds/run-files/${run.id}.csv`}>
          {t("diagnosis.run_csv")}
        </Button>
      }
    >
      {mayAct && isRunning && (
        <div class="vds-how">
          <CallForm id="stop-run" action={`/tis/vds/commands/${run.id}/stops`} back={back} quiet>
            <Button kind="danger" icon="circle-stop">{t("diagnosis.stop")}</Button>
          </CallForm>
          <CallForm
            id="mark"
            action={`/tis/vds/runs/${run.id}/marks`}
            back={back}
            data={{ after: "stay" }}
            class="vds-how"
          >
            <TextField
              name="note"
              idPrefix="mark"
              label={t("diagnosis.run_mark_label")}
              required
              maxLength={LIMITS.noteLength}
              error={refusalOf(flash, "mark", "note")}
            />
            <Button icon="flag">{t("diagnosis.run_mark")}</Button>
          </CallForm>
        </div>
      )}
      <RunPlots
        key={run.id}
        run={run}
        compared={compared?.samples ?? []}
        words={{
          ...islandTexts(t, {
            now: "diagnosis.run_now",
            least: "diagnosis.run_least",
            most: "diagnosis.run_most",
            other: "diagnosis.run_other",
            waits: "diagnosis.run_waits",
          }),
          // The island fills their places.
          plot: t("diagnosis.run_plot", {
            name: "{name}",
            from: "{from}",
            to: "{to}",
            unit: "{unit}",
            seconds: "{seconds}",
          }),
        }}
        marksWord={t("diagnosis.run_marks")}
        transport={transportTexts(t)}
        tag={tagOf(ctx.lang)}
      />
      {runs.length > 1 && (
        <form method="get" action={`${basePath}/VDSDiagnose`} class="vds-how">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="ecu" value={address} />
          <input type="hidden" name="view" value="data" />
          <input type="hidden" name="run" value={run.id} />
          <Select
            name="compare"
            label={t("diagnosis.run_compare")}
            choices={runs.filter((one) => one.id !== run.id).map((one) => ({
              value: one.id,
              label: nameOfRun(one, format, t),
            }))}
            value={compared?.id}
            empty={t("diagnosis.run_compare_none")}
          />
          <Button icon="git-compare">{t("diagnosis.run_compare_do")}</Button>
        </form>
      )}
    </Card>
  );
}
