import { page } from "fresh";
import { z } from "zod";
import { FilterBar } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { ModuleSettingsForm } from "@/components/settings/ModuleSettingsForm.tsx";
import { define } from "@/define.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { may } from "@/kernel/access/rights.ts";
import { listBrands } from "@/services/home/list_brands.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readModuleSettings } from "@/services/settings/read_module_settings.ts";

const asked = z.object({
  edition: z.enum(EDITIONS).optional().catch(undefined),
  brandCode: z.string().optional().catch(undefined),
});

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const brands = await listBrands(ctx);
    const scope = {
      edition: query.edition ?? null,
      brandCode: brands.find(({ value }) => value === query.brandCode)?.value ?? null,
    };
    return page({ scope, brands, settings: await readModuleSettings(ctx, scope) });
  },
});

/** Modules and pages on or off for an edition and brand, their order, tiles and page sizes. */
export default define.page<typeof handler>(({ data: { scope, brands, settings }, state: { ctx, flash } }) => {
  const { t } = ctx;
  const { changedAt, changedBy } = settings;
  return (
    <>
      <PageHead title={t("page.moduleSettings")} crumbs={[{ label: t("nav.settings") }]} flush />
      <FlashNotice flash={flash} />
      <div class="page-fill">
        <FilterBar
          label={t("settings.module.scope")}
          submit={t("settings.module.show")}
          end={changedAt && (
            <span class="ms-auto text-meta text-ink-3">
              {t("settings.module.changed", {
                at: formatOf(ctx).moment(changedAt),
                by: changedBy ?? "–",
              })}
            </span>
          )}
        >
          <SelectField
            name="edition"
            label={t("settings.module.edition")}
            hideLabel
            empty={t("settings.module.every_edition")}
            choices={EDITIONS.map((one) => ({ value: one, label: t(`person.edition_${one}`) }))}
            value={scope.edition ?? undefined}
          />
          <SelectField
            name="brandCode"
            label={t("settings.module.brand")}
            hideLabel
            empty={t("settings.module.every_brand")}
            choices={brands}
            value={scope.brandCode ?? undefined}
          />
        </FilterBar>
        <p class="page-note">{t("settings.module.lead")}</p>
        <ModuleSettingsForm
          ctx={ctx}
          scope={scope}
          settings={settings}
          mayEdit={may(ctx.actor, "moduleSettings:edit")}
        />
      </div>
    </>
  );
});
