import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** The form that opens the worksheet of a visit, of the vehicle in context where there is one. */
export function NewWorksheet({ state }: { state: State }) {
  const { ctx: { t }, basePath, flash, vin } = state;
  const back = `${basePath}/VDSWorkSheet?view=new`;
  const kept = (name: string) => ({
    value: typedOf(flash, "worksheet", name),
    error: refusalOf(flash, "worksheet", name),
  });
  return (
    <>
      <PageHead
        title={t("diagnosis.worksheet.new")}
        crumbs={[{ label: t("page.VDSWorkSheet"), href: `${basePath}/VDSWorkSheet` }]}
      />
      <FlashNotice flash={flash} />
      <div class="page-body">
        <Card>
          <CallForm id="worksheet" action="/tis/vds/worksheets" back={back} class="work-order-form" plain>
            <TextField
              name="vin"
              label={t("diagnosis.vin")}
              mono
              required
              maxLength={17}
              {...kept("vin")}
              value={typedOf(flash, "worksheet", "vin") ?? vin ?? undefined}
            />
            <TextField
              name="mileage"
              type="number"
              label={t("diagnosis.worksheet.mileage")}
              min={0}
              max={9_999_999}
              required
              {...kept("mileage")}
            />
            <TextField
              name="complaint"
              label={t("diagnosis.worksheet.complaint")}
              rows={3}
              required
              maxLength={LIMITS.noteLength}
              class="work-order-across"
              {...kept("complaint")}
            />
            <div class="work-order-across">
              <Button kind="primary" icon="plus">{t("diagnosis.worksheet.open")}</Button>
            </div>
          </CallForm>
        </Card>
      </div>
    </>
  );
}
