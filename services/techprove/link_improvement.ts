import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { reachesTechprove } from "./rows.ts";

/** Keeps what a submitted improvement is about and names, and the words by which it is found. */
export async function linkImprovement(tx: TxCtx, id: number): Promise<void> {
  const [one] = await tx.sql<
    [{
      code: string;
      title: string;
      before: string;
      after: string;
      partNumbers: string[];
      seriesCode: string | null;
    }]
  >`
    select code, title, before_text as before, after_text as after, part_numbers, series_code
    from technical_improvements where id = ${id}`;
  await saveLinks(tx, { kind: "techprove", id: one.code }, "techprove", [
    ...one.partNumbers.map((number) => ({ to: { kind: "part", id: number }, reason: "listed" })),
    ...await linksInTexts(tx, [
      { place: "title", text: one.title },
      { place: "text", text: `${one.before}\n${one.after}` },
    ]),
  ]);
  await indexDocuments(tx, [{
    kind: "techprove",
    id: one.code,
    lang: ALL_LANGUAGES,
    titles: [one.title],
    words: [one.code],
    series: one.seriesCode === null ? [] : [one.seriesCode],
    groups: [],
  }]);
}

/** Submitted improvements by their code. */
export const techproveLinkKind: LinkKind = {
  need: "TechProve:view",
  async read(ctx, ids) {
    const { sql } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select t.code as id, t.code, coalesce(t.title, '') as title, 'TechProvePreview?id=' || t.id as link,
          case when t.series_code is null then '{}' else array[t.series_code] end as series
        from technical_improvements t
        where t.code = any(${[...ids]}) and t.submitted_at is not null and ${reachesTechprove(ctx)}
        order by t.code desc`,
    ];
  },
  async known({ sql }, candidates) {
    const rows = await sql<{ code: string }[]>`
      select t.code from technical_improvements t
      where t.code = any(${
      candidates.map(({ written }) => written)
    }) and t.submitted_at is not null and t.deleted_at is null`;
    return knownAsWritten(candidates, rows.map(({ code }) => code));
  },
};
