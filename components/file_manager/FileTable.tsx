import { Icon } from "@/components/Icon.tsx";
import { RowActions } from "@/components/table/RowActions.tsx";
import { SortHead } from "@/components/table/SortHead.tsx";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { FileRow } from "@/services/file_manager/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { bytesHref, fileHref, type FilePageQuery } from "./file_links.ts";
import { ConversionMark, KIND_ICONS } from "./FileMarks.tsx";
import { placeName } from "./place_name.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** The files of the store, one a row: small picture, name, place, size, what uses it, how its conversions stand. */
export function FileTable({ ctx, files, query, basePath }: {
  ctx: Ctx;
  files: readonly FileRow[];
  query: FilePageQuery;
  basePath: string;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const lang = tagOf(ctx.lang);
  const sorted = {
    sort: query.sort,
    href: (sort: { column: string; descending: boolean }) =>
      fileHref(basePath, { ...query, pageNo: 1, sort: sort as FilePageQuery["sort"] }),
    t,
  };
  return (
    <table class="table stack">
      <thead>
        <tr>
          <SortHead column="name" {...sorted}>{t("filestore.name")}</SortHead>
          <th scope="col">{t("filestore.place")}</th>
          <SortHead column="size" numeric {...sorted}>{t("filestore.size")}</SortHead>
          <th scope="col">{t("filestore.uses")}</th>
          <th scope="col">{t("filestore.conversion")}</th>
          <th scope="col">{t("filestore.owner")}</th>
          <SortHead column="createdAt" {...sorted}>{t("filestore.createdAt")}</SortHead>
          <th scope="col">
            <span class="off-screen">{t("table.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td class="title">
              <a class="file-name" href={fromHere(fileHref(basePath, { file: file.id }))}>
                <span class="file-thumb" aria-hidden="true">
                  {file.thumbnailId
                    ? <img src={bytesHref(file.thumbnailId, "thumbnail.webp")} alt="" loading="lazy" />
                    : <Icon name={KIND_ICONS[file.kind]} />}
                </span>
                <span>{file.name}</span>
              </a>
            </td>
            <td>{placeName(t, file.place)}</td>
            <td class="num nowrap">{byteText(file.size, lang)}</td>
            <td>
              {file.uses === 0 ? t("filestore.unused") : t("filestore.usedTimes", { count: file.uses })}
            </td>
            <td>{file.conversion && <ConversionMark state={file.conversion} t={t} />}</td>
            <td>{file.owner}</td>
            <td class="nowrap">{format.moment(file.createdAt)}</td>
            <td class="file-actions">
              <RowActions>
                <a
                  class="btn btn-quiet btn-icon"
                  href={bytesHref(file.id, file.name, true)}
                  aria-label={t("filestore.downloadOf", { name: file.name })}
                  title={t("filestore.download")}
                >
                  <Icon name="download" />
                </a>
              </RowActions>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
