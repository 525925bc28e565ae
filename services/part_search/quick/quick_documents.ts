import type { Fragment } from "postgres";
import { DOCUMENT_KINDS, documentKind } from "@/engines/documents/document_kinds.ts";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { nameWeight } from "../words/name_weight.ts";
import type { WordPlan } from "../words/plan_words.ts";
import { BEHIND_NAMES, BY_WORDS, type Found, MOST, NONE } from "./found.ts";
import type { QuickDocument } from "./quick_types.ts";

/** Titles and codes whose documents are looked at: of a common word only the best. */
const LOOKED_AT = 200;
/** Signs of a code, without its dashes, from which on it is looked for. */
const SHORTEST_CODE = 4;
/** How well the beginning of a code answers, and a code within words. */
const BY_BEGINNING = 47;

/** What of a typed text may be of a document's code, without its dashes; null: nothing. */
export function codeIn(text: string): string | null {
  const code = text.normalize("NFKC").trim().toUpperCase().replaceAll(/[\s-]/g, "");
  return /^[A-Z0-9]+$/.test(code) && code.length >= SHORTEST_CODE ? code : null;
}

/** Whether a document over alias `d`, of whichever kind and state, has just this code. */
export function hasCode({ sql }: Pick<Ctx, "sql">, code: string): Fragment {
  return sql`(d.code is not null and replace(upper(d.code), '-', '') = ${code})`;
}

interface Row {
  id: number;
  kind: string;
  code: string | null;
  title: string;
  stopped: boolean;
  weight: number;
}

/**
 * Published documents of every kind that the reader may read, by the beginning of their code and by words in a title of any language; those of the
 * series of the vehicle first among those found by words. One statement.
 *
 * @param plan null: by their code alone
 */
export async function quickDocuments(
  ctx: Ctx,
  text: string,
  plan: WordPlan | null,
  vin: string | null,
): Promise<Found<QuickDocument>> {
  const kinds = DOCUMENT_KINDS.all.filter((kind) => may(ctx.actor, readingRight(kind)));
  const code = codeIn(text);
  if (kinds.length === 0 || (code === null && plan === null)) return NONE;
  const { sql } = ctx;
  // A code that people read as a name, such as the screen of a help document, is typed by nobody: `Module` means the screen itself.
  const named = kinds.filter((kind) => kind.code.said).map(({ kind }) => kind);
  const none = sql`select null::bigint as revision_id, null::int as weight, null::int as near where false`;
  const near = vin === null
    ? sql`0`
    : sql`(case when ${seriesOfChoice(ctx, { vin })} = any (r.series_codes) then 0 else 1 end)`;
  const rows = await sql<Row[]>`
    with by_code as materialized (
      ${
    code !== null
      ? sql`
      select p.id as revision_id, (case when plain = ${code} then 0 else ${BY_BEGINNING} end)::int as weight, 0 as near
      from (
        select d.id, replace(upper(d.code), '-', '') as plain
        from documents d
        where d.code is not null and replace(upper(d.code), '-', '') ~>=~ ${code}
          and replace(upper(d.code), '-', '') ~<~ ${code + "~"} and d.kind <> all(${named}::text[])
        order by replace(upper(d.code), '-', '') using ~<~
        limit ${LOOKED_AT}
      ) found
      join document_revisions p on p.document_id = found.id and p.publish_state = 1`
      : none
  }
    ), by_words as materialized (
      ${
    plan === null ? none : sql`
      select r.revision_id, (${BY_WORDS} + ${
      nameWeight(ctx, sql`r.title`, null, plan.phrases)
    })::int as weight, ${near}::int as near
      from document_titles r
      where r.tokens @@ ${plan.query}::tsquery and (${
      kinds.map((kind) => sql`(r.kind = ${kind.kind} and ${inScope(ctx, readingRight(kind))})`)
        .reduce((before, one) => sql`${before} or ${one}`)
    })
      order by near, weight, r.published_at desc, r.revision_id desc
      limit ${LOOKED_AT}`
  }
    ), best as (
      select revision_id, min(weight) as weight, min(near) as near
      from (select * from by_code union all select * from by_words) found
      group by revision_id
    )
    select d.id, d.kind, d.code, ${titleColumn(ctx)} as title, r.stop_state = 1 as stopped, best.weight
    from best
    join document_revisions r on r.id = best.revision_id and r.publish_state = 1
    join documents d on d.id = r.document_id
    where ${readableDocuments(ctx, kinds)}
    order by best.weight >= ${BY_WORDS}, best.near, best.weight, r.stop_state, r.published_at desc, r.id desc
    limit ${MOST}`;
  if (rows.length === 0) return NONE;
  const weight = Math.min(...rows.map(({ weight }) => weight));
  return {
    // A title tells of things; only as it stands it is what was typed.
    weight: weight > BY_WORDS ? weight + BEHIND_NAMES : weight,
    hits: rows.map((row) => {
      const kind = documentKind(row.kind);
      return {
        id: Number(row.id),
        code: row.code,
        title: row.title,
        page: kind.routes.preview,
        kindName: ctx.t(`${kind.texts}.one`),
        state: ctx.t(row.stopped ? "documents.stage_stopped" : "documents.stage_published"),
      };
    }),
  };
}
