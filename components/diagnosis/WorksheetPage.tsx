import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { State as Mark, Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { may } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Worksheet } from "@/services/diagnosis/worksheets/types.ts";

/** One visit: what can be done with it, vehicle, complaint and result. */
export function WorksheetPage({ sheet, state }: { sheet: Worksheet; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const can = canDo(sheet.actions);
  const path = `/tis/vds/worksheets/${sheet.id}`;
  const back = `${basePath}/VDSWorkSheet?sheet=${sheet.id}`;
  const fields = { version: sheet.version };
  const moment = (at: string | null, by: string | null) =>
    at === null ? "–" : `${format.moment(at)} ${by ?? ""}`;
  return (
    <>
      <PageHead
        title={t("diagnosis.worksheet.one", { id: sheet.id })}
        note={<Mark tone={toneOf(sheet.state)}>{t(`diagnosis.worksheet.state_${sheet.state}`)}</Mark>}
        crumbs={[{ label: t("page.VDSWorkSheet"), href: `${basePath}/VDSWorkSheet` }]}
      >
        {sheet.endedAt === null && may(ctx.actor, "VDSDiagnose:edit") && (
          <Button icon="stethoscope" href={`${basePath}/VDSDiagnose?vin=${sheet.vin}`}>
            {t("diagnosis.worksheet.diagnose")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-body grid gap-3">
        <Card title={t("diagnosis.worksheet.vehicle")}>
          <Facts
            facts={[
              { name: t("diagnosis.vin"), value: <Vin>{sheet.vin}</Vin> },
              { name: t("diagnosis.series"), value: sheet.seriesName || "–" },
              { name: t("diagnosis.store"), value: sheet.storeName },
              { name: t("diagnosis.worksheet.mileage"), value: format.number(sheet.mileage) },
              { name: t("diagnosis.worksheet.complaint"), value: sheet.complaint },
              { name: t("diagnosis.worksheet.openedAt"), value: moment(sheet.openedAt, sheet.openedBy) },
              { name: t("diagnosis.worksheet.begunAt"), value: moment(sheet.begunAt, sheet.begunBy) },
              { name: t("diagnosis.worksheet.endedAt"), value: moment(sheet.endedAt, sheet.endedBy) },
              { name: t("diagnosis.worksheet.result"), value: sheet.result || "–" },
            ]}
          />
        </Card>
        {can("begin") && (
          <CallForm id="begin" action={`${path}/beginning`} back={back} fields={fields}>
            <Button kind="primary" icon="wrench">{t("diagnosis.worksheet.do_begin")}</Button>
          </CallForm>
        )}
        {(["finish", "cancel"] as const).filter(can).map((action) => (
          <Card key={action} title={t(`diagnosis.worksheet.do_${action}`)}>
            <CallForm
              id={action}
              action={`${path}/${action === "finish" ? "finishing" : "cancelling"}`}
              back={back}
              fields={fields}
            >
              <TextField
                name="result"
                idPrefix={action}
                label={t(action === "finish" ? "diagnosis.worksheet.what_done" : "diagnosis.worksheet.why")}
                rows={2}
                required
                maxLength={LIMITS.noteLength}
                value={typedOf(flash, action, "result")}
                error={refusalOf(flash, action, "result")}
              />
              <div>
                <Button
                  kind={action === "finish" ? "primary" : "plain"}
                  icon={action === "finish" ? "check" : "ban"}
                >
                  {t(`diagnosis.worksheet.do_${action}`)}
                </Button>
              </div>
            </CallForm>
          </Card>
        ))}
      </div>
    </>
  );
}
