import { z } from "zod";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import {
  codeColumn,
  factColumns,
  factsColumn,
  inOrderOf,
  kindFilters,
  titleColumn,
  wordsIn,
} from "./list_parts.ts";
import { inScope } from "./document_scope.ts";
import { stageColumn, STAGES, stageTone } from "./stage.ts";

const workingRow = z.object({
  id: z.int(),
  revision: z.int().describe("the last one"),
  version: z.int(),
  code: z.string().nullable(),
  title: z.string(),
  stage: z.enum(STAGES),
  top: z.boolean(),
  publishedRevision: z.int().nullable().describe("that is read, where it is not this one"),
  facts: z.record(z.string(), z.string()).describe("names of what it refers to, in the caller's language"),
  more: z.record(z.string(), z.unknown()).describe("what a kind shows beside"),
  author: z.string(),
  changedAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
});

/** Whose documents the list shows. */
const OF = ["mine", "others"] as const;

/** The list of all documents of a kind, each by its last revision, for those who write and approve them. */
export function workingList(kind: DocumentKind) {
  const { working, editor } = kind.routes;
  return defineList({
    kind: `${kind.kind}-work`,
    page: working,
    need: documentRight(kind, "view"),
    call: {
      operationId: `list${kind.noun[1]}`,
      path: kind.path,
      tag: groupOf(kind.noun[1]),
      summary: `All ${wordsOf(kind.noun[1])}, each by its last revision, the last changed first`,
    },
    record: workingRow,
    filter: {
      keyword: keyword(kind.code.words ?? "documents.words", {
        where: (ctx, value) => () => wordsIn(ctx, value),
      }),
      stage: oneOf(STAGES, {
        text: "documents.stage",
        each: (stage) => `documents.stage_${stage}`,
        where: (ctx, value) => () => ctx.sql`${stageColumn(ctx)} = ${value}`,
      }),
      ...kindFilters(kind, "working"),
      ...kind.workingList?.filter,
      of: oneOf(OF, {
        text: "documents.of",
        each: (one) => `documents.of_${one}`,
        where: (ctx, value) => () =>
          ctx.sql`(d.author_id = ${personId(ctx)}) is ${
            value === "mine" ? ctx.sql`true` : ctx.sql`not true`
          }`,
      }),
      ...days("documents.changedAt", {
        on: "k.changed_at",
        from: "documents.changedFrom",
        to: "documents.changedTo",
      }),
    },
    columns: {
      code: codeColumn(kind, editor),
      title: {
        text: "documents.title",
        kind: "text",
        of: ({ title }, { t }) => title || t("documents.untitled"),
        href: ({ id }) => `${editor}?id=${id}`,
        title: true,
      },
      stage: {
        text: "documents.stage",
        kind: "state",
        of: ({ stage }, { t }) => t(`documents.stage_${stage}`),
        tone: ({ stage }) => stageTone(stage),
      },
      ...factColumns(kind, kind.workingList?.chosen),
      ...kind.workingList?.columns,
      author: {
        text: "documents.author",
        kind: "person",
        sort: "a.full_name",
        in: kind.workingList?.chosen?.includes("author") ? "chooser" : "list",
      },
      top: {
        text: "documents.top",
        kind: "text",
        of: ({ top }, { t }) => top ? t("documents.on_top") : "",
        in: "chooser",
      },
      revision: { text: "documents.revision", kind: "number", in: "chooser" },
      submittedAt: { text: "documents.submittedAt", kind: "moment", sort: "r.submitted_at", in: "chooser" },
      publishedAt: { text: "documents.publishedAt", kind: "moment", sort: "r.published_at", in: "chooser" },
      changedAt: { text: "documents.changedAt", kind: "moment", sort: "k.changed_at" },
    },
    order: "-changedAt",
    scope: (ctx) => () => inScope(ctx, documentRight(kind, "view")),
    query: {
      key: "r.id",
      late: true,
      always: (ctx, sort) => inOrderOf(ctx, kind, sort) ?? ctx.sql`k.revision_id is not null`,
      where: ({ sql }) => () => sql`(r.kind = ${kind.kind} and r.is_last)`,
      // Joined to the left although each has its row: a count without filters then leaves them out.
      from: ({ sql }) =>
        sql`document_revisions r
        left join documents d on d.id = r.document_id
        left join users a on a.id = d.author_id
        left join ${sql(kind.table)} k on k.revision_id = r.id`,
      select: (ctx) =>
        ctx.sql`
        d.id, r.number as revision, r.version, d.code, ${titleColumn(ctx)} as title, ${
          stageColumn(ctx)
        } as stage,
        r.top_state = 1 as top, ${factsColumn(ctx, kind)} as facts, ${
          kind.workingList?.more(ctx) ?? ctx.sql`'{}'::jsonb`
        } as more, a.full_name as author, k.changed_at, r.submitted_at,
        r.published_at, (
          select o.number from document_revisions o
          where o.document_id = d.id and o.publish_state = 1 and o.id <> r.id
        ) as published_revision`,
    },
  });
}
