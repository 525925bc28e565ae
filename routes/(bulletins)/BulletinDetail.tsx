import { HttpError, page } from "fresh";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { define } from "@/define.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";

/** One published notice (`id=17`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${state.basePath}/BulletinList`, 303);
    const data = await readPreview(state.ctx, bulletinDocument, url, state.vin, context.req);
    if (!data) throw new HttpError(404);
    return page(data);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <PreviewPage kind={bulletinDocument} data={data} state={state} />
));
