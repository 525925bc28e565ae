import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { GenericPreview } from "@/services/diagnosis/generic/load_generic.ts";

/** What loading the generic codes would do, and the button that does it. */
export function GenericCodes({ preview, state }: { preview: GenericPreview; state: State }) {
  const { ctx: { t }, ctx, basePath, flash } = state;
  const format = formatOf(ctx);
  const back = `${basePath}/DTCManage`;
  return (
    <>
      <PageHead
        title={t("diagnosis.generic.title")}
        crumbs={[{ label: t("page.DTCManage"), href: back }]}
      />
      <FlashNotice flash={flash} />
      <div class="page-body grid gap-3">
        <Card title={t("diagnosis.generic.what")}>
          <Facts
            facts={[
              { name: t("diagnosis.generic.all"), value: format.number(preview.all) },
              { name: t("diagnosis.generic.there"), value: format.number(preview.there) },
              { name: t("diagnosis.generic.missing"), value: format.number(preview.missing) },
              { name: t("diagnosis.generic.named"), value: format.number(preview.inGerman) },
            ]}
          />
        </Card>
        {preview.missing === 0
          ? <Notice tone="ok">{t("diagnosis.generic.complete")}</Notice>
          : (
            <Card title={t("diagnosis.generic.first")}>
              <Facts
                facts={preview.first.map(({ dtcCode, name }) => ({
                  name: dtcCode,
                  value: name,
                }))}
              />
              <CallForm id="load-generic" action="/tis/vds/generic-dtcs/loading" back={back} goOn>
                <div class="form-actions">
                  <Button kind="primary" icon="database">
                    {t("diagnosis.generic.load", { count: preview.missing })}
                  </Button>
                </div>
              </CallForm>
            </Card>
          )}
      </div>
    </>
  );
}
