import { HttpError, page } from "fresh";
import { ClaimHintNotes } from "@/components/claims/ClaimHintNotes.tsx";
import { ClaimPushCard } from "@/components/claims/ClaimPushCard.tsx";
import { ClaimSteps } from "@/components/claims/ClaimSteps.tsx";
import { ClaimFault, ClaimVehicle } from "@/components/claims/ClaimStory.tsx";
import { ClaimTotals } from "@/components/claims/ClaimTotals.tsx";
import { ClaimParts, ClaimWork } from "@/components/claims/ClaimWork.tsx";
import { claimFormParts, TakeFromJob } from "@/components/claims/ClaimFormParts.tsx";
import { SHOWN_APART } from "@/components/claims/shown_apart.ts";
import { EditorPage } from "@/components/documents/EditorPage.tsx";
import { readEditor } from "@/components/documents/read_editor.ts";
import { Part } from "@/components/Part.tsx";
import { define } from "@/define.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { readClaimWork } from "@/services/claims/read_claim_work.ts";

/** One claim as it is written, decided and handed over (`id=17`, `revision=2`, `lang=en_US`, `preview=1`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/ClaimManage`, 303);
    const data = await readEditor(ctx, claimDocument, url);
    if (!data) throw new HttpError(404);
    const work = await readClaimWork(ctx, data.document);
    return page({ data, work, isPreview: url.searchParams.has("preview") });
  },
});

export default define.page<typeof handler>(({ data: { data, work, isPreview }, state }) => {
  const { ctx, basePath } = state;
  const { document, answers } = data;
  const { steps, push, hints, fits } = work;
  const told = { document, state };
  const edits = answers.edit === null && !isPreview;
  return (
    <EditorPage
      kind={claimDocument}
      data={data}
      state={state}
      isPreview={isPreview}
      apart={SHOWN_APART}
      parts={edits ? claimFormParts(document, state) : undefined}
      above={
        <>
          <ClaimHintNotes hints={hints} basePath={basePath} t={ctx.t} />
          <ClaimVehicle {...told} />
          <ClaimFault {...told} media={data.media} />
        </>
      }
      below={
        <>
          <ClaimWork {...told} />
          <ClaimParts {...told} fits={fits} />
          <ClaimTotals document={document} ctx={ctx} />
        </>
      }
    >
      {edits && <TakeFromJob document={document} />}
      <ClaimSteps steps={steps} ctx={ctx} />
      {/* Drawn anew while it is open, when the dealer management system answers. */}
      <div
        id="claim-push"
        data-live="documents"
        data-live-id={String(document.id)}
        data-live-pending={push.state === "waiting" ? "" : undefined}
      >
        <Part name="claim-push">
          <ClaimPushCard document={document} push={push} ctx={ctx} />
        </Part>
      </div>
    </EditorPage>
  );
});
