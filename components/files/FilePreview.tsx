import { Empty } from "@/components/Empty.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FileDetail } from "@/services/file_manager/types.ts";
import { bytesHref } from "./bytes_href.ts";
import { ModelFacts } from "./ModelFacts.tsx";

/**
 * What a browser can show of a file by itself: picture, with the SVG made of it beside it, PDF, sound, film, text; of others the PDF made
 * of them or what was measured, or why not.
 */
export function FilePreview({ ctx, file, text }: { ctx: Ctx; file: FileDetail; text: string | null }) {
  const { t } = ctx;
  const { id, name, kind, conversions } = file;
  const held = file.scan === "waiting" || file.scan === "infected";
  if (held) return <Empty title={t("files.held")} drawing="box">{t("files.heldWhy")}</Empty>;
  if (text !== null) return <pre class="file-text" tabIndex={0}>{text}</pre>;
  const madeOf = (wanted: string) =>
    conversions.find(({ kind, resultId }) => kind === wanted && resultId !== null);
  const web = madeOf("web");
  const pdf = kind === "pdf" ? { id, name } : resultOf(madeOf("pdf"));
  if (kind === "image") {
    const shown = resultOf(web) ?? { id, name };
    const picture = <img class="file-picture" src={bytesHref(shown.id, shown.name)} alt={name} />;
    const drawn = resultOf(madeOf("svg"));
    if (!drawn) return picture;
    return (
      <div class="file-pair">
        <figure>
          <figcaption>{t("files.before")}</figcaption>
          {picture}
        </figure>
        <figure>
          <figcaption>{t("files.made_svg")}</figcaption>
          <img
            class="file-picture"
            src={bytesHref(drawn.id, drawn.name)}
            alt={t("files.after-alt", { name })}
          />
        </figure>
      </div>
    );
  }
  if (pdf) {
    const href = bytesHref(pdf.id, pdf.name);
    return (
      <>
        {file.thumbnailId && (
          <a class="file-first-page" href={href}>
            <img class="file-picture" src={bytesHref(file.thumbnailId, "thumbnail.webp")} alt={name} />
          </a>
        )}
        <iframe class="file-frame" src={href} title={name} />
      </>
    );
  }
  if (kind === "audio") {
    return <audio class="file-sound" controls preload="metadata" src={bytesHref(id, name)} />;
  }
  if (kind === "video") {
    return <video class="file-film" controls preload="metadata" src={bytesHref(id, name)} />;
  }
  const model = madeOf("model");
  if (model?.facts) return <ModelFacts ctx={ctx} facts={model.facts} />;
  if (conversions.some(({ state }) => state === "pending" || state === "processing")) {
    return <Empty title={t("files.inWork")} drawing="box">{t("files.inWorkWhy")}</Empty>;
  }
  const still = resultOf(web) ?? (file.thumbnailId ? { id: file.thumbnailId, name: "thumbnail.webp" } : null);
  if (still) return <img class="file-picture" src={bytesHref(still.id, still.name)} alt={name} />;
  return <Empty title={t("files.noPreview")} drawing="box">{t("files.noPreviewWhy")}</Empty>;
}

function resultOf(
  conversion: FileDetail["conversions"][number] | undefined,
): { id: string; name: string } | null {
  return conversion?.resultId ? { id: conversion.resultId, name: conversion.resultName ?? "file" } : null;
}
