import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Diagnosis, FoundEcu } from "@/services/diagnosis/course/types.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import type { Run, RunRow } from "@/services/diagnosis/runs/types.ts";
import { isUnderWay } from "./CommandList.tsx";
import { nameOfRun } from "./name_of_run.ts";
import { RunCard } from "./RunCard.tsx";
import { WatchForm } from "./WatchForm.tsx";

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
  const isRunning = run !== null && isUnderWay(run);
  return (
    <div class="grid gap-3">
      {mayAct && !isRunning && (
        <WatchForm
          diagnosisId={id}
          address={address}
          design={design}
          run={run}
          back={back}
          flash={flash}
          ctx={ctx}
        />
      )}
      {run === null
        ? runs.length === 0 && <Empty title={t("diagnosis.run_none")}>{t("diagnosis.run_none_why")}</Empty>
        : (
          <RunCard
            diagnosis={diagnosis}
            address={address}
            run={run}
            compared={compared}
            runs={runs}
            basePath={basePath}
            back={back}
            flash={flash}
            ctx={ctx}
          />
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
