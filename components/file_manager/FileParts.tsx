import { fromHere } from "@/components/table/from_here.ts";
import { Icon } from "@/components/Icon.tsx";
import type { ListParts } from "@/components/list/parts.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FileRow } from "@/services/file_manager/types.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { fileHref } from "./file_links.ts";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { ConversionMark, KIND_ICONS } from "./FileMarks.tsx";

/** How the files of the store look in their list: small picture, size, what uses it, how its conversions stand. */
export function fileParts({ t, lang }: Ctx, basePath: string): ListParts<FileRow> {
  return {
    classes: { size: "nowrap" },
    actionsClass: "file-actions",
    cells: {
      name: (file) => (
        <a class="file-name" href={fromHere(fileHref(basePath, { file: file.id }))}>
          <span class="file-thumb" aria-hidden="true">
            {file.thumbnailId
              ? <img src={bytesHref(file.thumbnailId, "thumbnail.webp")} alt="" loading="lazy" />
              : <Icon name={KIND_ICONS[file.kind]} />}
          </span>
          <span>{file.name}</span>
        </a>
      ),
      size: ({ size }) => <>{byteText(size, tagOf(lang))}</>,
      conversion: ({ conversion }) => conversion && <ConversionMark state={conversion} t={t} />,
    },
    actions: ({ id, name }) => (
      <a
        class="btn btn-quiet btn-icon"
        href={bytesHref(id, name, true)}
        aria-label={t("file_manager.downloadOf", { name })}
        title={t("file_manager.download")}
      >
        <Icon name="download" />
      </a>
    ),
  };
}
