import { HttpError, page } from "fresh";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { ContainedItems } from "@/components/labor/ContainedItems.tsx";
import { LaborSteps } from "@/components/labor/LaborSteps.tsx";
import { TakeIntoJob } from "@/components/labor/TakeIntoJob.tsx";
import { define } from "@/define.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { laborByCodes } from "@/services/labor/released_labor.ts";
import { readSteps } from "@/services/labor/steps/read_steps.ts";

/** One released labor item (`id=17`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/LaborList`, 303);
    const data = await readPreview(ctx, laborDocument, url, vin, context.req);
    if (!data) throw new HttpError(404);
    const codes = data.document.values.contains as string[];
    const [read, items] = await Promise.all([
      readSteps(ctx, data.document, vin),
      laborByCodes(ctx, codes),
    ]);
    return page({ data, read, codes, items });
  },
});

export default define.page<typeof handler>(({ data: { data, read, codes, items }, state }) => (
  <PreviewPage
    kind={laborDocument}
    data={data}
    state={state}
    apart={["steps", "contains"]}
    above={<LaborSteps read={read} state={state} />}
    below={<ContainedItems codes={codes} items={items} state={state} />}
  >
    <TakeIntoJob code={data.document.code!} state={state} />
  </PreviewPage>
));
