import { bytesHref } from "@/components/files/bytes_href.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** A file that hangs on something, with the PDF that shows it. */
interface StoredFile {
  fileId: string;
  name: string;
  size: number;
  preview: { fileId: string; name: string } | null;
  /** The PDF is still being made. */
  making: boolean;
}

/** Files to save, each with a preview once it is asked for: every PDF is a reader of its own. */
export function StoredFiles({ files, t, tag }: {
  files: readonly StoredFile[];
  t: Translate;
  /** Language of the reader, as `Intl` takes it. */
  tag: string;
}) {
  return (
    <ul class="document-attachments">
      {files.map(({ fileId, name, size, preview, making }) => (
        <li key={fileId}>
          <p>
            <a class="link" href={bytesHref(fileId, name, true)}>{name}</a>{" "}
            <span class="note">{byteText(size, tag)}</span>
          </p>
          {preview && (
            <details class="document-pdf">
              <summary>{t("states.preview")}</summary>
              <iframe
                class="file-frame"
                src={bytesHref(preview.fileId, preview.name)}
                title={name}
                loading="lazy"
              />
            </details>
          )}
          {making && <p class="note">{t("states.preview_making")}</p>}
        </li>
      ))}
    </ul>
  );
}
