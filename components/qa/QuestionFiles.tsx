import { bytesHref } from "@/components/files/bytes_href.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import { isLang, tagOf } from "@/kernel/texts/languages.ts";
import type { QuestionFile } from "@/services/qa/question_types.ts";

/** Files of a question or a reply: pictures are shown, films and sounds played, the rest is a link. */
export function QuestionFiles({ files, tag, draw }: {
  files: readonly QuestionFile[];
  tag: string;
  /** Name of the button that draws upon a picture; left out: the reader adds nothing here. */
  draw?: string;
}) {
  if (files.length === 0) return null;
  return (
    <ul class="question-files">
      {files.map(({ fileId, name, size }) => (
        <li key={fileId}>
          <Shown fileId={fileId} name={name} />
          <a class="link" href={bytesHref(fileId, name, true)}>{name}</a>{" "}
          <span class="note">{byteText(size, isLang(tag) ? tagOf(tag) : "en")}</span>{" "}
          {draw && isPicture(name) && (
            <button
              type="button"
              class="link needs-script no-print"
              data-draw={bytesHref(fileId, name)}
              data-draw-name={name}
              aria-label={`${draw}: ${name}`}
            >
              {draw}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function isPicture(name: string): boolean {
  return /\.(?:png|jpe?g)$/i.test(name);
}

function Shown({ fileId, name }: Pick<QuestionFile, "fileId" | "name">) {
  const src = bytesHref(fileId, name);
  switch (name.split(".").at(-1)?.toLowerCase()) {
    case "png":
    case "jpg":
    case "jpeg":
      return (
        <a href={src} target="_blank" rel="noopener">
          <img class="question-picture" src={src} alt={name} loading="lazy" />
        </a>
      );
    case "mp4":
      return <video class="file-film" controls preload="metadata" src={src} aria-label={name} />;
    case "mp3":
      return <audio class="file-sound" controls preload="metadata" src={src} aria-label={name} />;
    default:
      return null;
  }
}
