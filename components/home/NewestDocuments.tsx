import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { PublishedRow } from "@/engines/documents/reading_list.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";

/** What was published last of a kind, those on top first; what the reader has not opened yet stands out. */
export function NewestDocuments({ kind: { routes }, documents, whole, basePath, t, format }: {
  kind: Pick<DocumentKind, "routes">;
  documents: readonly PublishedRow[];
  /** Over the whole width. */
  whole: boolean;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <Card
      title={t(`page.${routes.reading}`)}
      class={whole ? "home-full" : "home-half"}
      end={<a class="link" href={`${basePath}/${routes.reading}`}>{t("home.documents_all")}</a>}
      bare
    >
      <ul class="rows">
        {documents.map(({ id, title, readState, top, publishedAt }) => (
          <li key={id}>
            <a class="row-link document-link" href={`${basePath}/${routes.preview}?id=${id}`}>
              <span>{readState === "unread" ? <b>{title}</b> : title}</span>
              <span class="num text-end text-meta text-ink-3">
                {top && `${t("documents.on_top")} · `}
                {format.moment(publishedAt)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
