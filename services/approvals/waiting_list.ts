import { betweenNames } from "@/kernel/texts/between_names.ts";
import { z } from "zod";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import { titleColumn, wordsIn } from "@/engines/documents/list_parts.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword } from "@/engines/lists/filters.ts";
import { decidedKinds, waitsForMe } from "./waiting.ts";

const waitingRow = z.object({
  id: z.int(),
  kind: z.string(),
  revision: z.int(),
  version: z.int(),
  code: z.string(),
  title: z.string(),
  series: z.string(),
  department: z.string().describe("whose turn it is: of several that decide in turn the one that is reached"),
  author: z.string(),
  submittedAt: z.iso.datetime(),
  daysWaiting: z.int(),
});

/** Documents that wait for a decision of the reader, the longest waiting first. */
export const waitingList = defineList({
  kind: "approvals-waiting",
  page: "MyVerify",
  title: "approvals.waiting",
  need: "MyVerify:view",
  call: {
    operationId: "listWaitingApprovals",
    path: "/tis/approvals/waiting",
    tag: "Approvals",
    summary: "What waits for a decision of the caller, the longest waiting first",
  },
  record: waitingRow,
  id: ({ id, revision }) => `${id}.${revision}`,
  words: { none: "approvals.none", noneWhy: "approvals.none_why" },
  filter: {
    keyword: keyword("documents.words", { where: (ctx, value) => () => wordsIn(ctx, value) }),
    kind: chosen("approvals.kind", z.string().max(40), {
      choices: (ctx) =>
        decidedKinds(ctx).map(({ kind, texts }) => ({ value: kind, label: ctx.t(`${texts}.one`) })),
      on: "d.kind",
    }),
    seriesCode: chosen("approvals.series", z.string().max(40), {
      choices: async (ctx) => {
        const waits = await waitsForMe(ctx);
        const rows = await ctx.sql<{ value: string; label: string }[]>`
          select s.code as value, name_in(s.names, ${ctx.chain as string[]}) as label
          from series s
          where s.code in (
            select unnest(r.series_codes)
            from document_revisions r join documents d on d.id = r.document_id where ${waits()}
          )
          order by label, value`;
        return [...rows];
      },
      where: ({ sql }, value) => () => sql`${value} = any(r.series_codes)`,
    }),
  },
  columns: {
    code: {
      text: "documents.code",
      kind: "code",
      href: ({ id, kind, revision }) => `MyVerify?document=${kind}.${id}.${revision}`,
      sort: "d.code",
    },
    title: {
      text: "documents.title",
      kind: "text",
      href: ({ id, kind, revision }) => `MyVerify?document=${kind}.${id}.${revision}`,
      title: true,
    },
    kind: {
      text: "approvals.kind",
      kind: "text",
      of: ({ kind }, { t }) => t(`${documentKind(kind).texts}.one`),
    },
    series: { text: "approvals.series", kind: "text" },
    department: { text: "approvals.department", kind: "text" },
    author: { text: "documents.author", kind: "person", sort: "a.full_name" },
    submittedAt: { text: "documents.submittedAt", kind: "moment", sort: "r.submitted_at" },
    daysWaiting: { text: "approvals.days", kind: "number" },
  },
  order: "submittedAt",
  scope: waitsForMe,
  query: {
    key: "r.id",
    late: true,
    from: ({ sql }) =>
      sql`document_revisions r
      join documents d on d.id = r.document_id
      join users a on a.id = d.author_id`,
    select: (ctx) =>
      ctx.sql`
      d.id, d.kind, r.number as revision, r.version, coalesce(d.code, '') as code, ${
        titleColumn(ctx)
      } as title,
      coalesce((
        select string_agg(name_in(s.names, ${ctx.chain as string[]}), ${
        betweenNames(ctx.lang)
      } order by s.code)
        from series s where s.code = any(r.series_codes)
      ), '') as series,
      coalesce((
        select name_in(e.names, ${ctx.chain as string[]}) from departments e where e.code = r.department_code
      ), '') as department,
      a.full_name as author, r.submitted_at,
      extract(day from ${ctx.clock()}::timestamptz - r.submitted_at)::int as days_waiting`,
  },
});
