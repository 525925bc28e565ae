import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { linksInTexts, saveLinks } from "@/engines/links/save_links.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { reachesQuality } from "./rows.ts";

/** Keeps what a submitted report is about and names, and the words by which it is found. */
export async function linkQuality(tx: TxCtx, id: number): Promise<void> {
  const [one] = await tx.sql<
    [{
      code: string;
      title: string;
      description: string;
      partNumber: string;
      faultCode: string | null;
      seriesCode: string;
    }]
  >`
    select code, title, description, part_number, fault_code, series_code from quality_reports where id = ${id}`;
  await saveLinks(tx, { kind: "quality", id: one.code }, "quality", [
    { to: { kind: "part", id: one.partNumber }, reason: "listed" },
    ...(one.faultCode ? [{ to: { kind: "dtc", id: one.faultCode.toUpperCase() }, reason: "listed" }] : []),
    ...await linksInTexts(tx, [{ place: "title", text: one.title }, {
      place: "text",
      text: one.description,
    }]),
  ]);
  await indexDocuments(tx, [{
    kind: "quality",
    id: one.code,
    lang: ALL_LANGUAGES,
    titles: [one.title],
    words: [one.code, one.partNumber],
    series: [one.seriesCode],
    groups: [],
  }]);
}

/** Submitted reports by their code. */
export const qualityLinkKind: LinkKind = {
  need: "QualityFeedback:view",
  async read(ctx, ids) {
    const { sql } = ctx;
    return [
      ...await sql<LinkedThing[]>`
        select t.code as id, t.code, coalesce(t.title, '') as title, 'QualityFeedbackPreview?id=' || t.id as link,
          case when t.series_code is null then '{}' else array[t.series_code] end as series
        from quality_reports t
        where t.code = any(${[...ids]}) and t.state <> 'draft' and ${reachesQuality(ctx)}
        order by t.code desc`,
    ];
  },
  async known({ sql }, candidates) {
    const rows = await sql<{ code: string }[]>`
      select t.code from quality_reports t
      where t.code = any(${
      candidates.map(({ written }) => written)
    }) and t.state <> 'draft' and t.deleted_at is null`;
    return knownAsWritten(candidates, rows.map(({ code }) => code));
  },
};
