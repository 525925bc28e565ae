import { h } from "preact";
import { HttpError, page, type Route } from "fresh";
import { EditorPage } from "@/components/documents/EditorPage.tsx";
import { NewDocument } from "@/components/documents/NewDocument.tsx";
import { PreviewPage, readPreview } from "@/components/documents/PreviewPage.tsx";
import { readEditor } from "@/components/documents/read_editor.ts";
import { ListPage, type ListProps, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import type { DocumentPageEntry, DocumentPart } from "@/engines/documents/document_pages.ts";
import type { AnyList } from "@/engines/lists/define_list.ts";
import type { State } from "./state.ts";

const ROUTE_OF: Readonly<Record<DocumentPart, (kind: DocumentKind) => Route<State>>> = {
  reading: readingRoute,
  preview: previewRoute,
  working: workingRoute,
  editor: editorRoute,
};

/** The route of a page of a kind of document that has no file of its own (`documentPages`), for the application to add. */
export function documentRoute({ document, part }: DocumentPageEntry): Route<State> {
  return ROUTE_OF[part](document);
}

/** What is published and meant for whoever reads, those on top first. */
function readingRoute(kind: DocumentKind): Route<State> {
  return listRoute(documentLists(kind).reading, () => ({
    carries: "list",
    row: ({ readState }) => ({ "data-unread": readState === "unread" ? "" : undefined }),
  }));
}

/** All of them, each by its last revision, for those who write and approve them. */
function workingRoute(kind: DocumentKind): Route<State> {
  return listRoute(documentLists(kind).working, ({ ctx }) => ({ tools: h(NewDocument, { kind, ctx }) }));
}

/** A page that is a list. @param partsOf what it shows beside what every list does */
function listRoute<L extends AnyList>(
  list: L,
  partsOf: (state: State) => ListProps<L>["parts"],
): Route<State> {
  const handler = define.handlers({
    async GET({ url, state: { ctx } }) {
      return page(await readListPage(list, ctx, url));
    },
  });
  const component = define.page<typeof handler>(({ data, state }) =>
    h(ListPage<L>, { list, data, state, parts: partsOf(state) })
  );
  return { handler, component } as Route<State>;
}

/** One that is published (`id=17`); without an id the list. */
function previewRoute(kind: DocumentKind): Route<State> {
  const handler = define.handlers({
    async GET(context) {
      const { url, state } = context;
      if (!url.searchParams.has("id")) {
        return context.redirect(`${state.basePath}/${kind.routes.reading}`, 303);
      }
      const data = await readPreview(state.ctx, kind, url, state.vin, context.req);
      if (!data) throw new HttpError(404);
      return page(data);
    },
  });
  const component = define.page<typeof handler>(({ data, state }) => h(PreviewPage, { kind, data, state }));
  return { handler, component } as Route<State>;
}

/** One as it is written and approved (`id=17`, `revision=2`, `lang=en_US`); without an id the list. */
function editorRoute(kind: DocumentKind): Route<State> {
  const handler = define.handlers({
    async GET(context) {
      const { url, state } = context;
      if (!url.searchParams.has("id")) {
        return context.redirect(`${state.basePath}/${kind.routes.working}`, 303);
      }
      const data = await readEditor(state.ctx, kind, url);
      if (!data) throw new HttpError(404);
      return page({ ...data, isPreview: url.searchParams.has("preview") });
    },
  });
  const component = define.page<typeof handler>(({ data, state }) =>
    h(EditorPage, { kind, data, state, isPreview: data.isPreview })
  );
  return { handler, component } as Route<State>;
}
