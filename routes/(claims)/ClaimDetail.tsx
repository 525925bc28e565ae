import { HttpError, page } from "fresh";
import { ClaimFault, ClaimVehicle } from "@/components/claims/ClaimStory.tsx";
import { ClaimTotals } from "@/components/claims/ClaimTotals.tsx";
import { ClaimParts, ClaimWork } from "@/components/claims/ClaimWork.tsx";
import { SHOWN_APART } from "@/components/claims/shown_apart.ts";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { define } from "@/define.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";

/** One published claim (`id=17`); readers of other stores see neither which vehicle it was nor what it cost. Without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/ClaimList`, 303);
    const data = await readPreview(ctx, claimDocument, url, vin, context.req);
    if (!data) throw new HttpError(404);
    return page({ data });
  },
});

export default define.page<typeof handler>(({ data: { data }, state }) => {
  const told = { document: data.document, state };
  return (
    <PreviewPage
      kind={claimDocument}
      data={data}
      state={state}
      apart={SHOWN_APART}
      above={
        <>
          <ClaimVehicle {...told} />
          <ClaimFault {...told} media={data.media} />
        </>
      }
      below={
        <>
          <ClaimWork {...told} />
          <ClaimParts {...told} fits={new Map()} />
          <ClaimTotals document={data.document} ctx={state.ctx} />
        </>
      }
    />
  );
});
