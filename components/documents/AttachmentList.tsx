import { bytesHref } from "@/components/files/bytes_href.ts";
import { captionFor } from "@/engines/documents/captions.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { AttachmentShown } from "./AttachmentShown.tsx";

type Attachment = DocumentView["attachments"][number];
type MediaOfFiles = ReadonlyMap<string, Playable>;

/** Attachments in the order of their author, each with its caption: films and sounds are played, pictures and PDFs shown where they stand. */
export function AttachmentList({ attachments, media, chain, ctx }: {
  attachments: readonly Attachment[];
  media: MediaOfFiles;
  /** Languages of the reader, the best first: that of the text that is shown before them. */
  chain: readonly string[];
  ctx: Ctx;
}) {
  if (attachments.length === 0) return null;
  return (
    <ul class="document-attachments">
      {attachments.map((one) => {
        const caption = captionFor(one.captions, chain);
        return (
          <li key={one.fileId}>
            <p>
              <a class="link" href={bytesHref(one.fileId, one.name, true)}>{one.name}</a>{" "}
              <span class="note">{byteText(one.size, tagOf(ctx.lang))}</span>
            </p>
            <AttachmentShown {...one} said={caption || one.name} media={media.get(one.fileId)} t={ctx.t} />
            {caption && <p class="document-caption">{caption}</p>}
          </li>
        );
      })}
    </ul>
  );
}
