import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { State as Mark, Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/orders/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { AskedCommand, Diagnosis } from "@/services/diagnosis/course/types.ts";
import { FoundEcus } from "./FoundEcus.tsx";

const UNDER_WAY: readonly AskedCommand["state"][] = ["waiting", "sent", "begun"];

/** A diagnosis that runs: what can be asked of the device, what it was asked, and what was found so far. */
export function DiagnosisPage({ diagnosis, state }: { diagnosis: Diagnosis; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, mayAct, deviceState } = diagnosis;
  const path = `/tis/vds/diagnoses/${id}`;
  const back = `${basePath}/VDSDiagnose?id=${id}`;
  const runs = diagnosis.commands.some((one) => UNDER_WAY.includes(one.state));
  const part = `diagnosis-${id}`;
  return (
    <>
      <PageHead
        title={t("diagnosis.one", { id })}
        note={<Vin>{diagnosis.vin}</Vin>}
        crumbs={[{ label: t("page.VDSDiagnose"), href: `${basePath}/VDSDiagnose` }]}
      >
        {mayAct && (
          <>
            <CallForm id="scan" action={`${path}/scans`} back={back}>
              <Button icon="refresh-cw">{t("diagnosis.scan")}</Button>
            </CallForm>
            <CallForm id="read" action={`${path}/readings`} back={back}>
              <Button icon="list">{t("diagnosis.read_all")}</Button>
            </CallForm>
            <CallForm id="end" action={`${path}/ending`} back={back} plain>
              <Button kind="primary" icon="check">{t("diagnosis.end")}</Button>
            </CallForm>
          </>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <section
        class="page-body"
        id={part}
        data-live="diagnosis"
        data-live-id={String(id)}
        data-live-pending={runs || undefined}
      >
        <Part name={part}>
          <div class="grid gap-3" key="found">
            {deviceState !== "online" && <Notice tone="warn">{t("diagnosis.device_gone")}</Notice>}
            <Card
              title={t("diagnosis.course")}
              note={
                <span class="vds-note">
                  {diagnosis.serial}{" "}
                  <Mark tone={toneOf(deviceState)}>{t(`diagnosis.device.state_${deviceState}`)}</Mark>{" "}
                  {diagnosis.startedBy}
                </span>
              }
              bare
            >
              <ul class="vds-commands" aria-live="polite">
                {diagnosis.commands.slice(0, 6).map((one) => (
                  <li key={one.id}>
                    <span class="look-name">
                      {t(`diagnosis.command_${one.kind}`)} <span class="mono">{one.address}</span>
                    </span>
                    <Mark tone={toneOf(one.state)}>{t(`diagnosis.command_state_${one.state}`)}</Mark>
                    {one.fault && <span>{t(`diagnosis.fault_${one.fault}`)} {one.negativeCode}</span>}
                    <span class="when">{format.moment(one.askedAt)}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <FoundEcus
              found={diagnosis.found}
              ctx={ctx}
              acts={(ecu) =>
                mayAct && (
                  <div class="vds-acts">
                    <CallForm
                      id={`read-${ecu.address}`}
                      action={`${path}/readings`}
                      back={back}
                      fields={{ address: ecu.address }}
                    >
                      <Button icon="list" label={`${t("diagnosis.read")} ${ecu.code}`}>
                        {t("diagnosis.read")}
                      </Button>
                    </CallForm>
                    {ecu.dtcsReadAt !== null && (
                      <CallForm
                        id={`clear-${ecu.address}`}
                        action={`${path}/clearings`}
                        back={back}
                        fields={{ address: ecu.address }}
                      >
                        <Button kind="danger" icon="eraser" label={`${t("diagnosis.clear")} ${ecu.code}`}>
                          {t("diagnosis.clear")}
                        </Button>
                      </CallForm>
                    )}
                  </div>
                )}
            />
          </div>
        </Part>
      </section>
    </>
  );
}
