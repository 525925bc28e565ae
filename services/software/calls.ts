import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { givenMembers } from "@/engines/registers/call_schemas.ts";
import { formChoicesCall } from "@/engines/states/form_choices.ts";
import { readManifest, readSoftware } from "./read_software.ts";
import { softwareForm } from "./software_form.ts";
import { type Software, software, softwareId } from "./types.ts";
import {
  addSoftware,
  changeSoftware,
  deleteSoftware,
  releaseSoftware,
  withdrawSoftware,
} from "./write_software.ts";

const tag = "Software";
const one = z.object({ id: softwareId });
const change = one.extend({ version: z.int().positive().describe("of the row, that was read") });
const told = (key: string) => ({ code, versionText }: Software) => ({
  key,
  params: { name: `${code} ${versionText}` },
});
const to = ({ id }: Software) => `SoftwareList?id=${id}`;

/** Calls of programs; their list has its own. */
export const SOFTWARE_CALLS = [
  formChoicesCall(softwareForm, "SoftwareList:view"),
  defineCall({
    operationId: "readSoftwareKey",
    method: "get",
    path: "/tis/software-keys",
    need: "SoftwareList:view",
    loggedAs: "reads",
    tag,
    summary: "The public keys (Ed25519, 32 bytes in base64) by which manifests of programs are verified",
    input: z.object({}),
    output: z.object({
      algorithm: z.literal("Ed25519"),
      verifyingKey: z.string().describe("of what is signed now"),
      verifyingKeys: z.array(z.string()).describe(
        "that one, and those of what was signed before and still holds",
      ),
    }),
    run: async (ctx) => {
      const [verifyingKey, ...older] = (await ctx.secrets.verifyingKeys()).map((key) => key.toBase64());
      const verifyingKeys = [verifyingKey!, ...older];
      return { algorithm: "Ed25519" as const, verifyingKey: verifyingKey!, verifyingKeys };
    },
  }),
  defineCall({
    operationId: "readSoftware",
    method: "get",
    path: "/tis/software/{id}",
    need: "SoftwareList:view",
    loggedAs: "reads",
    tag,
    summary: "A version of a program, the others of its package, and what the caller may do with it",
    input: one,
    output: software,
    run: (ctx, { id }) => readSoftware(ctx, id),
  }),
  defineCall({
    operationId: "readSoftwareManifest",
    method: "get",
    path: "/tis/software/{id}/manifest",
    need: "SoftwareList:view",
    loggedAs: "reads",
    tag,
    summary: "The manifest of a released version: canonical JSON, as it was signed, with its signature",
    input: one,
    output: z.object({
      manifest: z.string().describe("canonical JSON (RFC 8785): its bytes in UTF-8 are what is signed"),
      signature: z.string().describe("Ed25519, base64"),
      verifyingKey: z.string().describe("that it was signed under; trust those of `readSoftwareKey`"),
    }),
    run: (ctx, { id }) => readManifest(ctx, id),
  }),
  defineCall({
    operationId: "addSoftware",
    method: "post",
    path: "/tis/software",
    need: "SoftwareList:edit",
    tag,
    summary: "Add a version of a program as a draft",
    input: z.object(givenMembers(softwareForm, "add")),
    output: software,
    form: { to, message: told("software.done_add") },
    run: (ctx, values) => addSoftware(ctx, values),
  }),
  defineCall({
    operationId: "changeSoftware",
    method: "post",
    path: "/tis/software/{id}",
    need: "SoftwareList:edit",
    tag,
    summary: "Change a draft; what is left out stays as it is",
    input: z.object({ ...givenMembers(softwareForm, "change"), ...change.shape }),
    output: software,
    form: { to, message: told("software.done_edit") },
    run: (ctx, { id, version, ...values }) => changeSoftware(ctx, { id, version }, values),
  }),
  defineCall({
    operationId: "releaseSoftware",
    method: "post",
    path: "/tis/software/{id}/release",
    need: "SoftwareList:release",
    tag,
    summary: "Sign a draft and let it be downloaded",
    input: change,
    output: software,
    form: { message: told("software.done_release") },
    run: releaseSoftware,
  }),
  defineCall({
    operationId: "withdrawSoftware",
    method: "post",
    path: "/tis/software/{id}/withdrawal",
    need: "SoftwareList:release",
    tag,
    summary: "Withdraw a released version and say why; who has downloaded it is told",
    input: change.extend({ reason: z.string().max(500).default("") }),
    output: software,
    form: { message: told("software.done_withdraw") },
    run: withdrawSoftware,
  }),
  defineCall({
    operationId: "deleteSoftware",
    method: "post",
    path: "/tis/software/{id}/deletion",
    need: "SoftwareList:edit",
    tag,
    summary: "Delete a draft",
    input: change,
    output: nothing,
    form: { to: () => "SoftwareList", message: "software.done_delete" },
    run: deleteSoftware,
  }),
];
