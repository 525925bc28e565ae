import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { assistantHref } from "@/components/diagnosis/assistant_links.ts";
import { CourseLines } from "@/components/diagnosis/CourseLines.tsx";
import { FoundEcus } from "@/components/diagnosis/FoundEcus.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PrintSheet } from "@/components/PrintSheet.tsx";
import { SHARE_FORM, ShareForm } from "@/components/ShareForm.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { CopyLinkTool } from "@/components/ToolBar.tsx";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readReport } from "@/services/diagnosis/course/read_report.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  share: z.literal("1").optional().catch(undefined),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

/** The report of one diagnosis (`id=12`), with what each DTC leads to, and to whom it is shown (`share=1`); without an id where diagnoses begin. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath } } = context;
    const { id, share } = asked.parse(Object.fromEntries(url.searchParams));
    if (id === undefined) return context.redirect(`${basePath}/VDSDiagnose`, 303);
    const { ok: report } = await attempt(() => readReport(ctx, id));
    if (!report) throw new HttpError(404);
    return page({ ...report, sharing: share === "1" && ctx.edition !== "overseas" });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { diagnosis, updates, connections, sharing } = data;
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const here = `${basePath}/DiagnosePreview?id=${diagnosis.id}`;
  return (
    <>
      <FlashNotice flash={flash?.form === SHARE_FORM ? null : flash} />
      {sharing && (
        <ShareForm
          action={`/tis/vds/diagnoses/${diagnosis.id}/shares`}
          hint={t("diagnosis.report.receiver_hint")}
          closeHref={here}
          state={state}
        />
      )}
      <PrintSheet
        title={t("page.DiagnosePreview")}
        note={<Vin>{diagnosis.vin}</Vin>}
        head={t("diagnosis.one", { id: diagnosis.id })}
        back={`${basePath}/VDSDiagnose`}
        backLabel={t("page.VDSDiagnose")}
        printLabel={t("diagnosis.print")}
        tools={
          <>
            <CopyLinkTool href={here} t={t} />
            {ctx.edition !== "overseas" && (
              <Button icon="share-2" label={t("documents.share")} href={fromHere(`${here}&share=1`)} />
            )}
            {may(ctx.actor, "DiagnoseHelper:view") && (
              <Button icon="lightbulb" href={`${basePath}/DiagnoseHelper?diagnosis=${diagnosis.id}`}>
                {t("diagnosis.assistant.find")}
              </Button>
            )}
            {diagnosis.state !== "running" && may(ctx.actor, "VDSFeedback:edit") && (
              <Button icon="message-square-warning" href={`${basePath}/VDSFeedback?on=${diagnosis.id}`}>
                {t("diagnosis.feedback.give")}
              </Button>
            )}
            <AskAbout
              kind="technical"
              about={{
                from: "diagnosis",
                key: String(diagnosis.id),
                vin: diagnosis.vin,
                dtcs: diagnosis.found.flatMap(({ dtcs }) => dtcs.map(({ dtcCode }) => dtcCode)).slice(0, 20),
              }}
              state={state}
            />
          </>
        }
        state={state}
      >
        <Facts
          facts={[
            { name: t("diagnosis.vin"), value: <Vin>{diagnosis.vin}</Vin> },
            { name: t("diagnosis.series"), value: diagnosis.seriesName || "–" },
            { name: t("diagnosis.store"), value: diagnosis.storeName },
            { name: t("diagnosis.device_of"), value: <span class="mono">{diagnosis.serial}</span> },
            {
              name: t("diagnosis.started"),
              value: `${format.moment(diagnosis.startedAt)} ${diagnosis.startedBy}`,
            },
            {
              name: t("diagnosis.result"),
              value: [
                t(`diagnosis.state_${diagnosis.state}`),
                diagnosis.endedAt ? format.moment(diagnosis.endedAt) : "",
              ].join(" "),
            },
            { name: t("diagnosis.record_current"), value: format.number(diagnosis.currentFaults) },
            { name: t("diagnosis.record_historical"), value: format.number(diagnosis.historicalFaults) },
          ]}
        />
        <FoundEcus
          found={diagnosis.found}
          ctx={ctx}
          about={({ dtcCode }) => (
            <>
              <DtcLinks dtcCode={dtcCode} vin={diagnosis.vin} state={state} />
              <Connections groups={connections.get(dtcCode) ?? []} basePath={basePath} t={t} />
            </>
          )}
        />
        <CourseLines diagnosis={diagnosis} updates={updates} ctx={ctx} />
      </PrintSheet>
    </>
  );
});

/** Where a DTC is explained, and what may be the cause of it in this vehicle. */
function DtcLinks(
  { dtcCode, vin, state: { ctx, basePath } }: { dtcCode: string; vin: string; state: State },
) {
  const { t } = ctx;
  return (
    <p class="vds-acts no-print">
      {may(ctx.actor, "DTCManage:view") && (
        <a class="link" href={`${basePath}/DTCManage?dtcCode=${dtcCode.split("-")[0]}`}>
          {t("page.DTCManage")}
        </a>
      )}
      {may(ctx.actor, "DiagnoseHelper:view") && (
        <a class="link" href={assistantHref(basePath, { dtc: [dtcCode], vin })}>
          {t("diagnosis.assistant.find")}
        </a>
      )}
    </p>
  );
}
