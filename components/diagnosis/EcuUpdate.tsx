import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { Facts } from "@/components/Facts.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { State as Mark } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { EcuUpdates, Update } from "@/services/diagnosis/updates/types.ts";
import { FAULT_CODES } from "@/services/diagnosis/agent_messages.ts";
import { SafetyFields } from "./SafetyFields.tsx";

const MEGABYTE = 1024 * 1024;

/** The program of a control unit: what runs, what there is for it and why not, the update under way, those before. */
export function EcuUpdate({ shown, path, address, back, mayAct, worksheetHref, flash, ctx }: {
  shown: EcuUpdates;
  path: string;
  address: string;
  back: string;
  mayAct: boolean;
  /** Of the visit that the diagnosis belongs to; null: to none. */
  worksheetHref: string | null;
  flash: Flash | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const size = (bytes: number) => format.unit(bytes / MEGABYTE, "megabyte");
  const open = shown.updates.find(({ state, recoverable }) => state === "running" || recoverable);
  return (
    <div class="grid gap-3">
      <Facts
        facts={[
          { name: t("diagnosis.did_F191"), value: <span class="mono">{shown.hardware ?? "–"}</span> },
          { name: t("diagnosis.did_F189"), value: <span class="mono">{shown.software ?? "–"}</span> },
        ]}
      />
      {shown.hardware === null && mayAct && (
        <CallForm id="identify" action={`${path}/readings`} back={back} fields={{ address }}>
          <Button icon="refresh-cw">{t("diagnosis.update_identify")}</Button>
        </CallForm>
      )}
      {shown.updates.map((update) => (
        <OneUpdate
          key={update.id}
          update={update}
          back={back}
          mayAct={mayAct}
          size={size}
          flash={flash}
          ctx={ctx}
        />
      ))}
      {!shown.inRepair && mayAct && (
        <Notice tone="warn">
          {t("diagnosis.update_not_in_repair")}
          {worksheetHref && <a href={worksheetHref}>{t("page.VDSWorkSheet")}</a>}
        </Notice>
      )}
      {shown.candidates.length === 0 && <Empty title={t("diagnosis.update_none")} />}
      {shown.candidates.map((one) => {
        const form = `update-${one.softwareId}`;
        return (
          <Card
            key={form}
            title={`${one.softwareCode} ${one.versionText}`}
            note={
              <>
                {one.name}, {size(one.size)}
              </>
            }
          >
            {one.notes && <p>{one.notes}</p>}
            {one.refused ? <p class="note">{t(`refusal.${one.refused}`)}</p> : open
              ? (
                <p class="note">
                  {t(open.state === "running" ? "refusal.vds-ecu-busy" : "refusal.vds-update-open")}
                </p>
              )
              : mayAct && shown.inRepair && (
                <CallForm
                  id={form}
                  action={`${path}/updates`}
                  back={back}
                  fields={{ address, softwareId: one.softwareId }}
                  class="grid gap-2"
                >
                  <SafetyFields
                    moves
                    t={t}
                    confirm="diagnosis.update_confirm"
                    error={refusalOf(flash, form, "confirmed")}
                  />
                  <div>
                    <Button kind="primary" icon="hard-drive-download">{t("diagnosis.update_start")}</Button>
                  </div>
                </CallForm>
              )}
          </Card>
        );
      })}
    </div>
  );
}

const FAULTS: readonly string[] = FAULT_CODES;

/** How one update goes or went, and the ways on where it broke off. */
function OneUpdate({ update, back, mayAct, size, flash, ctx }: {
  update: Update;
  back: string;
  mayAct: boolean;
  size: (bytes: number) => string;
  flash: Flash | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, version, errorCode, phase, secondsLeft } = update;
  const title = `${update.softwareCode} ${update.fromVersion} → ${update.toVersion}`;
  const why = errorCode === null
    ? null
    : FAULTS.includes(errorCode)
    ? t(`diagnosis.fault_${errorCode}`)
    : errorCode === "907703"
    ? t("diagnosis.command_state_timed-out")
    : t("diagnosis.update_rolled_back");
  return (
    <Card
      title={title}
      note={
        <span class="vds-note">
          <Mark tone={toneOf(update.state)}>{t(`diagnosis.update_state_${update.state}`)}</Mark> {why}{" "}
          {format.moment(update.startedAt)} {update.startedBy}
        </span>
      }
    >
      {update.state === "running" && (
        <>
          <p>
            {t(`diagnosis.update_phase_${phase}`)}
            {phase === "programming" && ` ${size(update.written)} / ${size(update.size)}`}
            {secondsLeft !== null && `, ${t("diagnosis.update_left", { seconds: secondsLeft })}`}
          </p>
          <progress
            class="vds-progress"
            max={update.size}
            value={phase === "programming" ? update.written : undefined}
            aria-label={title}
          />
          <Notice tone="warn">{t("diagnosis.update_keep")}</Notice>
        </>
      )}
      {update.recoverable && (
        <>
          <Notice tone="err">{t("diagnosis.update_broken")}</Notice>
          {mayAct && (
            <div class="vds-how">
              <CallForm
                id={`resume-${id}`}
                action={`/tis/vds/updates/${id}/resumptions`}
                back={back}
                fields={{ version }}
                class="grid gap-2"
              >
                <SafetyFields
                  moves
                  t={t}
                  confirm="diagnosis.update_confirm"
                  error={refusalOf(flash, `resume-${id}`, "confirmed")}
                />
                <Button kind="primary" icon="play">{t("diagnosis.update_resume")}</Button>
              </CallForm>
              <CallForm
                id={`back-${id}`}
                action={`/tis/vds/updates/${id}/rollbacks`}
                back={back}
                fields={{ version }}
                class="grid gap-2"
              >
                <SafetyFields
                  moves
                  t={t}
                  confirm="diagnosis.update_confirm"
                  error={refusalOf(flash, `back-${id}`, "confirmed")}
                />
                <Button icon="undo-2">{t("diagnosis.update_roll_back")}</Button>
              </CallForm>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
