import type { Fragment } from "postgres";
import { z } from "zod";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { DocumentKind } from "./define_document.ts";
import {
  codeColumn,
  factColumns,
  factsColumn,
  inOrderOf,
  kindFilters,
  titleColumn,
  wordsIn,
} from "./list_parts.ts";
import { inScope, readableIn } from "./document_scope.ts";
import type { Sql } from "@/kernel/sql.ts";

/** What a reader has done with a document; each has a text `documents.read_<one>`. */
export const READ_STATES = ["unread", "read", "confirmed"] as const;

/** How a reading looks: what is to be read stands out, what was confirmed is a step that was taken. */
export const READ_SHAPES = { unread: "dot", read: "hollow", confirmed: "square" } as const;

const readingRow = z.object({
  id: z.int(),
  code: z.string().nullable(),
  title: z.string(),
  readState: z.enum(READ_STATES),
  top: z.boolean(),
  stopped: z.boolean().describe("no longer in force"),
  facts: z.record(z.string(), z.string()).describe("names of what it refers to, in the caller's language"),
  more: z.record(z.string(), z.unknown()).describe("what a kind shows beside"),
  publishedAt: z.iso.datetime(),
  timesRead: z.int(),
});

/** A published document as its reader's list has it. */
export type PublishedRow = z.infer<typeof readingRow>;

/** What marks a document for its readers. */
function marksOf(kind: DocumentKind, record: PublishedRow, t: Translate): string[] {
  return [
    record.top ? t("documents.on_top") : null,
    record.stopped ? t("documents.out_of_force") : null,
    kind.readingList?.mark?.(record, t) ?? null,
  ].filter((mark) => mark !== null);
}

/** The list of the published documents of a kind, those on top first. */
export function readingList(kind: DocumentKind) {
  const { reading, preview } = kind.routes;
  const right = `${reading}:view` as const;
  return defineList({
    kind: `${kind.kind}-reading`,
    page: reading,
    need: right,
    call: {
      operationId: `listPublished${kind.noun[1]}`,
      path: `${kind.path}/published`,
      tag: groupOf(kind.noun[1]),
      summary: `Published ${wordsOf(kind.noun[1])} that the caller may read, those on top first`,
    },
    record: readingRow,
    filter: {
      keyword: keyword(kind.readingList?.wordsText ?? kind.code.words ?? "documents.words", {
        where: (ctx, value) => () => (kind.readingList?.words ?? wordsIn)(ctx, value),
      }),
      readState: oneOf(READ_STATES, {
        text: "documents.readState",
        each: (state) => `documents.read_${state}`,
        where: (ctx, value) => () => isRead(ctx, value),
      }),
      ...kindFilters(kind, "reading"),
      ...kind.readingList?.filter,
      ...days("documents.publishedAt", {
        on: "r.published_at",
        from: "documents.publishedFrom",
        to: "documents.publishedTo",
      }),
    },
    columns: {
      code: {
        ...codeColumn(kind, preview),
        // What is said of it is mostly its title: readers need not read both.
        ...(kind.code.said ? { in: "chooser" as const } : {}),
      },
      title: {
        text: "documents.title",
        kind: "text",
        of: ({ title }) => title,
        href: ({ id }) => `${preview}?id=${id}`,
        title: true,
        beside: (record, { t }) => marksOf(kind, record, t),
      },
      readState: {
        text: "documents.readState",
        kind: "state",
        of: ({ readState }, { t }) => t(`documents.read_${readState}`),
        tone: ({ readState }) => toneOf(readState),
        shape: ({ readState }) => READ_SHAPES[readState],
      },
      mark: {
        text: "documents.mark",
        kind: "text",
        of: (record, { t }) => marksOf(kind, record, t).join(" · "),
        in: "chooser",
      },
      ...factColumns(kind),
      ...kind.readingList?.columns,
      publishedAt: { text: "documents.publishedAt", kind: "moment", sort: "r.published_at" },
      timesRead: { text: "documents.timesRead", kind: "number", in: "chooser" },
      standing: {
        text: "documents.publishedAt",
        kind: "moment",
        in: "order",
        sort: ({ sql }) => [sql`r.top_state`, sql`r.published_at`],
      },
    },
    order: "-standing",
    scope: (ctx) => () => ctx.sql`(${inScope(ctx, right)} and ${readableIn(ctx, kind, "k")})`,
    query: {
      key: "r.id",
      late: true,
      always: (ctx, sort) =>
        inOrderOf(ctx, kind, sort) ??
          (sort.column in (kind.readingList?.columns ?? {}) ? ctx.sql`k.revision_id is not null` : null),
      where: ({ sql }) => () => sql`(r.kind = ${kind.kind} and r.publish_state = 1)`,
      // Joined to the left although each has its row: a count without filters then leaves them out.
      from: (ctx) =>
        ctx.sql`document_revisions r
        left join documents d on d.id = r.document_id
        left join ${ctx.sql(kind.table)} k on k.revision_id = r.id
        left join document_reads m on m.revision_id = r.id and m.user_id = ${personId(ctx)}
        left join document_confirmations c on c.revision_id = r.id and c.user_id = ${personId(ctx)}`,
      select: (ctx) =>
        ctx.sql`
        d.id, d.code, ${titleColumn(ctx)} as title, ${readColumn(ctx)} as read_state, r.top_state = 1 as top,
        r.stop_state = 1 as stopped, ${factsColumn(ctx, kind)} as facts, ${
          kind.readingList?.more(ctx) ?? ctx.sql`'{}'::jsonb`
        } as more, r.published_at,
        (select coalesce(sum(o.times), 0)::int from document_reads o where o.revision_id = r.id) as times_read`,
    },
  });
}

/** The condition that the reader has done so much with it: by the joins themselves, so that what one reader has read is found by that reader. */
function isRead({ sql }: { sql: Sql }, state: typeof READ_STATES[number]): Fragment {
  if (state === "confirmed") return sql`c.user_id is not null`;
  return state === "read"
    ? sql`(m.user_id is not null and c.user_id is null)`
    : sql`(m.user_id is null and c.user_id is null)`;
}

/** What the reader has done with it, over the joins of the list. */
function readColumn({ sql }: { sql: Sql }) {
  return sql`(case
    when c.user_id is not null then 'confirmed' when m.user_id is not null then 'read' else 'unread'
  end)`;
}
