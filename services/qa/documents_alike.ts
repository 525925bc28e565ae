import { titleColumn } from "@/engines/documents/list_parts.ts";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LookAlike } from "./look_alike.ts";

/** Kinds of documents that answer questions. */
const KINDS = ["case", "tsb"] as const;
/** So many titles are looked at of those that have a word, and so many offered. */
const LOOKED_AT = 300, OFFERED = 4;

/** Published cases and bulletins whose titles say the most of these words. */
export async function documentsAlike(
  ctx: Ctx,
  { words, seriesCode }: { words: readonly string[]; seriesCode: string | null },
): Promise<LookAlike[]> {
  const kinds = KINDS.map(documentKind).filter((kind) => may(ctx.actor, readingRight(kind)));
  if (words.length === 0 || kinds.length === 0) return [];
  const { sql, t } = ctx;
  const said = (title: ReturnType<typeof sql>) =>
    sql`array(select w from unnest(${[...words]}::text[]) w where position(w in ${title}) > 0)`;
  const any = words.map((word) => sql`(character_pairs(lower(x.title)) @> character_pairs(${word}))`)
    .reduce((before, one) => sql`${before} or ${one}`);
  const rows = await sql<
    {
      id: number;
      kind: typeof KINDS[number];
      code: string;
      title: string;
      said: string[];
      sameSeries: boolean;
    }[]
  >`
    with found as materialized (
      select x.revision_id, max(cardinality(${said(sql`lower(x.title)`)})) as many
      from document_texts x
      where ${any}
      group by x.revision_id
      order by many desc, x.revision_id desc
      limit ${LOOKED_AT}
    )
    select d.id::int, d.kind, coalesce(d.code, '') as code, ${titleColumn(ctx)} as title,
      coalesce(${seriesCode}::text = any(r.series_codes), false) as same_series,
      (
        select ${said(sql`string_agg(lower(x.title), ' ')`)} from document_texts x where x.revision_id = r.id
      ) as said
    from found f
    join document_revisions r on r.id = f.revision_id and r.publish_state = 1 and r.stop_state = 0
    join documents d on d.id = r.document_id
    where d.kind = any(${kinds.map(({ kind }) => kind)}) and ${readableDocuments(ctx, kinds)}
    order by f.many desc, same_series desc, d.id desc
    limit ${OFFERED}`;
  return rows.filter((row) => row.said.length / words.length >= 0.3).map((
    { id, kind, code, title, said, sameSeries },
  ) => ({
    source: kind,
    key: String(id),
    code,
    title,
    text: "",
    link: `${documentKind(kind).routes.preview}?id=${id}`,
    reason: t(sameSeries ? "qa.same_words_series" : "qa.same_words", { words: said.slice(0, 4).join(", ") }),
    weight: said.length / words.length + (sameSeries ? 0.25 : 0),
  }));
}
