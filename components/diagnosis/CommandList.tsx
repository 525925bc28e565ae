import { Button } from "@/components/Button.tsx";
import { State as Mark } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { nameOfData, nameOfRoutine } from "@/services/diagnosis/course/name_of_data.ts";
import type { AskedCommand, Diagnosis } from "@/services/diagnosis/course/types.ts";

const UNDER_WAY: readonly AskedCommand["state"][] = ["waiting", "sent", "begun"];

/** Whether a device still has to answer. */
export function isUnderWay({ state }: Pick<AskedCommand, "state">): boolean {
  return UNDER_WAY.includes(state);
}

/** Commands that take their time, and so can be stopped. */
const STOPPABLE = new Set(["watch-data", "run-routine", "test-actuator"]);

/** What a device was asked, the latest first, how it went, and the way to stop what runs. */
export function CommandList({ commands, diagnosis, back, most = 6, ctx }: {
  commands: readonly AskedCommand[];
  diagnosis: Diagnosis;
  back: string;
  most?: number;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const codeAt = (address: string | null) =>
    diagnosis.found.find((ecu) => ecu.address === address)?.code ?? address;
  return (
    <ul class="vds-commands" aria-live="polite">
      {commands.slice(0, most).map((one) => (
        <li key={one.id}>
          <span class="look-name">
            {t(`diagnosis.command_${one.kind}`)}{" "}
            {one.address && <span class="mono">{codeAt(one.address)}</span>}
            {one.identifier && ` ${subjectOf(ctx, one)}`}
          </span>
          <Mark tone={toneOf(one.state)}>{t(`diagnosis.command_state_${one.state}`)}</Mark>
          {one.fault && <span>{t(`diagnosis.fault_${one.fault}`)} {one.negativeCode}</span>}
          {one.outcome && <span>{outcomeOf(ctx, one)}</span>}
          <span class="when">{format.moment(one.askedAt)}</span>
          {diagnosis.mayAct && isUnderWay(one) && STOPPABLE.has(one.kind) && (
            one.stopAsked
              ? <span class="note">{t("diagnosis.stop_asked")}</span>
              : (
                <CallForm id={`stop-${one.id}`} action={`/tis/vds/commands/${one.id}/stops`} back={back}>
                  <Button
                    kind="danger"
                    icon="circle-stop"
                    label={`${t("diagnosis.abort")}: ${t(`diagnosis.command_${one.kind}`)}`}
                  >
                    {t("diagnosis.abort")}
                  </Button>
                </CallForm>
              )
          )}
        </li>
      ))}
    </ul>
  );
}

function subjectOf(ctx: Ctx, { kind, identifier }: AskedCommand): string {
  return kind === "run-routine" ? nameOfRoutine(ctx, identifier!) : nameOfData(ctx, identifier!, null);
}

/** What a command came to, in words. */
function outcomeOf({ t }: Ctx, { kind, outcome }: AskedCommand): string {
  const { stopped, samples, before, after } = outcome as Record<string, unknown>;
  if (kind === "watch-data") return t("diagnosis.run_samples", { count: Number(samples) });
  if (kind === "write-coding") {
    return t("diagnosis.result_coding", { before: valueOf(before), after: valueOf(after) });
  }
  return t(stopped === true ? "diagnosis.result_stopped" : "diagnosis.result_done");
}

const valueOf = (bytes: unknown) => String(parseInt(String(bytes), 16));
