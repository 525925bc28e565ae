import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Icon } from "@/components/Icon.tsx";
import { byteText } from "@/islands/files/transfer_texts.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FileDetail } from "@/services/file_manager/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { ConversionList } from "./ConversionList.tsx";
import { fileHref } from "./file_links.ts";
import { ScanMark } from "./FileMarks.tsx";
import { FilePreview } from "@/components/files/FilePreview.tsx";
import { placeName, useName } from "./place_name.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** One file: what it shows, what is known of it, what uses it, what was made of it. */
export function FileDetailView({ ctx, file, text, basePath }: {
  ctx: Ctx;
  file: FileDetail;
  /** Its beginning, when it is text. */
  text: string | null;
  basePath: string;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <div class="file-detail">
      <Card title={t("file_manager.preview")} class="file-preview">
        <FilePreview ctx={ctx} file={file} text={text} />
      </Card>
      <div class="file-side">
        <Card title={t("file_manager.facts")}>
          <Facts
            facts={[
              { name: t("file_manager.place"), value: placeName(t, file.place) },
              { name: t("file_manager.kind"), value: t(`file_manager.kind_${file.kind}`) },
              { name: t("file_manager.mediaType"), value: <code>{file.mediaType}</code> },
              { name: t("files.size"), value: byteText(file.size, tagOf(ctx.lang)) },
              { name: t("file_manager.owner"), value: file.owner ?? "–" },
              { name: t("file_manager.createdAt"), value: format.moment(file.createdAt) },
              { name: t("file_manager.scan"), value: <ScanMark scan={file.scan} t={t} /> },
              ...(file.madeFrom
                ? [{
                  name: t("file_manager.madeFrom"),
                  value: (
                    <a class="link" href={fromHere(fileHref(basePath, { file: file.madeFrom.id }))}>
                      {file.madeFrom.name}
                    </a>
                  ),
                }]
                : []),
              { name: "SHA-256", value: <code class="file-hash">{file.sha256}</code> },
            ]}
          />
        </Card>
        <Card title={t("file_manager.uses")}>
          {file.usedBy.length === 0 ? <p>{t("file_manager.noUse")}</p> : (
            <ul class="file-uses">
              {file.usedBy.map(({ kind, id, since }) => (
                <li key={`${kind} ${id}`}>
                  <b>{useName(t, kind)}</b> <span class="mono">{id}</span>{" "}
                  <span class="note">{format.moment(since)}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <ConversionList ctx={ctx} file={file} basePath={basePath} />
        {may(ctx.actor, "FileManage:delete") && <DeleteFile file={file} t={t} basePath={basePath} />}
      </div>
    </div>
  );
}

/** Deletes after a question, which is a `<details>` so that it is asked without script too. */
function DeleteFile({ file, t, basePath }: { file: FileDetail; t: Ctx["t"]; basePath: string }) {
  return (
    <details class="menu" data-menu="">
      <summary class="btn btn-danger">
        <Icon name="trash" />
        {t("file_manager.delete")}
      </summary>
      <div class="menu-panel ask-panel">
        <p>{t("file_manager.deleteAsk", { name: file.name })}</p>
        <CallForm
          action="/tis/file/deletions"
          id="delete-file"
          back={fileHref(basePath, { file: file.id })}
          fields={{ file: file.id }}
        >
          <p class="field-error" data-form-error="" />
          <Button kind="danger" icon="trash">{t("file_manager.deleteNow")}</Button>
        </CallForm>
      </div>
    </details>
  );
}
