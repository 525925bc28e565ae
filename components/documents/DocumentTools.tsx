import { Button } from "@/components/Button.tsx";
import { islandTexts } from "@/components/island_texts.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { CopyLinkTool, FavoriteTool, PrintTool, ToolBar } from "@/components/ToolBar.tsx";
import type { State } from "@/edge/state.ts";
import { archiveHref } from "@/engines/documents/archive.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { FindBar } from "@/islands/documents/FindBar.tsx";
import { may } from "@/kernel/access/rights.ts";
import { favoriteType } from "@/services/favorites/types.ts";
import type { PreviewData } from "./read_preview.ts";
import type { ReaderQuery } from "./reader_query.ts";

/** Element of the text, which is searched. */
export const TEXT_ID = "document-text";
const FIND = "find-in-text";

/** The tools of a document (specification section 2): favorite, connection, print with watermark, download, route, share, search. */
export function DocumentTools({ kind, data, href, state: { ctx } }: {
  kind: DocumentKind;
  data: PreviewData;
  href: (change?: ReaderQuery) => string;
  state: State;
}) {
  const { t } = ctx;
  const { document, text, favorite, connections } = data;
  const type = favoriteType(kind.kind);
  const own = { list: undefined, share: undefined };
  return (
    <>
      <ToolBar label={t("documents.tools")}>
        {type && document.code !== null && may(ctx.actor, "EPCFavorite:edit") && (
          <FavoriteTool
            action={favorite === null ? "/tis/favorites" : "/tis/favorites/deletions"}
            fields={favorite === null
              ? { _back: href(), itemType: type, itemCode: document.code, itemName: text.title.slice(0, 200) }
              : { _back: href(), ids: String(favorite) }}
            pressed={favorite !== null}
            t={t}
          />
        )}
        <CopyLinkTool href={href(own)} t={t} />
        <PrintTool href={fromHere(href({ print: "1" }))} t={t} />
        <Button icon="download" label={t("documents.download")} href={archiveHref(kind.kind, document.id)} />
        {connections.length > 0 && <Button icon="route" label={t("documents.route")} href="#connections" />}
        {ctx.edition !== "overseas" && (
          <Button icon="share-2" label={t("documents.share")} href={fromHere(href({ share: "1" }))} />
        )}
        <Button id={FIND} icon="search" label={t("documents.find")} type="button" class="needs-script" />
      </ToolBar>
      <FindBar
        within={TEXT_ID}
        opener={FIND}
        texts={{
          ...islandTexts(t, {
            find: "documents.find",
            next: "documents.find_next",
            previous: "documents.find_previous",
            close: "documents.find_close",
            none: "documents.find_none",
          }),
          // The island fills their places.
          found: t("documents.find_found", { at: "{at}", count: "{count}" }),
        }}
      />
    </>
  );
}
