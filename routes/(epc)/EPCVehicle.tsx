import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { BuildSheetCards } from "@/components/epc/BuildSheetCards.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { VehicleComparison } from "@/components/epc/VehicleComparison.tsx";
import { VehicleWork } from "@/components/orders/VehicleWork.tsx";
import { Vin } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readBuildSheet } from "@/services/epc/build_sheet.ts";
import { keepInContext } from "@/services/entry/session_settings.ts";
import { looksAt } from "@/services/epc/looked_at.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { workOfVehicle } from "@/services/orders/work_of_vehicle.ts";
import { cleanVin } from "@/services/epc/vin.ts";

const asked = z.object({
  vin: z.string().trim().max(40).catch(""),
  other: z.string().trim().max(40).catch(""),
});

/** Other recent vehicles that are offered for a comparison. */
const OFFERED = 6;

/** One vehicle as it was built: options, finish, aggregates, fluids, technical data, what differs from another, what was looked at. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx, basePath, session } = state;
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const vin = cleanVin(query.vin || state.vin || "");
    if (vin === "") {
      return new Response(null, { status: 302, headers: { location: epcHref(basePath, "EPCIndex", {}) } });
    }
    const other = cleanVin(query.other);
    const compared = other === "" ? null : await attempt(() => readBuildSheet(ctx, { vin, other }));
    const sheet = compared?.ok ? compared : await attempt(() => readBuildSheet(ctx, { vin }));
    if (!sheet.ok) {
      return new Response(null, {
        status: 302,
        headers: { location: epcHref(basePath, "EPCIndex", { vin }) },
      });
    }
    const whole = sheet.ok.vehicle.vin;
    if (session && session.vin !== whole) await keepInContext(ctx, session.id, whole);
    state.vin = whole;
    const [looks, recent, work] = await Promise.all([
      looksAt(ctx, whole),
      recentVehicles(ctx),
      workOfVehicle(ctx, whole),
    ]);
    return page({
      sheet: sheet.ok,
      other: query.other,
      refusal: compared?.refusal ?? null,
      looks,
      work,
      recent: recent.filter((one) => one.vin !== whole).slice(0, OFFERED),
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { vehicle } = data.sheet;
  return (
    <>
      <PageHead
        title={`${vehicle.brandName} ${vehicle.models[0]?.name ?? vehicle.seriesName}`}
        note={<Vin>{vehicle.vin}</Vin>}
        crumbs={[
          { label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) },
          { label: vehicle.seriesName, href: epcHref(basePath, "EPCPage", { vin: vehicle.vin }) },
        ]}
      >
        <Button href={epcHref(basePath, "EPCPage", { vin: vehicle.vin })} icon="list-tree">
          {t("epc.groups")}
        </Button>
      </PageHead>
      {vehicle.warnings.map((warning) => <Notice key={warning.key} tone="warn">{warning.text}</Notice>)}
      <div class="vehicle-sheet">
        <BuildSheetCards sheet={data.sheet} looks={data.looks} basePath={basePath} t={t} format={format} />
        <VehicleWork work={data.work} basePath={basePath} t={t} format={format} />
        <VehicleComparison
          sheet={data.sheet}
          typed={data.other}
          error={data.refusal ? sentenceOf(ctx, data.refusal) : undefined}
          recent={data.recent}
          href={(other) => epcHref(basePath, "EPCVehicle", { vin: vehicle.vin, other })}
          action={epcHref(basePath, "EPCVehicle", {})}
          t={t}
          format={format}
        />
      </div>
    </>
  );
});
