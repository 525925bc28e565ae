import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

/** What a document takes the place of, what has taken its place, and that it is no longer in force. */
export function DocumentNotices({ kind, document, state, reading = false }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
  reading?: boolean;
}) {
  const { ctx: { t }, basePath } = state;
  const route = reading ? kind.routes.preview : kind.routes.editor;
  const other = (key: string, one: { id: number; code: string | null } | null) =>
    one && (
      <Notice tone="info">
        <a class="link" href={`${basePath}/${route}?id=${one.id}`}>{t(key, { code: one.code ?? "–" })}</a>
      </Notice>
    );
  return (
    <>
      {document.state.stopState === 1 && <Notice tone="warn">{t("documents.stopped_note")}</Notice>}
      {other("documents.superseded_by", document.supersededBy)}
      {other("documents.supersedes", document.supersedes)}
    </>
  );
}
