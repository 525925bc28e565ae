import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { givenMembers } from "@/engines/registers/call_schemas.ts";
import { formChoicesCall } from "@/engines/states/form_choices.ts";
import { approveImprovement, closeImprovement, rejectImprovement } from "./decide_improvement.ts";
import { readImprovement } from "./read_improvement.ts";
import { techproveForm } from "./techprove_form.ts";
import { type Improvement, improvement, techproveId } from "./types.ts";
import {
  beginImprovement,
  changeImprovement,
  deleteImprovement,
  submitImprovement,
} from "./write_improvement.ts";

const tag = "Technical improvements";
const one = z.object({ id: techproveId });
const change = one.extend({ version: z.int().positive().describe("that was read") });
const decided = change.extend({ remark: z.string().max(1000).default("") });
const files = z.array(z.string().max(40)).max(20).optional().describe("ids of files, all that it is to have");
const beside = { beforePhotos: files, afterPhotos: files, files };
const told = (key: string) => ({ code }: Improvement) => ({ key, params: { code } });
const to = ({ id }: Improvement) => `TechProvePreview?id=${id}`;

/** Calls of technical improvements; their list has its own. */
export const TECHPROVE_CALLS = [
  formChoicesCall(techproveForm, "TechProve:view"),
  defineCall({
    operationId: "readImprovement",
    method: "get",
    path: "/tis/improvements/{id}",
    need: "TechProve:view",
    loggedAs: "reads",
    tag,
    summary: "A technical improvement with its approvals, its course, and what the caller may do with it",
    input: one,
    output: improvement,
    run: (ctx, { id }) => readImprovement(ctx, id),
  }),
  defineCall({
    operationId: "addImprovement",
    method: "post",
    path: "/tis/improvements",
    need: "TechProve:edit",
    tag,
    summary: "Begin a technical improvement",
    input: z.object({ ...givenMembers(techproveForm, "change"), ...beside }),
    output: improvement,
    form: { to, message: told("techprove.done_begin") },
    run: (ctx, { beforePhotos, afterPhotos, files, ...values }) =>
      beginImprovement(ctx, { values, beforePhotos, afterPhotos, files }),
  }),
  defineCall({
    operationId: "changeImprovement",
    method: "post",
    path: "/tis/improvements/{id}",
    need: "TechProve:edit",
    tag,
    summary: "Change one's own that is not submitted; what is left out stays as it is",
    input: change.extend({ ...givenMembers(techproveForm, "change"), ...beside }),
    output: improvement,
    form: { to, message: told("techprove.done_edit") },
    run: (ctx, { id, version, beforePhotos, afterPhotos, files, ...values }) =>
      changeImprovement(ctx, { id, version }, { values, beforePhotos, afterPhotos, files }),
  }),
  defineCall({
    operationId: "submitImprovement",
    method: "post",
    path: "/tis/improvements/{id}/submission",
    need: "TechProve:edit",
    tag,
    summary: "Submit one's own to every approver of its department",
    input: change,
    output: improvement,
    form: { message: told("techprove.done_submit") },
    run: submitImprovement,
  }),
  defineCall({
    operationId: "deleteImprovement",
    method: "post",
    path: "/tis/improvements/{id}/deletion",
    need: "TechProve:edit",
    tag,
    summary: "Delete one's own that is not submitted",
    input: change,
    output: nothing,
    form: { to: () => "TechProve", message: "techprove.done_delete" },
    run: deleteImprovement,
  }),
  defineCall({
    operationId: "approveImprovement",
    method: "post",
    path: "/tis/improvements/{id}/approval",
    need: "TechProve:verify",
    tag,
    summary: "Approve for oneself; with the last word of those asked it is approved",
    input: decided,
    output: improvement,
    form: { message: told("techprove.done_approve") },
    run: approveImprovement,
  }),
  defineCall({
    operationId: "rejectImprovement",
    method: "post",
    path: "/tis/improvements/{id}/rejection",
    need: "TechProve:verify",
    tag,
    summary: "Send it back to its author and say why",
    input: decided,
    output: improvement,
    form: { message: told("techprove.done_reject") },
    run: rejectImprovement,
  }),
  defineCall({
    operationId: "closeImprovement",
    method: "post",
    path: "/tis/improvements/{id}/closure",
    need: "TechProve:close",
    tag,
    summary: "Close an approved one and say what came of it",
    input: change.extend({ result: z.string().max(2000).default("") }),
    output: improvement,
    form: { message: told("techprove.done_close") },
    run: closeImprovement,
  }),
];
