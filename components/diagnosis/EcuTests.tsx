import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameOfData, nameOfRoutine } from "@/services/diagnosis/course/name_of_data.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { hexOf } from "@/services/diagnosis/hex_of.ts";
import { SafetyFields } from "./SafetyFields.tsx";

/** Seconds that an actuator is driven unless somebody says otherwise. */
const SECONDS = 5;

/** Actuators and routines of a control unit. What moves is asked about first; what runs is aborted in the list of commands. */
export function EcuTests({ design, path, back, address, flash, ctx }: {
  design: EcuDesign;
  path: string;
  back: string;
  address: string;
  flash: Flash | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  if (design.outputs.length + design.routines.length === 0) {
    return <Empty title={t("diagnosis.tests_none")} />;
  }
  const of = (identifier: number, moves: boolean, form: string) => ({
    identifier: hexOf(identifier, 4),
    form,
    safety: <SafetyFields moves={moves} t={t} error={refusalOf(flash, form, "confirmed")} />,
  });
  return (
    <div class="grid gap-3 md:grid-cols-2">
      {design.outputs.map((output) => {
        const { identifier, form, safety } = of(
          output.identifier,
          output.moves,
          `drive-${output.identifier}`,
        );
        const name = nameOfData(ctx, identifier, output.name);
        return (
          <Card key={form} title={name} note={t("diagnosis.tests_actuators")}>
            <CallForm
              id={form}
              action={`${path}/actuator-tests`}
              back={back}
              fields={{ address, identifier }}
              class="grid gap-2"
            >
              {safety}
              <TextField
                name="seconds"
                idPrefix={form}
                label={t("diagnosis.tests_for")}
                type="number"
                min={1}
                max={60}
                value={SECONDS}
                error={refusalOf(flash, form, "seconds")}
              />
              <div>
                <Button icon="play" label={`${t("diagnosis.tests_drive")}: ${name}`}>
                  {t("diagnosis.tests_drive")}
                </Button>
              </div>
            </CallForm>
          </Card>
        );
      })}
      {design.routines.map((routine) => {
        const { identifier, form, safety } = of(
          routine.identifier,
          routine.moves,
          `run-${routine.identifier}`,
        );
        const name = nameOfRoutine(ctx, identifier);
        return (
          <Card key={form} title={name} note={t("diagnosis.tests_routines")}>
            <CallForm
              id={form}
              action={`${path}/routines`}
              back={back}
              fields={{ address, identifier }}
              class="grid gap-2"
            >
              {safety}
              <div>
                <Button icon="play" label={`${t("diagnosis.tests_run")}: ${name}`}>
                  {t("diagnosis.tests_run")}
                </Button>
              </div>
            </CallForm>
          </Card>
        );
      })}
    </div>
  );
}
