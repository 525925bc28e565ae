import { HttpError, page } from "fresh";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { CampaignCard } from "@/components/tsb/CampaignCard.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { define } from "@/define.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { readCampaign } from "@/services/tsb/work_orders/campaign_progress.ts";
import { orderOnVehicle } from "@/services/tsb/work_orders/order_on_vehicle.ts";

/** One published bulletin (`id=17`), and whether it is about a vehicle (`vin` or its last 8, else the one in context); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { state } = context;
    if (!context.url.searchParams.has("id")) return context.redirect(`${state.basePath}/TSBList`, 303);
    const { ctx } = state;
    const url = await withFullVin(ctx, context.url);
    const data = await readPreview(ctx, tsbDocument, url, state.vin, context.req);
    if (!data) throw new HttpError(404);
    const { id } = data.document;
    const { vehicle } = data;
    const [order, campaign] = await Promise.all([
      vehicle?.answer ? orderOnVehicle(ctx, { tsbId: id, vin: vehicle.vin }) : null,
      readCampaign(ctx, id),
    ]);
    return page({ data, order, campaign });
  },
});

/** The address with the whole VIN where the last 8 of one were typed; what names no vehicle, or several, stays for the page to say so. */
async function withFullVin(ctx: Ctx, url: URL): Promise<URL> {
  const typed = url.searchParams.get("vin")?.trim().slice(0, 60) ?? "";
  const { ok: vin } = typed === "" ? {} : await attempt(() => fullVinOf(ctx, typed));
  if (!vin) return url;
  const full = new URL(url);
  full.searchParams.set("vin", vin);
  return full;
}

export default define.page<typeof handler>(({ data: { data, order, campaign }, state }) => {
  const told = data.document.values as {
    seriesCodes?: string[];
    faultCodes?: string[];
    parts?: { partCode: string }[];
  };
  return (
    <PreviewPage kind={tsbDocument} data={data} state={state}>
      <AskAbout
        kind="technical"
        about={{
          from: "tsb",
          key: data.document.code ?? "",
          vin: data.vehicle?.vin,
          series: told.seriesCodes?.[0],
          parts: told.parts?.map(({ partCode }) => partCode),
          dtcs: told.faultCodes,
        }}
        state={state}
      />
      <CampaignCard order={order} campaign={campaign} state={state} />
    </PreviewPage>
  );
});
