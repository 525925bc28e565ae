import { HttpError, page } from "fresh";
import { EditorPage } from "@/components/documents/EditorPage.tsx";
import { readEditor } from "@/components/documents/read_editor.ts";
import { define } from "@/define.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";

/** One notice as it is written and approved (`id=17`, `revision=2`, `lang=en_US`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${state.basePath}/BulletinWork`, 303);
    const data = await readEditor(state.ctx, bulletinDocument, url);
    if (!data) throw new HttpError(404);
    return page({ ...data, isPreview: url.searchParams.has("preview") });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <EditorPage kind={bulletinDocument} data={data} state={state} isPreview={data.isPreview} />
));
