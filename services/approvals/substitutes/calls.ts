import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { endSubstitution, nameSubstitute } from "./name_substitute.ts";
import { readSubstitutions } from "./read_substitutes.ts";
import { newSubstitution, substitutions } from "./types.ts";

const tag = "Approvals";

/** Who decides and answers in the place of somebody who is away. */
export const SUBSTITUTE_CALLS = [
  defineCall({
    operationId: "listSubstitutes",
    method: "get",
    path: "/tis/approvals/substitutes",
    need: "session",
    tag,
    summary: "Who acts in the place of the caller, and in whose place the caller acts",
    input: z.object({}),
    output: substitutions,
    run: readSubstitutions,
  }),
  defineCall({
    operationId: "nameSubstitute",
    method: "post",
    path: "/tis/approvals/substitutes",
    need: "session",
    tag,
    summary: "Let somebody decide and answer in the caller's place for some days",
    input: newSubstitution,
    output: z.object({ id: z.int() }),
    form: { message: "approvals.done_substitute" },
    run: nameSubstitute,
  }),
  defineCall({
    operationId: "endSubstitution",
    method: "post",
    path: "/tis/approvals/substitutes/{id}/ending",
    need: "session",
    tag,
    summary: "End a substitution before its last day",
    input: z.object({
      id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      version: z.coerce.number().int().positive().describe("that was read"),
    }),
    output: nothing,
    form: { message: "approvals.done_substitute_ended" },
    run: endSubstitution,
  }),
];
