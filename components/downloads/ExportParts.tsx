import { Button } from "@/components/Button.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import type { ListParts } from "@/components/list/parts.ts";
import { State } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { ExportTask } from "@/engines/exports/types.ts";
import { type Format, formatOf } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** How exports look in their list: how far each is, its file or why there is none. */
export function exportParts(ctx: Ctx, basePath: string): ListParts<ExportTask> {
  const { t } = ctx;
  const format = formatOf(ctx);
  return {
    table: { density: "comfortable" },
    heads: { result: "w-[40%]" },
    cells: {
      list: ({ page, list }) => page && <a class="link" href={`${basePath}/${page}`}>{list}</a>,
      state: ({ isExpired }) => isExpired && <State shape="hollow">{t("downloads.state.expired")}</State>,
      result: (task) => <Result task={task} t={t} format={format} />,
    },
    actionsHead: t("downloads.actions"),
    actions: (task) => <Acts task={task} t={t} />,
    actionsShown: true,
  };
}

function Result({ task, t, format }: { task: ExportTask; t: Translate; format: Format }) {
  if (task.state === "failed") return <span class="text-err">{task.reason}</span>;
  if (task.isExpired) {
    return (
      <span class="text-ink-2">{t("downloads.expiredWhy", { at: format.moment(task.expiresAt!) })}</span>
    );
  }
  if (task.state === "success") {
    return (
      <>
        <a class="link wrap-anywhere" href={bytesHref(task.fileId!, task.fileName!, true)}>{task.fileName}</a>
        <small class="block text-meta text-ink-2 tabular-nums">
          {t("downloads.rowsCount", { rows: task.rowsDone })} · {bytes(task.size!, format)} ·{" "}
          {t("downloads.keptUntil", { at: format.moment(task.expiresAt!) })}
        </small>
      </>
    );
  }
  if (task.rowsTotal === null) return <>–</>;
  return (
    <>
      <progress
        class="progress block w-full"
        max={Math.max(task.rowsTotal, 1)}
        value={task.rowsDone}
        aria-label={t("downloads.progressOf", { list: task.list })}
      />
      <small class="block text-meta text-ink-2 tabular-nums">
        {t("downloads.progress", { done: task.rowsDone, total: task.rowsTotal })}
      </small>
    </>
  );
}

function Acts({ task, t }: { task: ExportTask; t: Translate }) {
  const isOpen = task.state === "pending" || task.state === "processing";
  const removal = t(isOpen ? "downloads.cancel" : "downloads.delete");
  return (
    <>
      {task.state === "success" && task.fileId && (
        <Button
          icon="download"
          href={bytesHref(task.fileId, task.fileName!, true)}
          label={t("table.named", { name: t("downloads.download"), value: task.fileName! })}
        />
      )}
      {task.state === "failed" && (
        <form method="post" action={`/tis/exports/${task.id}/retry`} data-call="" data-after="reload">
          <Button
            icon="refresh-cw"
            label={t("table.named", { name: t("downloads.retry"), value: task.list })}
          />
        </form>
      )}
      <form method="post" action={`/tis/exports/${task.id}/deletion`} data-call="" data-after="reload">
        <Button icon={isOpen ? "x" : "trash"} label={`${removal}: ${task.list}`} />
      </form>
    </>
  );
}

/** `1.4 MB`, in powers of ten. */
function bytes(size: number, format: Format): string {
  if (size < 1_000_000) return `${format.number(Math.max(1, Math.round(size / 1000)))} kB`;
  return `${format.number(Math.round(size / 100_000) / 10)} MB`;
}
