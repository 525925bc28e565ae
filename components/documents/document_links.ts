import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

/** Address of a revision in the editor; of the last one without its number. */
export function editorHref(
  { routes }: Pick<DocumentKind, "routes">,
  basePath: string,
  { id, revision, lastRevision }: Pick<DocumentView, "id" | "revision" | "lastRevision">,
): string {
  return `${basePath}/${routes.editor}?id=${id}${revision === lastRevision ? "" : `&revision=${revision}`}`;
}
