import { HttpError, page } from "fresh";
import { CaseStandingCard } from "@/components/cases/CaseStandingCard.tsx";
import { CaseChecks, CaseFault, CaseParameters, CaseSolution } from "@/components/cases/CaseStory.tsx";
import { SHOWN_APART } from "@/components/cases/fault_words.ts";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { AskAbout } from "@/components/qa/AskAbout.tsx";
import { define } from "@/define.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { standingOf } from "@/services/cases/standing.ts";

/** One published case (`id=17`), and how it stands with its readers; without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/CaseList`, 303);
    const data = await readPreview(ctx, caseDocument, url, vin, context.req);
    if (!data) throw new HttpError(404);
    return page({ data, standing: await standingOf(ctx, data.document.id) });
  },
});

export default define.page<typeof handler>(({ data: { data, standing }, state }) => {
  const told = { document: data.document, state };
  return (
    <PreviewPage
      kind={caseDocument}
      data={data}
      state={state}
      apart={SHOWN_APART}
      above={
        <>
          <CaseFault {...told} media={data.media} />
          <CaseChecks {...told} media={data.media} />
        </>
      }
      below={
        <>
          <CaseSolution {...told} />
          <CaseParameters {...told} />
        </>
      }
    >
      <AskAbout
        kind="technical"
        about={{
          from: "case",
          key: data.document.code ?? "",
          series: (data.document.values as { seriesCode?: string | null }).seriesCode,
          dtcs: (data.document.values as { dtcCodes?: string[] }).dtcCodes,
        }}
        state={state}
      />
      <CaseStandingCard id={data.document.id} standing={standing} state={state} />
    </PreviewPage>
  );
});
