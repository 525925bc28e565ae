import { z } from "zod";
import { peopleAudience } from "@/engines/audience/audience.ts";
import { audienceCalls } from "@/engines/audience/calls.ts";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { givenMembers } from "@/engines/registers/call_schemas.ts";
import { formChoicesCall } from "@/engines/states/form_choices.ts";
import { abolishLaw, deleteLaw, enforceLaw } from "./end_law.ts";
import { lawForm } from "./law_form.ts";
import { lawAudiencePlace } from "./law_audience.ts";
import { readLaw } from "./read_law.ts";
import { type Law, law, lawId } from "./types.ts";
import { addLaw, changeLaw } from "./write_law.ts";

const tag = "Legal standards";
const one = z.object({ id: lawId });
const change = one.extend({ version: z.int().positive().describe("that was read") });
const beside = {
  files: z.array(z.string().max(40)).max(20).optional().describe(
    "ids of files of the place 'law', all that it is to have",
  ),
  audience: peopleAudience.optional().describe("whom it is for; empty: everybody"),
};
const told = (key: string) => ({ number }: Law) => ({ key, params: { number } });
const to = ({ id }: Law) => `Laws?id=${id}`;

/** Calls of legal standards; their list has its own. */
export const LAW_CALLS = [
  formChoicesCall(lawForm, "Laws:view"),
  ...audienceCalls(lawAudiencePlace, "Laws:edit", (_ctx, { audience }) => Promise.resolve(audience)),
  defineCall({
    operationId: "readLegalStandard",
    method: "get",
    path: "/tis/legal-standards/{id}",
    need: "Laws:view",
    loggedAs: "reads",
    tag,
    summary:
      "A legal standard with its files, what it replaces, its course, and what the caller may do with it",
    input: one,
    output: law,
    run: (ctx, { id }) => readLaw(ctx, id),
  }),
  defineCall({
    operationId: "addLegalStandard",
    method: "post",
    path: "/tis/legal-standards",
    need: "Laws:add",
    rightTitle: "right.register.add",
    tag,
    summary: "Add a legal standard; those whom it is for are told",
    input: z.object({ ...givenMembers(lawForm, "add"), ...beside }),
    output: law,
    form: { to, message: told("laws.done_add") },
    run: (ctx, { files, audience, ...values }) => addLaw(ctx, { values, files, audience }),
  }),
  defineCall({
    operationId: "changeLegalStandard",
    method: "post",
    path: "/tis/legal-standards/{id}",
    need: "Laws:edit",
    rightTitle: "right.register.edit",
    tag,
    summary: "Change a legal standard that is not abolished; what is left out stays as it is",
    input: change.extend({ ...givenMembers(lawForm, "change"), ...beside }),
    output: law,
    form: { to, message: told("laws.done_edit") },
    run: (ctx, { id, version, files, audience, ...values }) =>
      changeLaw(ctx, { id, version }, { values, files, audience }),
  }),
  defineCall({
    operationId: "enforceLegalStandard",
    method: "post",
    path: "/tis/legal-standards/{id}/enforcement",
    need: "Laws:publish",
    tag,
    summary: "Put a new legal standard into effect now",
    input: change,
    output: law,
    form: { message: told("laws.done_enforce") },
    run: enforceLaw,
  }),
  defineCall({
    operationId: "abolishLegalStandard",
    method: "post",
    path: "/tis/legal-standards/{id}/abolition",
    need: "Laws:publish",
    tag,
    summary: "Abolish a legal standard that is in force, and say why",
    input: change.extend({ reason: z.string().max(500).default("") }),
    output: law,
    form: { message: told("laws.done_abolish") },
    run: abolishLaw,
  }),
  defineCall({
    operationId: "deleteLegalStandard",
    method: "post",
    path: "/tis/legal-standards/{id}/deletion",
    need: "Laws:delete",
    rightTitle: "right.register.delete",
    tag,
    summary: "Delete a legal standard that never took effect",
    input: change,
    output: nothing,
    form: { to: () => "Laws", message: "laws.done_delete" },
    run: deleteLaw,
  }),
];
