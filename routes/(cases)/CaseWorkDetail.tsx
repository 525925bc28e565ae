import { HttpError, page } from "fresh";
import { Card } from "@/components/Card.tsx";
import { CasePartFits } from "@/components/cases/CasePartFits.tsx";
import { CaseChecks, CaseFault, CaseParameters, CaseSolution } from "@/components/cases/CaseStory.tsx";
import { MonthLeft } from "@/components/cases/MonthLeft.tsx";
import { SHOWN_APART } from "@/components/cases/fault_words.ts";
import { EditorPage } from "@/components/documents/EditorPage.tsx";
import { readEditor } from "@/components/documents/read_editor.ts";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { define } from "@/define.ts";
import type { DocumentValues } from "@/engines/documents/define_document.ts";
import { SimilarCases } from "@/islands/cases/SimilarCases.tsx";
import { VinFacts } from "@/islands/cases/VinFacts.tsx";
import { caseDocument } from "@/services/cases/case_document.ts";
import { monthOf } from "@/services/cases/count_submission.ts";
import { partFits } from "@/services/cases/part_fits.ts";
import { LONGEST_WORDS, similarCases } from "@/services/cases/similar_cases.ts";

/** One case as it is written and approved (`id=17`, `revision=2`, `lang=en_US`, `preview=1`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/CaseWork`, 303);
    const data = await readEditor(ctx, caseDocument, url);
    if (!data) throw new HttpError(404);
    const { document } = data;
    const values = document.values as DocumentValues<typeof caseDocument>;
    const [month, similar, fits] = await Promise.all([
      monthOf(ctx, document.org),
      similarCases(ctx, {
        id: document.id,
        seriesCode: values.seriesCode,
        symptoms: values.symptoms,
        dtcCodes: [...values.dtcCodes, ...values.checks.flatMap(({ dtcCode }) => dtcCode || [])],
        parts: values.parts.map(({ partCode }) => partCode),
        words: [document.texts[0]?.title, values.faultText].filter(Boolean).join("\n").slice(
          0,
          LONGEST_WORDS,
        ),
      }),
      partFits(ctx, values),
    ]);
    return page({ data, month, similar, fits, isPreview: url.searchParams.has("preview") });
  },
});

export default define.page<typeof handler>(({ data: { data, month, similar, fits, isPreview }, state }) => {
  const { ctx: { t }, basePath } = state;
  const { document, answers } = data;
  const told = { document, state };
  const edits = answers.edit === null && !isPreview;
  const alike = (
    <SimilarCases
      form="draft"
      id={document.id}
      basePath={basePath}
      found={similar}
      texts={{
        ...transportTexts(t),
        ...islandTexts(t, { none: "cases.similar_none", excellent: "cases.excellent" }),
      }}
    />
  );
  return (
    <EditorPage
      kind={caseDocument}
      data={data}
      state={state}
      isPreview={isPreview}
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
          <CasePartFits fits={fits} t={t} />
        </>
      }
      parts={{
        vehicle: (
          <VinFacts
            form="draft"
            texts={{
              ...transportTexts(t),
              looking: t("cases.vin_looking"),
              found: t("cases.vin_found", { series: "{series}" }),
            }}
          />
        ),
        // Where the words are chosen, on a phone too.
        fault: (
          <section class="entry-field" data-wide="" aria-label={t("cases.similar")}>
            <p class="field-label">{t("cases.similar")}</p>
            {alike}
          </section>
        ),
        solution: <CasePartFits fits={fits} t={t} />,
      }}
    >
      {answers.submit === null && <MonthLeft month={month} t={t} />}
      {!edits && similar.length > 0 && <Card title={t("cases.similar")}>{alike}</Card>}
    </EditorPage>
  );
});
