import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { beginRepair, endWorksheet, openWorksheet } from "./change_worksheet.ts";
import { readWorksheet } from "./read_worksheet.ts";
import {
  askedWorksheet,
  endedWorksheet,
  newWorksheet,
  type Worksheet,
  worksheet,
  worksheetId,
} from "./types.ts";

const TAG = "Diagnosis";
const one = z.object({ id: worksheetId });
const told = (key: string) => ({ vin }: Worksheet) => ({ key, params: { vin } });

/** Calls of worksheets; their list has its own. */
export const WORKSHEET_CALLS = [
  defineCall({
    operationId: "readVdsWorksheet",
    method: "get",
    path: "/tis/vds/worksheets/{id}",
    need: "VDSWorkSheet:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "A worksheet, and what the caller may do with it",
    input: one,
    output: worksheet,
    run: (ctx, { id }) => readWorksheet(ctx, id),
  }),
  defineCall({
    operationId: "openVdsWorksheet",
    method: "post",
    path: "/tis/vds/worksheets",
    need: "VDSWorkSheet:edit",
    loggedAs: "adds",
    tag: TAG,
    summary: "Open the worksheet of a vehicle's visit",
    input: newWorksheet,
    output: worksheet,
    form: { to: ({ id }) => `VDSWorkSheet?sheet=${id}`, message: told("diagnosis.worksheet.opened") },
    run: openWorksheet,
  }),
  defineCall({
    operationId: "beginVdsWorksheet",
    method: "post",
    path: "/tis/vds/worksheets/{id}/beginning",
    need: "VDSWorkSheet:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Begin the repair",
    input: askedWorksheet,
    output: worksheet,
    form: { message: told("diagnosis.worksheet.begun") },
    run: beginRepair,
  }),
  defineCall({
    operationId: "finishVdsWorksheet",
    method: "post",
    path: "/tis/vds/worksheets/{id}/finishing",
    need: "VDSWorkSheet:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "End the repair, and say what was done",
    input: endedWorksheet,
    output: worksheet,
    form: { message: told("diagnosis.worksheet.finished") },
    run: (ctx, asked) => endWorksheet(ctx, asked, "finish"),
  }),
  defineCall({
    operationId: "cancelVdsWorksheet",
    method: "post",
    path: "/tis/vds/worksheets/{id}/cancelling",
    need: "VDSWorkSheet:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "End a visit without a repair, and say why",
    input: endedWorksheet,
    output: worksheet,
    form: { message: told("diagnosis.worksheet.cancelled") },
    run: (ctx, asked) => endWorksheet(ctx, asked, "cancel"),
  }),
];
