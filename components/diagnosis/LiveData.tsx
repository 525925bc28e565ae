import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { Empty } from "@/components/Empty.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { State as Mark } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { Select, SelectField } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { RunPlots } from "@/islands/diagnosis/RunPlots.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { nameOfData } from "@/services/diagnosis/course/name_of_data.ts";
import type { Diagnosis, FoundEcu } from "@/services/diagnosis/course/types.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { hexOf } from "@/services/diagnosis/hex_of.ts";
import { EVERY_MS, type Run, RUN_SECONDS, type RunRow, WATCHED } from "@/services/diagnosis/runs/types.ts";
import { isUnderWay } from "./CommandList.tsx";

/** Live data of a control unit: values to choose, the run that is shown, runs to look at again and to compare with. */
export function LiveData({ diagnosis, ecu, design, run, compared, runs, basePath, back, flash, ctx }: {
  diagnosis: Diagnosis;
  ecu: FoundEcu;
  design: EcuDesign;
  run: Run | null;
  compared: Run | null;
  runs: readonly RunRow[];
  basePath: string;
  back: string;
  flash: Flash | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, mayAct } = diagnosis;
  const { address } = ecu;
  const here = `${basePath}/VDSDiagnose?id=${id}&ecu=${address}&view=data`;
  const chosen = run?.signals.map(({ identifier }) => identifier) ??
    design.signals.slice(0, 4).map(({ identifier }) => hexOf(identifier, 4));
  const isRunning = run !== null && isUnderWay(run);
  return (
    <div class="grid gap-3">
      {mayAct && !isRunning && (
        <Card title={t("diagnosis.watch")}>
          <CallForm
            id="watch"
            action={`/tis/vds/diagnoses/${id}/runs`}
            back={back}
            fields={{ address }}
            class="grid gap-2"
          >
            <fieldset class="vds-signals">
              <legend>{t("diagnosis.watch_values", { most: WATCHED })}</legend>
              {design.signals.map(({ identifier: number, name, unit }) => {
                const identifier = hexOf(number, 4);
                return (
                  <Checkbox
                    key={identifier}
                    name="identifiers"
                    value={identifier}
                    checked={chosen.includes(identifier)}
                    bare
                  >
                    {nameOfData(ctx, identifier, name)} {unit && <span class="note">{unit}</span>}
                  </Checkbox>
                );
              })}
            </fieldset>
            <p class="field-error" data-error-of="identifiers">{refusalOf(flash, "watch", "identifiers")}</p>
            <div class="vds-how">
              <SelectField
                name="everyMs"
                idPrefix="watch"
                label={t("diagnosis.watch_every")}
                choices={EVERY_MS.map((ms) => ({
                  value: String(ms),
                  label: ms < 1000
                    ? t("diagnosis.watch_ms", { ms })
                    : t("diagnosis.watch_seconds", { seconds: ms / 1000 }),
                }))}
                value={String(run?.everyMs ?? 500)}
              />
              <SelectField
                name="seconds"
                idPrefix="watch"
                label={t("diagnosis.watch_long")}
                choices={RUN_SECONDS.map((seconds) => ({
                  value: String(seconds),
                  label: t("diagnosis.watch_seconds", { seconds }),
                }))}
                value={String(run?.watchSeconds ?? 60)}
              />
              <Button kind="primary" icon="play">{t("diagnosis.watch")}</Button>
            </div>
          </CallForm>
        </Card>
      )}
      {run === null
        ? runs.length === 0 && <Empty title={t("diagnosis.run_none")}>{t("diagnosis.run_none_why")}</Empty>
        : (
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
        )}
      {runs.length > 0 && (
        <Card title={t("diagnosis.run_stored")}>
          <ul class="vds-runs">
            {runs.map((one) => (
              <li key={one.id}>
                <a href={`${here}&run=${one.id}`} aria-current={one.id === run?.id ? "true" : "false"}>
                  {nameOfRun(one, format, t)}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function nameOfRun(
  { startedAt, startedBy, samples }: RunRow,
  format: ReturnType<typeof formatOf>,
  t: Ctx["t"],
): string {
  return `${format.moment(startedAt)} · ${t("diagnosis.run_samples", { count: samples })} · ${startedBy}`;
}
