import { HttpError, page } from "fresh";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { AppliesCard, type AppliesData } from "@/components/tsb/AppliesCard.tsx";
import { CampaignCard } from "@/components/tsb/CampaignCard.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { appliesToVehicle } from "@/services/tsb/work_orders/applies_to_vehicle.ts";
import { readProgress } from "@/services/tsb/work_orders/read_progress.ts";

/** One published bulletin (`id=17`), and whether it is about a vehicle (`vin`, else the one in context); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${state.basePath}/TSBList`, 303);
    const { ctx } = state;
    const data = await readPreview(ctx, tsbDocument, url, state.vin, context.req);
    if (!data) throw new HttpError(404);
    const { id, code } = data.document;
    const vin = (url.searchParams.get("vin") ?? state.vin ?? "").trim().slice(0, 100);
    const [applies, progress] = await Promise.all([
      appliesData(ctx, id, vin),
      code !== null && may(ctx.actor, "TsbWorkOrder:view") ? readProgress(ctx, { tsb: code }) : null,
    ]);
    return page({ data, applies, progress });
  },
});

async function appliesData(ctx: Ctx, id: number, vin: string): Promise<AppliesData> {
  if (vin === "") return { vin, answer: null, refusal: null };
  const { ok, refusal } = await attempt(() => appliesToVehicle(ctx, { id, vin }));
  return { vin, answer: ok ?? null, refusal: refusal ?? null };
}

export default define.page<typeof handler>(({ data: { data, applies, progress }, state }) => (
  <PreviewPage kind={tsbDocument} data={data} state={state}>
    <AppliesCard id={data.document.id} data={applies} state={state} />
    <CampaignCard progress={progress} state={state} />
  </PreviewPage>
));
