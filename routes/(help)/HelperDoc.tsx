import { HttpError, page } from "fresh";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { define } from "@/define.ts";
import { helpDocument } from "@/services/help/help_document.ts";
import { helpOfScreen } from "@/services/help/help_of_screen.ts";

/** One help document, by its number (`id=17`) or by its screen (`screen=TSBList`); without either the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    const screen = url.searchParams.get("screen");
    if (screen !== null) {
      const id = await helpOfScreen(state.ctx, screen);
      if (id === null) throw new HttpError(404);
      url.searchParams.set("id", String(id));
    }
    if (!url.searchParams.has("id")) return context.redirect(`${state.basePath}/HelperList`, 303);
    const data = await readPreview(state.ctx, helpDocument, url, state.vin, context.req);
    if (!data) throw new HttpError(404);
    return page(data);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <PreviewPage kind={helpDocument} data={data} state={state} />
));
