import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { sortInput } from "@/engines/lists/calls.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { exportKindNames } from "@/engines/exports/known_exports.ts";
import { deleteExport } from "@/engines/exports/delete_export.ts";
import { exportTaskList } from "./export_task_list.ts";
import { exportWish, requestExport, retryExport } from "@/engines/exports/request_export.ts";
import { EXPORT_STATES, exportTask } from "@/engines/exports/types.ts";

const TAG = "Exports";
const id = z.uuid();

/** Calls of lists as spreadsheets. Each list asks for its own right besides. */
export function exportCalls() {
  const kind = z.enum(exportKindNames() as [string, ...string[]]);
  return [
    defineCall({
      operationId: "listExports",
      method: "get",
      path: "/tis/exports",
      need: "session",
      tag: TAG,
      summary: "The own export tasks, newest first",
      input: z.object({
        state: z.enum(EXPORT_STATES).optional(),
        kind: kind.optional(),
        ...sortInput(exportTaskList),
        ...paging,
      }),
      output: pageOf(exportTask),
      run: (ctx, asked) => readList(ctx, exportTaskList, asked),
    }),
    defineCall({
      operationId: "requestExport",
      counted: "export",
      method: "post",
      path: "/tis/exports",
      need: "session",
      tag: TAG,
      summary: "Ask for a list as a spreadsheet; it is written in the background",
      input: exportWish.extend({ kind }),
      output: z.object({ exportId: id }),
      form: { to: () => "MyDownload", message: "downloads.requested" },
      run: async (ctx, asked) => ({ exportId: await requestExport(ctx, asked) }),
    }),
    defineCall({
      operationId: "retryExport",
      method: "post",
      path: "/tis/exports/{id}/retry",
      need: "session",
      tag: TAG,
      summary: "Ask once more for an own export that failed",
      input: z.object({ id }),
      output: nothing,
      form: { message: "downloads.retried" },
      async run(ctx, input) {
        await retryExport(ctx, input.id);
        return null;
      },
    }),
    defineCall({
      operationId: "deleteExport",
      method: "post",
      path: "/tis/exports/{id}/deletion",
      need: "session",
      tag: TAG,
      summary: "Delete an own export; one under way is canceled",
      input: z.object({ id }),
      output: nothing,
      form: { message: "downloads.deleted" },
      async run(ctx, input) {
        await deleteExport(ctx, input.id);
        return null;
      },
    }),
  ];
}
