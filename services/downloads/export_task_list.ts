import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, oneOf } from "@/engines/lists/filters.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { EXPORTS } from "@/engines/exports/known_exports.ts";
import { EXPORT_STATES, type ExportTask, exportTask } from "@/engines/exports/types.ts";

type Row = Omit<ExportTask, "list" | "page" | "isExpired">;

/** The reader's own export tasks. Its call names the lists that can be asked for (calls.ts). */
export const exportTaskList = defineList({
  kind: "exports",
  page: "MyDownload",
  need: "session",
  record: exportTask,
  words: {
    filter: "downloads.filterLabel",
    submit: "downloads.search",
    none: "downloads.none",
    noneWhy: "downloads.noneWhy",
    noMatch: "downloads.noMatch",
    noMatchWhy: "downloads.noMatchWhy",
  },
  filter: {
    kind: chosen("exports.list", z.string().max(100), {
      all: "downloads.allLists",
      choices: ({ t }) => EXPORTS.all.map(({ kind, title }) => ({ value: kind, label: t(title) })),
      on: "x.kind",
    }),
    state: oneOf(EXPORT_STATES, {
      text: "downloads.state",
      each: (state) => `downloads.state.${state}`,
      all: "downloads.allStates",
      on: "x.state",
    }),
  },
  columns: {
    list: { text: "exports.list", kind: "text", sort: "x.kind", title: true },
    state: {
      text: "downloads.state",
      kind: "state",
      of: ({ state, isExpired }, { t }) =>
        t(isExpired ? "downloads.state.expired" : `downloads.state.${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "x.state",
    },
    result: {
      text: "downloads.result",
      kind: "text",
      of: ({ fileName, reason }) => fileName ?? reason,
      width: 50,
    },
    rows: { text: "exports.rows", kind: "number", of: ({ rowsDone }) => rowsDone, in: "sheet" },
    size: { text: "exports.bytes", kind: "number", in: "sheet" },
    requestedAt: { text: "downloads.requestedAt", kind: "moment", sort: "x.requested_at" },
  },
  order: "-requestedAt",
  scope: (ctx) => () => ctx.sql`x.user_id = ${personOf(ctx).id}`,
  query: {
    key: "x.id",
    from: ({ sql }) => sql`export_tasks x`,
    select: ({ sql }) =>
      sql`
      x.id, x.kind, x.state, x.rows_done, x.rows_total, x.file_id, x.file_name, x.size, x.reason, x.requested_at,
      x.ended_at, x.expires_at`,
    record: taskOf,
  },
});

/** A task in its owner's words. */
function taskOf({ t }: Ctx, row: Row): ExportTask {
  const type = EXPORTS.all.find(({ kind }) => kind === row.kind);
  return {
    ...row,
    list: type ? t(type.title) : row.kind,
    page: type?.page ?? null,
    size: row.size === null ? null : Number(row.size),
    reason: row.reason === null ? null : t(row.reason),
    isExpired: row.state === "success" && row.fileId === null,
  };
}
