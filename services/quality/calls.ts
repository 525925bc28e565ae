import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { givenMembers } from "@/engines/registers/call_schemas.ts";
import { formChoicesCall } from "@/engines/states/form_choices.ts";
import { refuseQuality, resolveQuality, takeQuality } from "./process_quality.ts";
import { qualityForm } from "./quality_form.ts";
import { readQualityFigures } from "./read_figures.ts";
import { readQuality } from "./read_quality.ts";
import { qualityFigures, qualityId, type QualityReport, qualityReport } from "./types.ts";
import { beginQuality, changeQuality, deleteQuality, submitQuality } from "./write_quality.ts";

const tag = "Quality feedback";
const one = z.object({ id: qualityId });
const change = one.extend({ version: z.int().positive().describe("that was read") });
const answered = change.extend({
  answer: z.string().max(2000).default("").describe("what the store is told"),
});
const files = z.array(z.string().max(40)).max(20).optional()
  .describe("ids of files of the place 'quality-photo', all that it is to have");
const photos = { refusePhotos: files, okPhotos: files };
const told = (key: string) => ({ code }: QualityReport) => ({ key, params: { code } });
const to = ({ id }: QualityReport) => `QualityFeedbackPreview?id=${id}`;

/** Calls of quality reports; their list has its own. */
export const QUALITY_CALLS = [
  formChoicesCall(qualityForm, "QualityFeedback:view"),
  defineCall({
    operationId: "readQualityFigures",
    method: "get",
    path: "/tis/quality-figures",
    need: "QualityFeedback:view",
    loggedAs: "reads",
    tag,
    summary: "What is reported by part and by series, within the caller's scope",
    input: z.object({}),
    output: qualityFigures,
    run: (ctx) => readQualityFigures(ctx),
  }),
  defineCall({
    operationId: "readQualityReport",
    method: "get",
    path: "/tis/quality-reports/{id}",
    need: "QualityFeedback:view",
    loggedAs: "reads",
    tag,
    summary: "A report with its photos, its course, and what the caller may do with it",
    input: one,
    output: qualityReport,
    run: (ctx, { id }) => readQuality(ctx, id),
  }),
  defineCall({
    operationId: "addQualityReport",
    method: "post",
    path: "/tis/quality-reports",
    need: "QualityFeedback:edit",
    tag,
    summary: "Begin a report as a draft",
    input: z.object({ ...givenMembers(qualityForm, "change"), ...photos }),
    output: qualityReport,
    form: { to, message: told("quality.done_begin") },
    run: (ctx, { refusePhotos, okPhotos, ...values }) =>
      beginQuality(ctx, { values, refusePhotos, okPhotos }),
  }),
  defineCall({
    operationId: "changeQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}",
    need: "QualityFeedback:edit",
    tag,
    summary: "Change one's own draft; what is left out stays as it is",
    input: change.extend({ ...givenMembers(qualityForm, "change"), ...photos }),
    output: qualityReport,
    form: { to, message: told("quality.done_edit") },
    run: (ctx, { id, version, refusePhotos, okPhotos, ...values }) =>
      changeQuality(ctx, { id, version }, { values, refusePhotos, okPhotos }),
  }),
  defineCall({
    operationId: "submitQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}/submission",
    need: "QualityFeedback:edit",
    tag,
    summary: "Submit one's own draft to the factory",
    input: change,
    output: qualityReport,
    form: { message: told("quality.done_submit") },
    run: submitQuality,
  }),
  defineCall({
    operationId: "deleteQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}/deletion",
    need: "QualityFeedback:edit",
    tag,
    summary: "Delete one's own draft",
    input: change,
    output: nothing,
    form: { to: () => "QualityFeedback", message: "quality.done_delete" },
    run: deleteQuality,
  }),
  defineCall({
    operationId: "takeQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}/taking",
    need: "QualityFeedback:process",
    tag,
    summary: "Take a report up for the factory",
    input: change,
    output: qualityReport,
    form: { message: told("quality.done_take") },
    run: takeQuality,
  }),
  defineCall({
    operationId: "resolveQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}/resolution",
    need: "QualityFeedback:process",
    tag,
    summary: "Answer a report and resolve it; its author is told",
    input: answered,
    output: qualityReport,
    form: { message: told("quality.done_resolve") },
    run: resolveQuality,
  }),
  defineCall({
    operationId: "refuseQualityReport",
    method: "post",
    path: "/tis/quality-reports/{id}/refusal",
    need: "QualityFeedback:process",
    tag,
    summary: "Refuse a report and say why; its author is told",
    input: answered,
    output: qualityReport,
    form: { message: told("quality.done_refuse") },
    run: refuseQuality,
  }),
];
