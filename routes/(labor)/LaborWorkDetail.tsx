import { HttpError, page } from "fresh";
import { EditorPage } from "@/components/documents/EditorPage.tsx";
import { readEditor } from "@/components/documents/read_editor.ts";
import { ContainedItems } from "@/components/labor/ContainedItems.tsx";
import { LaborSteps } from "@/components/labor/LaborSteps.tsx";
import { SendingCard } from "@/components/labor/SendingCard.tsx";
import { StepSheet } from "@/components/labor/StepSheet.tsx";
import { define } from "@/define.ts";
import { sendingOf } from "@/services/labor/hand_over/sending_of.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { laborByCodes } from "@/services/labor/released_labor.ts";
import { readSteps } from "@/services/labor/steps/read_steps.ts";
import { stepWords } from "@/services/labor/steps/step_words.ts";

/** One labor item as it is written and approved (`id=17`, `revision=2`, `lang=en_US`, `preview=1`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/LaborWork`, 303);
    const data = await readEditor(ctx, laborDocument, url);
    if (!data) throw new HttpError(404);
    const { document } = data;
    const codes = document.values.contains as string[];
    const [read, words, items, sending] = await Promise.all([
      readSteps(ctx, document, vin),
      stepWords(ctx),
      laborByCodes(ctx, codes),
      sendingOf(ctx, document.revisionId),
    ]);
    return page({ data, read, words, codes, items, sending, isPreview: url.searchParams.has("preview") });
  },
});

export default define.page<typeof handler>(({ data: found, state }) => {
  const { data, read, words, codes, items, sending, isPreview } = found;
  const contained = <ContainedItems codes={codes} items={items} state={state} />;
  return (
    <EditorPage
      kind={laborDocument}
      data={data}
      state={state}
      isPreview={isPreview}
      apart={["steps", "contains"]}
      above={<LaborSteps read={read} state={state} />}
      below={contained}
      parts={{
        steps: <StepSheet document={data.document} words={words} form="draft" state={state} />,
        overlap: contained,
      }}
    >
      <SendingCard sending={sending} code={data.document.code} state={state} />
    </EditorPage>
  );
});
