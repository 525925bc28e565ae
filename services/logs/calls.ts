import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { deleteOldLogs } from "./delete_old_logs.ts";
import { operation, readOperation } from "./list_operations.ts";
import { logSettings, readLogSettings, saveLogSettings, wantedLogSettings } from "./log_settings.ts";
import { findOldLogs, OLD_YEARS, oldLogs, type OldYears } from "./old_logs.ts";

const TAG = "Logs";

const years = z.int().refine((value) => (OLD_YEARS as readonly number[]).includes(value)).describe("2 or 3");

/** Calls of the logs, beside those of their lists. */
export const LOG_CALLS = [
  defineCall({
    operationId: "readOperation",
    method: "get",
    path: "/tis/operations/{id}",
    need: "UserOperationLog:view",
    tag: TAG,
    summary: "One line of the operation log with what differs",
    input: z.object({ id: z.int().positive() }),
    output: operation,
    run: (ctx, { id }) => readOperation(ctx, id),
  }),
  defineCall({
    operationId: "readLogSettings",
    method: "get",
    path: "/tis/log-settings",
    need: "LogManage:view",
    tag: TAG,
    summary: "What is written to the logs and how long it is kept",
    input: z.object({}),
    output: logSettings,
    run: (ctx) => readLogSettings(ctx),
  }),
  defineCall({
    operationId: "saveLogSettings",
    method: "post",
    path: "/tis/log-settings",
    need: "LogManage:edit",
    tag: TAG,
    summary: "Change what is written to the logs and how long it is kept",
    asksAgain: true,
    input: wantedLogSettings,
    output: nothing,
    form: { to: () => "LogManage", message: "logs.saved" },
    run: async (ctx, wanted) => {
      await saveLogSettings(ctx, wanted);
      return null;
    },
  }),
  defineCall({
    operationId: "findOldLogs",
    method: "get",
    path: "/tis/old-logs",
    need: "LogManage:view",
    tag: TAG,
    summary: "What a deletion of logs older than two or three years would take",
    input: z.object({ years }),
    output: oldLogs,
    run: (ctx, input) => findOldLogs(ctx, input.years * 12),
  }),
  defineCall({
    operationId: "deleteOldLogs",
    method: "post",
    path: "/tis/old-logs/deletion",
    need: "LogManage:delete",
    tag: TAG,
    summary: "Delete logs older than two or three years, as they were counted and confirmed",
    asksAgain: true,
    input: z.object({
      years,
      rows: z.int().positive().describe("lines as they were shown"),
      until: z.iso.date().describe("as it was shown"),
    }),
    output: oldLogs,
    form: {
      to: () => "LogManage",
      message: (old) => ({ key: "logs.deleted", params: { rows: old.rows, until: old.until } }),
    },
    run: (ctx, input) => deleteOldLogs(ctx, { ...input, years: input.years as OldYears }),
  }),
];
