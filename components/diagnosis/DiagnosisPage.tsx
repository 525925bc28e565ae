import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { State as Mark, Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Diagnosis } from "@/services/diagnosis/course/types.ts";
import { CommandList, isUnderWay } from "./CommandList.tsx";
import { FoundEcus } from "./FoundEcus.tsx";
import { Topology } from "./Topology.tsx";

/** A diagnosis that runs: what can be asked of the device, what it was asked, and what was found so far. */
export function DiagnosisPage({ diagnosis, state }: { diagnosis: Diagnosis; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { id, mayAct, deviceState } = diagnosis;
  const path = `/tis/vds/diagnoses/${id}`;
  const back = `${basePath}/VDSDiagnose?id=${id}`;
  const runs = diagnosis.commands.some(isUnderWay);
  const isRead = diagnosis.found.some(({ dtcsReadAt }) => dtcsReadAt !== null);
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
            {isRead && (
              <CallForm id="clear" action={`${path}/clearings`} back={back}>
                <Button kind="danger" icon="eraser" hint={t("diagnosis.clear_ask")}>
                  {t("diagnosis.clear_all")}
                </Button>
              </CallForm>
            )}
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
              <CommandList commands={diagnosis.commands} diagnosis={diagnosis} back={back} ctx={ctx} />
            </Card>
            <Topology
              found={diagnosis.found}
              here={null}
              href={(address) => `${back}&ecu=${address}`}
              ctx={ctx}
            />
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
