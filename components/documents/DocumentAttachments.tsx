import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { bytesHref } from "@/components/file_manager/file_links.ts";
import { archiveHref } from "@/engines/documents/archive.ts";
import { captionFor } from "@/engines/documents/captions.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

type Attachment = DocumentView["attachments"][number];

/**
 * The attachments of a document in the order of its author, each with its caption: films and sound are played, PDFs shown where they stand.
 */
export function DocumentAttachments({ kind, document, chain, t, tag }: {
  kind: DocumentKind;
  document: DocumentView;
  /** Languages of the reader, the best first: that of the text that is shown before them. */
  chain: readonly string[];
  t: Translate;
  /** Language of the reader, as `Intl` takes it. */
  tag: string;
}) {
  const { attachments } = document;
  if (attachments.length === 0) return null;
  return (
    <Card
      title={t("documents.attachments")}
      end={attachments.length > 1 && (
        <Button icon="folder-archive" kind="quiet" href={archiveHref(kind.kind, document.id)}>
          {t("documents.all_as_zip")}
        </Button>
      )}
    >
      <ul class="document-attachments">
        {attachments.map((one) => {
          const caption = captionFor(one.captions, chain);
          return (
            <li key={one.fileId}>
              <p>
                <a class="link" href={bytesHref(one.fileId, one.name, true)}>{one.name}</a>{" "}
                <span class="note">{byteText(one.size, tag)}</span>
              </p>
              <Shown {...one} said={caption || one.name} t={t} />
              {caption && <p class="document-caption">{caption}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What a browser can show of it by itself; a PDF once it is asked for, since each is a reader of its own. */
function Shown({ fileId, name, said, t }: Attachment & { said: string; t: Translate }) {
  const src = bytesHref(fileId, name);
  switch (name.split(".").at(-1)?.toLowerCase()) {
    case "mp4":
      return <video class="file-film" controls preload="metadata" src={src} aria-label={said} />;
    case "mp3":
      return <audio class="file-sound" controls preload="metadata" src={src} aria-label={said} />;
    case "pdf":
      return (
        <details class="document-pdf">
          <summary>{t("documents.show_pdf")}</summary>
          <iframe class="file-frame" src={src} title={said} loading="lazy" />
        </details>
      );
    case "png":
    case "jpg":
    case "jpeg":
      return <img class="file-picture" src={src} alt={said} loading="lazy" />;
    default:
      return null;
  }
}
