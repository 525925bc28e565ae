import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { approvalsOf } from "./history.ts";
import { readDocument } from "./read_document.ts";

/** A decision as the specification names its members (section 3, approval record). */
const verifyRecord = z.object({
  id: z.int(),
  revision: z.int(),
  department: z.string(),
  fullName: z.string().describe("of the approver"),
  post: z.string().nullable(),
  inPlaceOf: z.string().nullable().describe("who was away; null: the approver decided in their own right"),
  verifyResult: z.int().describe("0 rejected, 1 passed, 2 not passed"),
  verifyRemark: z.string().nullable(),
  verifyTime: z.iso.datetime(),
  isVoid: z.boolean().describe("an edit since has made it void"),
});

const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  caseCode: z.string().trim().max(60).optional().describe("code of the document, to be the one with that id"),
});

/**
 * Every decision on a document, the latest first, for those who see it as it is written (specification section 7, verify list). Refuses `no-right`, and
 * `not-found` also where the code is that of another document.
 */
async function verifyList(ctx: Ctx, kind: DocumentKind, { id, caseCode }: z.infer<typeof asked>) {
  const by = documentRight(kind, "view");
  requireRight(ctx, by);
  const document = await readDocument(ctx, kind, { id }, { by });
  if (caseCode && caseCode !== document.code) throw refuse("not-found");
  return (await approvalsOf(ctx, document)).map((
    { id, revision, department, approver, post, inPlaceOf, result, remark, decidedAt, isVoid },
  ) => ({
    ...{ id, revision, department, fullName: approver, post, inPlaceOf, isVoid },
    ...{ verifyResult: result, verifyRemark: remark, verifyTime: decidedAt.toISOString() },
  }));
}

// deno-lint-ignore no-explicit-any -- of each kind
export function verifyListCall(kind: DocumentKind): Call<any, any> {
  return {
    tag: groupOf(kind.noun[1]),
    loggedAs: "reads",
    operationId: `list${kind.noun[0]}Approvals`,
    method: "get",
    path: `${kind.path}/{id}/approvals`,
    need: documentRight(kind, "view"),
    summary: "Every decision on it, the latest first",
    input: asked,
    output: z.array(verifyRecord),
    run: (ctx: Ctx, wanted: z.infer<typeof asked>) => verifyList(ctx, kind, wanted),
  };
}
