import { bytesHref } from "@/components/files/bytes_href.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { MediaPlayer } from "./MediaPlayer.tsx";

/** What a browser can show of it by itself; a PDF once it is asked for, since each is a reader of its own. */
export function AttachmentShown({ fileId, name, said, media, t }: {
  fileId: string;
  name: string;
  /** What assistive technology calls it. */
  said: string;
  media: Playable | undefined;
  t: Translate;
}) {
  const src = bytesHref(fileId, name);
  switch (name.split(".").at(-1)?.toLowerCase()) {
    case "mp4":
    case "mp3":
      return <MediaPlayer fileId={fileId} name={name} said={said} media={media} t={t} />;
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
