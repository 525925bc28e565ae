import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { State as Mark, Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { DiagnosisRow } from "@/services/diagnosis/course/types.ts";
import type { Device } from "@/services/diagnosis/devices/types.ts";

/** Where a diagnosis begins: device and vehicle, and those that run or were made last. */
export function StartDiagnosis({ devices, diagnoses, vin, state }: {
  devices: readonly Device[];
  diagnoses: readonly DiagnosisRow[];
  /** That the page was led to, or is in context. */
  vin: string | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const online = devices.filter((one) => one.state === "online" && one.vin !== null);
  const meant = vin ?? online[0]?.vin ?? null;
  /** The vehicle is plugged in there. */
  const pluggedIn = online.find((one) => one.vin === meant);
  return (
    <>
      <PageHead title={t("page.VDSDiagnose")} crumbs={[{ label: t("nav.diagnosis") }]}>
        <Button icon="list" href="?show=campaign">{t("diagnosis.campaign")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-body grid gap-3">
        {devices.length === 0 && (
          <Card title={t("diagnosis.start")}>
            <Empty
              title={t("diagnosis.device.none")}
              action={may(ctx.actor, "RegistVDS:edit")
                ? (
                  <Button kind="primary" icon="plus" href={`${basePath}/RegistVDS`}>
                    {t("diagnosis.device.new")}
                  </Button>
                )
                : undefined}
            >
              {t(
                may(ctx.actor, "RegistVDS:edit") ? "diagnosis.device.none_why" : "diagnosis.device.ask_why",
              )}
            </Empty>
          </Card>
        )}
        {devices.length > 0 && may(ctx.actor, "VDSDiagnose:edit") && (
          <Card title={t("diagnosis.start")}>
            <CallForm
              id="start"
              action="/tis/vds/diagnoses"
              back={`${basePath}/VDSDiagnose`}
              class="work-order-form"
              plain
            >
              <SelectField
                name="deviceId"
                label={t("diagnosis.device_of")}
                choices={devices.map((one) => ({
                  value: String(one.id),
                  label: [one.serial, one.vin, t(`diagnosis.device.state_${one.state}`)].filter(Boolean).join(
                    " · ",
                  ),
                }))}
                value={typedOf(flash, "start", "deviceId") ?? (pluggedIn && String(pluggedIn.id))}
                error={refusalOf(flash, "start", "deviceId")}
              />
              <TextField
                name="vin"
                label={t("diagnosis.vin")}
                mono
                required
                maxLength={17}
                value={typedOf(flash, "start", "vin") ?? meant ?? undefined}
                error={refusalOf(flash, "start", "vin")}
              />
              <div class="work-order-across">
                <Button kind="primary" icon="stethoscope">{t("diagnosis.start")}</Button>
              </div>
            </CallForm>
          </Card>
        )}
        {diagnoses.length > 0 && (
          <Card title={t("diagnosis.latest")} bare>
            <div id="diagnoses" data-live="diagnosis">
              <Part name="diagnoses">
                <ul class="look-list">
                  {diagnoses.map((one) => (
                    <li key={one.id}>
                      <a
                        href={`${basePath}/${
                          one.state === "running" ? "VDSDiagnose" : "DiagnosePreview"
                        }?id=${one.id}`}
                      >
                        <span class="look-name">
                          <Vin>{one.vin}</Vin> {one.seriesName}
                        </span>
                        <Mark tone={toneOf(one.state)}>{t(`diagnosis.state_${one.state}`)}</Mark>
                        <span class="when">{format.moment(one.startedAt)} {one.startedBy}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </Part>
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
