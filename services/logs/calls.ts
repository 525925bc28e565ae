import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LOG_LEVELS } from "@/engines/audit/level_of.ts";
import { deleteOldLogs } from "./delete_old_logs.ts";
import { operation, readOperation } from "./list_operations.ts";
import {
  KEEP_MONTHS,
  KEEP_TOLD_MONTHS,
  readLogSettings,
  saveLogSettings,
  type WantedLogSettings,
} from "./log_settings.ts";
import { findOldLogs, OLD_YEARS, type OldLogs, type OldYears } from "./old_logs.ts";

const TAG = "Logs";
const moment = z.iso.datetime();
const oldLogs = z.object({
  until: z.iso.date().describe("not included"),
  from: z.iso.date().nullable().describe("day of the oldest line"),
  rows: z.int(),
  months: z.array(z.string()).describe("tables that go as a whole"),
}) satisfies z.ZodType<OldLogs>;

const years = z.int().refine((value) => (OLD_YEARS as readonly number[]).includes(value)).describe("2 or 3");
/** A number of a few; forms send it as text, which the edge reads as a number. */
const oneOf = (values: readonly number[]) =>
  z.int().refine((value) => values.includes(value)).describe(values.join(", "));

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
    output: z.object({
      level: z.int(),
      keepMonths: z.int(),
      keepToldMonths: z.int(),
      version: z.int(),
      changedAt: moment.nullable(),
      changedBy: z.string().nullable(),
    }),
    run: async (ctx) => {
      const settings = await readLogSettings(ctx);
      return { ...settings, changedAt: settings.changedAt?.toISOString() ?? null };
    },
  }),
  defineCall({
    operationId: "saveLogSettings",
    method: "post",
    path: "/tis/log-settings",
    need: "LogManage:edit",
    tag: TAG,
    summary: "Change what is written to the logs and how long it is kept",
    input: z.object({
      level: oneOf(LOG_LEVELS),
      keepMonths: oneOf(KEEP_MONTHS),
      keepToldMonths: oneOf(KEEP_TOLD_MONTHS),
      version: z.int().describe("as it was read"),
    }),
    output: nothing,
    form: { to: () => "LogManage", message: "logs.saved" },
    run: async (ctx, wanted) => {
      await saveLogSettings(ctx, wanted as WantedLogSettings);
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
