import { Button } from "@/components/Button.tsx";
import { bytesHref } from "@/components/file_manager/file_links.ts";
import { State } from "@/components/Mark.tsx";
import { RowActions } from "@/components/table/RowActions.tsx";
import type { ExportTask } from "@/engines/exports/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

interface Shared {
  basePath: string;
  t: Translate;
  format: Format;
}

const TONES = { pending: "warn", processing: "info", success: "ok", failed: "err" } as const;

/** The own exports: how far each is, its file or why there is none. */
export function ExportTable({ tasks, ...shared }: Shared & { tasks: readonly ExportTask[] }) {
  const { t } = shared;
  return (
    <table class="table stack" data-density="comfortable">
      <thead>
        <tr>
          <th scope="col">{t("exports.list")}</th>
          <th scope="col">{t("exports.state")}</th>
          <th scope="col" class="w-[40%]">{t("exports.result")}</th>
          <th scope="col">{t("exports.requestedAt")}</th>
          <th scope="col">
            <span class="off-screen">{t("exports.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => <Row key={task.id} task={task} {...shared} />)}
      </tbody>
    </table>
  );
}

function Row({ task, ...shared }: Shared & { task: ExportTask }) {
  const { t, format, basePath } = shared;
  return (
    <tr>
      <td class="title">
        {task.page ? <a class="link" href={`${basePath}/${task.page}`}>{task.list}</a> : task.list}
      </td>
      <td class="nowrap">
        {task.isExpired
          ? <State shape="hollow">{t("exports.state.expired")}</State>
          : <State tone={TONES[task.state]}>{t(`exports.state.${task.state}`)}</State>}
      </td>
      <td>
        <Result task={task} t={t} format={format} />
      </td>
      <td class="nowrap tabular-nums">{format.moment(task.requestedAt)}</td>
      <td>
        <Acts task={task} t={t} />
      </td>
    </tr>
  );
}

function Result({ task, t, format }: Omit<Shared, "basePath"> & { task: ExportTask }) {
  if (task.state === "failed") return <span class="text-err">{task.reason}</span>;
  if (task.isExpired) {
    return <span class="text-ink-2">{t("exports.expiredWhy", { at: format.moment(task.expiresAt!) })}</span>;
  }
  if (task.state === "success") {
    return (
      <>
        <a class="link wrap-anywhere" href={bytesHref(task.fileId!, task.fileName!, true)}>{task.fileName}</a>
        <small class="block text-meta text-ink-2 tabular-nums">
          {t("exports.rowsCount", { rows: task.rowsDone })} · {bytes(task.size!, format)} ·{" "}
          {t("exports.keptUntil", { at: format.moment(task.expiresAt!) })}
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
        aria-label={t("exports.progressOf", { list: task.list })}
      />
      <small class="block text-meta text-ink-2 tabular-nums">
        {t("exports.progress", { done: task.rowsDone, total: task.rowsTotal })}
      </small>
    </>
  );
}

function Acts({ task, t }: { task: ExportTask; t: Translate }) {
  const isOpen = task.state === "pending" || task.state === "processing";
  const removal = t(isOpen ? "exports.cancel" : "exports.delete");
  return (
    <RowActions always>
      {task.state === "success" && task.fileId && (
        <Button
          icon="download"
          href={bytesHref(task.fileId, task.fileName!, true)}
          label={`${t("exports.download")}: ${task.fileName}`}
        />
      )}
      {task.state === "failed" && (
        <form method="post" action={`/tis/exports/${task.id}/retry`} data-call="" data-after="reload">
          <Button icon="refresh-cw" label={`${t("exports.retry")}: ${task.list}`} />
        </form>
      )}
      <form method="post" action={`/tis/exports/${task.id}/deletion`} data-call="" data-after="reload">
        <Button icon={isOpen ? "x" : "trash"} label={`${removal}: ${task.list}`} />
      </form>
    </RowActions>
  );
}

/** `1.4 MB`, in powers of ten. */
function bytes(size: number, format: Format): string {
  if (size < 1_000_000) return `${format.number(Math.max(1, Math.round(size / 1000)))} kB`;
  return `${format.number(Math.round(size / 100_000) / 10)} MB`;
}
