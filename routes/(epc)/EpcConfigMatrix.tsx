import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { ConfigLinks } from "@/components/epc/ConfigLinks.tsx";
import { MatrixTable } from "@/components/epc/MatrixTable.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FilterBar } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { readMatrix } from "@/services/epc/read_matrix.ts";

/** Which model codes of a series carry which option values, to be ticked. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page({ matrix: await readMatrix(ctx, url.searchParams.get("seriesCode")) });
  },
});

export default define.page<typeof handler>(({ data: { matrix }, state }) => {
  const { ctx: { t, actor }, basePath, flash } = state;
  const mayEdit = may(actor, "EpcModel:edit");
  const isEmpty = matrix.models.length === 0 || matrix.options.length === 0;
  return (
    <>
      <PageHead
        title={t("page.EpcConfigMatrix")}
        crumbs={[{ label: t("page.EpcConfig"), href: `${basePath}/EpcConfig` }]}
        flush
      >
        <ConfigLinks here="EpcConfigMatrix" state={state} />
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <FilterBar label={t("page.EpcConfigMatrix")} submit={t("epc.register.matrix_show")}>
          <SelectField
            name="seriesCode"
            label={t("epc.register.series.one")}
            hideLabel
            value={matrix.seriesCode ?? ""}
            choices={matrix.series.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          />
        </FilterBar>
        {isEmpty
          ? (
            <Empty title={t("epc.register.matrix_none")} drawing="list">
              {t("epc.register.matrix_none_why")}
            </Empty>
          )
          : (
            <form
              class="config-form"
              method="post"
              action="/tis/model-codes/option-matrix"
              data-call="saveModelOptions"
            >
              <input type="hidden" name="seriesCode" value={matrix.seriesCode ?? ""} />
              {matrix.models.map(({ code, version }) => (
                <input key={code} type="hidden" name="models" value={`${version}:${code}`} />
              ))}
              <div class="table-scroll" tabIndex={0} role="region" aria-label={t("page.EpcConfigMatrix")}>
                <MatrixTable matrix={matrix} mayEdit={mayEdit} t={t} />
              </div>
              {mayEdit && (
                <div class="form-actions config-save">
                  <p data-form-error role="alert"></p>
                  <Button kind="primary">{t("epc.register.matrix_save")}</Button>
                </div>
              )}
            </form>
          )}
      </div>
    </>
  );
});
