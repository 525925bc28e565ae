import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import type { State } from "@/edge/state.ts";
import { ECU_VIEWS, type EcuView } from "@/services/diagnosis/course/ecu_views.ts";
import { nameOfEcu } from "@/services/diagnosis/course/name_of_data.ts";
import type { Diagnosis, FoundEcu } from "@/services/diagnosis/course/types.ts";
import { designOf } from "@/services/diagnosis/ecus/ecus.ts";
import type { Run, RunRow } from "@/services/diagnosis/runs/types.ts";
import type { EcuUpdates } from "@/services/diagnosis/updates/types.ts";
import { CommandList, isUnderWay } from "./CommandList.tsx";
import { EcuCoding } from "./EcuCoding.tsx";
import { EcuTests } from "./EcuTests.tsx";
import { EcuUpdate } from "./EcuUpdate.tsx";
import { FoundEcus } from "./FoundEcus.tsx";
import { LiveData } from "./LiveData.tsx";
import { Topology } from "./Topology.tsx";

/** What the page of a control unit shows beside the diagnosis itself. */
export interface EcuShown {
  ecu: FoundEcu;
  view: EcuView;
  run: Run | null;
  compared: Run | null;
  runs: readonly RunRow[];
  /** Of the view that shows them. */
  updates: EcuUpdates | null;
}

/** One control unit of a running diagnosis: DTCs, live data, tests, coding, update, each under its own address. */
export function EcuPage({ diagnosis, shown, state }: {
  diagnosis: Diagnosis;
  shown: EcuShown;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { id, mayAct } = diagnosis;
  const { ecu, view } = shown;
  const { address } = ecu;
  const design = designOf(ecu.code);
  const path = `/tis/vds/diagnoses/${id}`;
  const all = `${basePath}/VDSDiagnose?id=${id}`;
  const href = (to: string, shownView: EcuView = "dtcs") =>
    `${all}&ecu=${to}${shownView === "dtcs" ? "" : `&view=${shownView}`}`;
  const back = href(address, view);
  const name = `${ecu.code} ${nameOfEcu(ctx, ecu.code, ecu.name) ?? ""}`.trim();
  const commands = diagnosis.commands.filter((one) => one.address === address);
  const tabs = <EcuTabs view={view} href={(to) => href(address, to)} t={t} />;
  return (
    <>
      <PageHead
        title={name}
        note={<Vin>{diagnosis.vin}</Vin>}
        crumbs={[
          { label: t("page.VDSDiagnose"), href: `${basePath}/VDSDiagnose` },
          { label: t("diagnosis.one", { id }), href: all },
        ]}
      />
      <FlashNotice flash={flash} />
      <div class="page-body grid gap-3">
        {diagnosis.deviceState !== "online" && mayAct && (
          <Notice tone="warn">{t("diagnosis.device_gone")}</Notice>
        )}
        <section
          id={`ecu-${address}`}
          data-live="diagnosis"
          data-live-id={String(id)}
          data-live-pending={commands.some(isUnderWay) || undefined}
        >
          <Part name={`ecu-${address}`}>
            <div class="grid gap-3" key="state">
              <Topology found={diagnosis.found} here={address} href={(to) => href(to, view)} ctx={ctx} />
              {commands.length > 0 && (
                <Card title={t("diagnosis.course")} bare>
                  <CommandList commands={commands} diagnosis={diagnosis} back={back} most={3} ctx={ctx} />
                </Card>
              )}
              {view !== "data" && tabs}
              {(view === "tests" || view === "coding") && !design && (
                <Empty
                  title={t("diagnosis.ecu_none")}
                />
              )}
              {view === "dtcs" && (
                <FoundEcus
                  found={[ecu]}
                  ctx={ctx}
                  acts={() => mayAct && <DtcActs ecu={ecu} path={path} back={back} t={t} />}
                />
              )}
              {design && view === "tests" && (
                <EcuTests design={design} path={path} back={back} address={address} flash={flash} ctx={ctx} />
              )}
              {shown.updates && (
                <EcuUpdate
                  shown={shown.updates}
                  path={path}
                  address={address}
                  back={back}
                  mayAct={mayAct}
                  worksheetHref={diagnosis.worksheetId === null
                    ? null
                    : `${basePath}/VDSWorkSheet?sheet=${diagnosis.worksheetId}`}
                  flash={flash}
                  ctx={ctx}
                />
              )}
              {design && view === "coding" && (
                <EcuCoding
                  design={design}
                  ecu={ecu}
                  path={path}
                  back={back}
                  mayAct={mayAct}
                  flash={flash}
                  ctx={ctx}
                />
              )}
            </div>
          </Part>
        </section>
        {view === "data" && tabs}
        {view === "data" && !design && <Empty title={t("diagnosis.ecu_none")} />}
        <Partial name={`data-${address}`}>
          {design && view === "data" && (
            <LiveData
              {...shown}
              diagnosis={diagnosis}
              design={design}
              basePath={basePath}
              back={back}
              flash={flash}
              ctx={ctx}
            />
          )}
        </Partial>
      </div>
    </>
  );
}

function EcuTabs({ view, href, t }: { view: EcuView; href: (to: EcuView) => string; t: State["ctx"]["t"] }) {
  return (
    <Tabs
      label={t("diagnosis.topology")}
      tabs={ECU_VIEWS.map((one) => ({
        label: t(`diagnosis.view_${one}`),
        href: href(one),
        current: one === view,
      }))}
    />
  );
}

/** What can be done with the DTCs of a control unit. */
function DtcActs({ ecu, path, back, t }: {
  ecu: FoundEcu;
  path: string;
  back: string;
  t: State["ctx"]["t"];
}) {
  const { address, code } = ecu;
  return (
    <div class="vds-acts">
      <CallForm id={`read-${address}`} action={`${path}/readings`} back={back} fields={{ address }}>
        <Button icon="list" label={`${t("diagnosis.read")} ${code}`}>{t("diagnosis.read")}</Button>
      </CallForm>
      {ecu.dtcsReadAt !== null && (
        <CallForm id={`clear-${address}`} action={`${path}/clearings`} back={back} fields={{ address }}>
          <Button kind="danger" icon="eraser" label={`${t("diagnosis.clear")} ${code}`}>
            {t("diagnosis.clear")}
          </Button>
        </CallForm>
      )}
    </div>
  );
}
