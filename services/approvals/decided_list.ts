import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import { titleColumn, wordsIn } from "@/engines/documents/list_parts.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { personId } from "@/kernel/access/person_id.ts";

/** Results of an approval (specification section 4), each with a text `documents.result_<one>`. */
export const RESULTS = ["0", "1", "2"] as const;

const decidedRow = z.object({
  id: z.int(),
  documentId: z.int(),
  kind: z.string(),
  revision: z.int(),
  code: z.string(),
  title: z.string(),
  verifyResult: z.int(),
  verifyRemark: z.string().nullable(),
  decidedAt: z.iso.datetime(),
});

/** What the reader has decided, the latest first. */
export const decidedList = defineList({
  kind: "approvals-decided",
  page: "MyVerify",
  fixed: { view: "decided" },
  title: "approvals.decided",
  need: "MyVerify:view",
  call: {
    operationId: "listDecidedApprovals",
    path: "/tis/approvals/decided",
    tag: "Approvals",
    summary: "What the caller has decided, the latest first",
  },
  record: decidedRow,
  words: { none: "approvals.none_decided" },
  filter: {
    keyword: keyword("documents.words", { where: (ctx, value) => () => wordsIn(ctx, value) }),
    result: oneOf(RESULTS, {
      text: "documents.result",
      each: (result) => `documents.result_${result}`,
      where: ({ sql }, value) => () => sql`p.result = ${Number(value)}`,
    }),
    ...days("approvals.decidedAt", {
      on: "p.decided_at",
      from: "approvals.decidedFrom",
      to: "approvals.decidedTo",
    }),
  },
  columns: {
    code: {
      text: "documents.code",
      kind: "code",
      href: ({ documentId, kind, revision }) =>
        `${documentKind(kind).routes.editor}?id=${documentId}&revision=${revision}`,
      sort: "d.code",
    },
    title: { text: "documents.title", kind: "text", title: true },
    result: {
      text: "documents.result",
      kind: "state",
      of: ({ verifyResult }, { t }) => t(`documents.result_${verifyResult}`),
      tone: ({ verifyResult }) =>
        toneOf(verifyResult === 1 ? "passed" : verifyResult === 0 ? "returned" : "failed"),
      sort: "p.result",
    },
    remark: { text: "documents.remark", kind: "text", of: ({ verifyRemark }) => verifyRemark },
    decidedAt: { text: "approvals.decidedAt", kind: "moment", sort: "p.decided_at" },
  },
  order: "-decidedAt",
  scope: (ctx) => () => ctx.sql`p.user_id = ${personId(ctx)}`,
  query: {
    key: "p.id",
    from: ({ sql }) =>
      sql`document_approvals p
      join document_revisions r on r.id = p.revision_id
      join documents d on d.id = r.document_id`,
    select: (ctx) =>
      ctx.sql`
      p.id, d.id as document_id, d.kind, r.number as revision, coalesce(d.code, '') as code, ${
        titleColumn(ctx)
      } as title,
      p.result as verify_result, p.remark as verify_remark, p.decided_at`,
  },
});
