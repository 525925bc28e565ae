import { Empty } from "@/components/Empty.tsx";
import type { FileDetail } from "@/services/files/register/types.ts";
import type { Translate } from "@/services/i18n/texts.ts";
import { bytesHref } from "./file_links.ts";

/** What a browser can show of a file by itself: picture, PDF, sound, film, text; of others the PDF made of them, or why not. */
export function FilePreview({ file, text, t }: { file: FileDetail; text: string | null; t: Translate }) {
  const { id, name, kind, conversions } = file;
  const held = file.scan === "waiting" || file.scan === "infected";
  if (held) return <Empty title={t("filestore.held")} drawing="box">{t("filestore.heldWhy")}</Empty>;
  if (text !== null) return <pre class="file-text" tabIndex={0}>{text}</pre>;
  const madeOf = (wanted: string) =>
    conversions.find(({ kind, resultId }) => kind === wanted && resultId !== null);
  const web = madeOf("web");
  const pdf = kind === "pdf" ? { id, name } : resultOf(madeOf("pdf"));
  if (kind === "image") {
    const shown = resultOf(web) ?? { id, name };
    return <img class="file-picture" src={bytesHref(shown.id, shown.name)} alt={name} />;
  }
  if (pdf) return <iframe class="file-frame" src={bytesHref(pdf.id, pdf.name)} title={name} />;
  if (kind === "audio") {
    return <audio class="file-sound" controls preload="metadata" src={bytesHref(id, name)} />;
  }
  if (kind === "video") {
    return <video class="file-film" controls preload="metadata" src={bytesHref(id, name)} />;
  }
  const still = resultOf(web) ?? (file.thumbnailId ? { id: file.thumbnailId, name: "thumbnail.webp" } : null);
  if (still) return <img class="file-picture" src={bytesHref(still.id, still.name)} alt={name} />;
  return <Empty title={t("filestore.noPreview")} drawing="box">{t("filestore.noPreviewWhy")}</Empty>;
}

function resultOf(
  conversion: FileDetail["conversions"][number] | undefined,
): { id: string; name: string } | null {
  return conversion?.resultId ? { id: conversion.resultId, name: conversion.resultName ?? "file" } : null;
}
