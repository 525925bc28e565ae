import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { seesLaw } from "./rows.ts";

/** Keeps what a legal standard names and replaces, and the words by which it is found. */
export async function linkLaw(tx: TxCtx, id: number): Promise<void> {
  const { sql } = tx;
  const [law] = await sql<
    [{
      number: string;
      titles: Record<string, string>;
      summaries: Record<string, string>;
      replaced: string[];
    }]
  >`
    select t.number, t.titles, t.summaries, array(
      select r.number from legal_standard_replacements p join legal_standards r on r.id = p.replaced_id where p.law_id = t.id
    ) as replaced
    from legal_standards t where t.id = ${id}`;
  const texts = [...Object.values(law.titles), ...Object.values(law.summaries)];
  await saveLinks(tx, { kind: "law", id: law.number }, "law", [
    ...law.replaced.map((number) => ({ to: { kind: "law", id: number }, reason: "replaces" })),
    ...await linksInTexts(tx, texts.map((text) => ({ place: "text", text }))),
  ]);
  await sql`delete from search_documents where kind = 'law' and groups = ${[String(id)]}`;
  await indexDocuments(tx, [{
    kind: "law",
    id: law.number,
    lang: ALL_LANGUAGES,
    titles: Object.values(law.titles),
    words: [law.number],
    series: [],
    groups: [String(id)],
  }]);
}

/** Takes away what leads to one that is gone. */
export async function forgetLaw(tx: TxCtx, number: string): Promise<void> {
  await saveLinks(tx, { kind: "law", id: number }, "law", []);
  await tx.sql`delete from search_documents where kind = 'law' and id = ${number}`;
}

/** Legal standards by their number. */
export const lawLinkKind: LinkKind = {
  need: "Laws:view",
  async read(ctx, ids) {
    const { sql, chain } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select t.number as id, t.number as code, name_in(t.titles, ${chain as string[]}) as title,
          'Laws?id=' || t.id as link, '{}'::text[] as series
        from legal_standards t
        where t.number = any(${[...ids]}) and ${seesLaw(ctx)}
        order by t.state = 'abolished', t.number`,
    ];
  },
  async known({ sql }, candidates) {
    const rows = await sql<{ number: string }[]>`
      select t.number from legal_standards t
      where t.number = any(${candidates.map(({ written }) => written)}) and t.deleted_at is null`;
    return knownAsWritten(candidates, rows.map(({ number }) => number));
  },
};
