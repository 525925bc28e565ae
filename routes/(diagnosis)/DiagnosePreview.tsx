import { HttpError, page } from "fresh";
import { z } from "zod";
import { FoundEcus } from "@/components/diagnosis/FoundEcus.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PrintSheet } from "@/components/PrintSheet.tsx";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readReport } from "@/services/diagnosis/course/read_report.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

/** The report of one diagnosis (`id=12`), with what each DTC leads to; without an id where diagnoses begin. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath } } = context;
    const { id } = asked.parse(Object.fromEntries(url.searchParams));
    if (id === undefined) return context.redirect(`${basePath}/VDSDiagnose`, 303);
    const { ok: report } = await attempt(() => readReport(ctx, id));
    if (!report) throw new HttpError(404);
    return page(report);
  },
});

export default define.page<typeof handler>(({ data: { diagnosis, connections }, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <>
      <FlashNotice flash={flash} />
      <PrintSheet
        title={t("page.DiagnosePreview")}
        note={<Vin>{diagnosis.vin}</Vin>}
        head={t("diagnosis.one", { id: diagnosis.id })}
        back={`${basePath}/VDSDiagnose`}
        backLabel={t("page.VDSDiagnose")}
        printLabel={t("diagnosis.print")}
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
        <FoundEcus
          found={diagnosis.found}
          ctx={ctx}
          about={({ dtcCode }) => (
            <Connections groups={connections.get(dtcCode) ?? []} basePath={basePath} t={t} />
          )}
        />
      </PrintSheet>
    </>
  );
});
