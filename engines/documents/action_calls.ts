import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { act, operationVerb } from "./act.ts";
import { PATH_OF_ACTION } from "./action_paths.ts";
import { callOf, type DocumentCall, id, revision, version } from "./call_members.ts";
import { decideTogether, revisionOf } from "./decide_together.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight, RIGHT_OF_ACTION } from "./document_rights.ts";

const remark = z.string().trim().max(1000).optional();

/** What can be done with one document: submitting, deciding, publishing and the rest, a call each. */
export function actionCalls(kind: DocumentKind): DocumentCall[] {
  return Object.keys(PATH_OF_ACTION).map((action) => actionCall(kind, action as keyof typeof PATH_OF_ACTION));
}

function actionCall(kind: DocumentKind, action: keyof typeof PATH_OF_ACTION): DocumentCall {
  const isExplained = ["pass", "reject", "fail", "revoke"].includes(action);
  return {
    ...callOf(kind, action === "delete" ? "removes" : "changes"),
    operationId: `${operationVerb(action)}${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/${PATH_OF_ACTION[action]}`,
    need: documentRight(kind, RIGHT_OF_ACTION[action]),
    summary: SUMMARIES[action],
    input: z.object({ id, revision, version, ...(isExplained ? { remark } : {}) }),
    output: z.object({ id: z.int().nullable().describe("null: it is deleted") }),
    form: {
      message: `documents.done_${action}`,
      to: ({ id }: { id: number | null }) =>
        id === null ? kind.routes.working : `${kind.routes.editor}?id=${id}`,
    },
    // deno-lint-ignore no-explicit-any -- as its input says
    run: async (ctx: Ctx, asked: any) => ({ id: (await act(ctx, kind, { ...asked, action }))?.id ?? null }),
  };
}

const SUMMARIES: Readonly<Record<keyof typeof PATH_OF_ACTION, string>> = {
  submit: "Submit a draft for approval; its author alone",
  pass: "Pass it for the department whose turn it is",
  reject: "Send it back to its author, with the reason",
  fail: "Do not pass it, finally, with the reason",
  release: "Publish what has passed; it takes the place of the revision that is read",
  revoke: "Revoke the publication; whoever was told of it is told so, with the reason",
  stop: "Put it out of force; it can still be read",
  resume: "Put it into force again",
  top: "Put it on top of the list",
  "cancel-top": "Take it from the top of the list",
  revise: "Prepare a successor while the published one is read",
  copy: "Begin a new one that says the same and takes its place",
  abandon: "Discard what is not published",
  delete: "Delete a draft that was never submitted",
};

/** Deciding on several at once. */
export function togetherCall(kind: DocumentKind): DocumentCall {
  return {
    ...callOf(kind, "changes"),
    operationId: `decide${kind.noun[1]}`,
    method: "post",
    path: `${kind.path}/decisions`,
    need: documentRight(kind, "verify"),
    summary: `Decide on several ${wordsOf(kind.noun[1])} of one series, all or none`,
    input: z.object({
      documents: z.array(z.string().regex(/^\d{1,15}\.\d{1,6}:\d{1,9}$/)).max(100).default([])
        .describe("`17.2:5`: version 5 of revision 2 of document 17"),
      action: z.enum(["pass", "reject", "fail"]),
      remark,
    }),
    output: z.object({ count: z.int() }),
    form: {
      message: ({ count }: { count: number }) => ({ key: "documents.done_together", params: { count } }),
    },
    run: (
      ctx: Ctx,
      { documents, action, remark }: {
        documents: string[];
        action: "pass" | "reject" | "fail";
        remark?: string;
      },
    ) => decideTogether(ctx, kind, { documents: documents.map(revisionOf), action, remark }),
  };
}
