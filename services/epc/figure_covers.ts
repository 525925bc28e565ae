import type { Ctx } from "@/kernel/ctx.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { figureFits, type KnownSubject, type SubjectChoice, subjectOf } from "./subject.ts";

interface Cover {
  of: string;
  figureCode: string;
  /** Its drawing: several figures may share one. */
  image: string;
}

/**
 * The figure that stands for each main group as a small picture: of those that fit (all of them when `all`), the one whose
 * drawing shows most. Keys are group codes; a group without a drawing is left out.
 */
export function coversOfGroups(
  ctx: Ctx,
  choice: SubjectChoice | KnownSubject,
  all: boolean,
): Promise<Map<string, string>> {
  return runEpcQuery(async () => {
    const known = await subjectOf(ctx, choice);
    const { sql } = ctx;
    const covers = await sql<Cover[]>`
      select distinct on (main.code) main.code as of, f.code as figure_code, v.image
      from epc_groups main
      join epc_groups g on g.series_code = main.series_code and g.path <@ main.path
      join figure_places p on p.group_id = g.id
      join figures f on f.id = p.figure_id and f.deleted_at is null
      join figure_versions v on v.figure_id = f.id
      where main.series_code = ${known.subject.seriesCode} and nlevel(main.path) = 1
        and ${all ? sql`true` : figureFits(ctx, known, sql`f.id`)}
      order by main.code, jsonb_array_length(v.hotspots) desc, f.code`;
    return byKey(covers);
  });
}

/**
 * The figure that stands for each series as a small picture: the one with most callouts of a drawing, as far as can be
 * another drawing for each series. Keys are series codes; a series without a drawing is left out.
 */
export function coversOfSeries(ctx: Ctx, seriesCodes: readonly string[]): Promise<Map<string, string>> {
  const { sql } = ctx;
  return runEpcQuery(async () => {
    const drawn = await sql<Cover[]>`
      select distinct on (g.series_code, v.image) g.series_code as of, f.code as figure_code, v.image
      from epc_groups g
      join figure_places p on p.group_id = g.id
      join figures f on f.id = p.figure_id and f.deleted_at is null
      join figure_versions v on v.figure_id = f.id
      where g.series_code = any (${seriesCodes as string[]}::text[])
      order by g.series_code, v.image, jsonb_array_length(v.hotspots) desc, f.code`;
    const taken = new Set<string>();
    const covers = seriesCodes.flatMap((of) => {
      const own = drawn.filter((cover) => cover.of === of);
      const cover = own.find(({ image }) => !taken.has(image)) ?? own[0];
      if (cover) taken.add(cover.image);
      return cover ?? [];
    });
    return byKey(covers);
  });
}

function byKey(covers: readonly Cover[]): Map<string, string> {
  return new Map(covers.map((cover) => [cover.of, cover.figureCode]));
}
