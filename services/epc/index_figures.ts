import type { TxCtx } from "@/kernel/ctx.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";

interface FigureWords {
  code: string;
  number: string;
  titles: string[];
  series: string[];
  groups: string[];
}

/** Writes the search rows of figures as they are now: names, numbers, where they hang. Figures that are gone lose theirs. */
export async function indexFigures(tx: TxCtx, codes: readonly string[]): Promise<void> {
  const asked = [...new Set(codes)];
  const figures = await tx.sql<FigureWords[]>`
    select
      f.code, f.number,
      (select coalesce(array_agg(n.value order by n.key), '{}') from jsonb_each_text(f.names) n) as titles,
      coalesce(array_agg(distinct g.series_code) filter (where g.id is not null), '{}') as series,
      coalesce(
        array_agg(distinct ltree2text(subpath(g.path, 0, 1))) filter (where g.id is not null), '{}'
      ) as groups
    from figures f
    left join figure_places p on p.figure_id = f.id
    left join epc_groups g on g.id = p.group_id
    where f.code = any (${asked}::text[]) and f.deleted_at is null
    group by f.id`;
  await indexDocuments(
    tx,
    figures.map(({ code, number, titles, series, groups }) => ({
      kind: "figure",
      id: code,
      lang: ALL_LANGUAGES,
      titles,
      words: [number, code],
      series,
      groups,
    })),
  );
  const found = new Set(figures.map(({ code }) => code));
  const gone = asked.filter((code) => !found.has(code));
  if (gone.length > 0) {
    await tx.sql`delete from search_documents where kind = 'figure' and id = any (${gone}::text[])`;
  }
}
