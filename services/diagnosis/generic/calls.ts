import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { genericPreview, loadGenericDtcs, previewGenericDtcs } from "./load_generic.ts";

const TAG = "Diagnosis";

/** Calls of the generic codes. */
export const GENERIC_CALLS = [
  defineCall({
    operationId: "previewGenericDtcs",
    method: "get",
    path: "/tis/vds/generic-dtcs",
    need: "DTCManage:import",
    loggedAs: "reads",
    tag: TAG,
    summary: "What loading the generic codes of SAE J2012 would add",
    input: z.object({}),
    output: genericPreview,
    run: previewGenericDtcs,
  }),
  defineCall({
    operationId: "loadGenericDtcs",
    method: "post",
    path: "/tis/vds/generic-dtcs/loading",
    need: "DTCManage:import",
    loggedAs: "adds",
    tag: TAG,
    summary: "Add the generic codes of SAE J2012 that the dictionary does not have",
    input: z.object({}),
    output: z.object({ added: z.int().nonnegative() }),
    form: {
      to: () => "DTCManage",
      message: ({ added }) => ({ key: "diagnosis.generic.loaded", params: { count: added } }),
    },
    run: loadGenericDtcs,
  }),
];
