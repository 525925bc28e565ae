import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { visibleSeriesCodes } from "@/services/epc/visible_series.ts";
import { nameWeight } from "../words/name_weight.ts";
import { figureWeightWithin, namedGroups } from "../words/named_groups.ts";
import type { WordPlan } from "../words/plan_words.ts";
import { BY_WORDS, type Found, MOST, NONE } from "./found.ts";
import type { QuickFigure } from "./quick_types.ts";

/** Names looked at, and figures of each or of a code. */
const NAMES = 40;
const OF_A_NAME = 40;

/** The weight of a figure whose name has none of the words: it hangs in a main group that is called so. */
const BY_GROUP = 650;

/** For whom figures are looked for: their series are preferred. */
export interface FigureWishes {
  seriesCode: string | null;
  vin: string | null;
}

/** Figures by the beginning of their code, its dashes typed or not. */
export async function quickFigureCodes(
  ctx: Ctx,
  text: string,
  wishes: FigureWishes,
): Promise<Found<QuickFigure>> {
  const { sql } = ctx;
  const typed = text.normalize("NFKC").trim().toUpperCase();
  const code = typed.replaceAll(/[\s.\-/]/g, "");
  if (!/^\d{4,6}[A-Z]?$/.test(code)) return NONE;
  const hits = await figuresOf(
    ctx,
    sql`
    select d.id, d.series, 0 as weight
    from search_documents d
    where d.kind = 'figure' and replace(d.id, '-', '') ~>=~ ${code} and replace(d.id, '-', '') ~<~ ${
      code + "~"
    }
    order by replace(d.id, '-', '') using ~<~
    limit ${NAMES * OF_A_NAME}`,
    wishes,
  );
  // With its dashes it is a figure's code and hardly a number of a part.
  const isWritten = /^\d\d-\d\d(-|$)/.test(typed);
  return hits.length > 0
    ? { hits: hits.map(figureOf), weight: isWritten ? 5 : code.length > 4 ? 45 : 70 }
    : NONE;
}

/** Figures by the words of their names, and those of a main group that is called as was typed, whatever they are called (Sitz: 'Bezüge, Vordersitz'). */
export async function quickFigures(
  ctx: Ctx,
  plan: WordPlan,
  wishes: FigureWishes,
): Promise<Found<QuickFigure>> {
  const { sql } = ctx;
  const hits = await figuresOf(
    ctx,
    sql`
    select d.id, d.series, n.weight
    from (
      select t.digest, ${nameWeight(ctx, sql`t.title`, sql`t.heads`, plan.phrases)} as weight
      from search_titles t
      where ${plan.isUnsaid ? sql`false` : sql`t.tokens @@ ${plan.query}::tsquery`}
        and exists (select from search_documents f where f.kind = 'figure' and md5(f.title) = t.digest)
      order by weight
      limit ${NAMES}
    ) n
    cross join lateral (
      select d.id, d.series
      from search_documents d
      where d.kind = 'figure' and md5(d.title) = n.digest
      limit ${OF_A_NAME}
    ) d
    union all
    (
      select d.id, d.series, ${BY_GROUP}
      from (${namedGroups(ctx, plan.phrases.whole)}) n
      join epc_groups g on g.series_code = n.series_code and g.path <@ n.path
      join figure_places p on p.group_id = g.id
      join figures f on f.id = p.figure_id
      join search_documents d on d.kind = 'figure' and d.id = f.code
      where nlevel(n.path) = 1
      limit ${NAMES * OF_A_NAME}
    )`,
    wishes,
    plan.phrases.whole,
  );
  return hits.length > 0 ? { hits: hits.map(figureOf), weight: BY_WORDS + hits[0]!.weight } : NONE;
}

type Row = QuickFigure & { weight: number };

const figureOf = ({ weight: _, ...figure }: Row): QuickFigure => figure;

/**
 * Each figure once over its variants and series: that of the vehicle's or the wanted series, else the first that may be seen. Those of a group that
 * is named so come first.
 */
async function figuresOf(
  ctx: Ctx,
  found: Fragment,
  { seriesCode, vin }: FigureWishes,
  named: readonly string[] = [],
): Promise<Row[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const ofVehicle = seriesOfChoice(ctx, { vin: vin ?? undefined });
  const preferred = seriesCode === null ? ofVehicle : sql`${seriesCode}`;
  return [
    ...await sql<Row[]>`
    with found as materialized (${found}), named as materialized (${namedGroups(ctx, named)}), shown as (
      select f.code, f.number, name_in(f.names, ${chain}) as name, s.code as series_code,
        name_in(s.names, ${chain}) as series_name, s.code = ${preferred}::text as near, s.sort,
        ${
      figureWeightWithin(
        ctx,
        sql`exists (
          select from named n
          join epc_groups g on g.series_code = n.series_code and g.path <@ n.path
          join figure_places p on p.group_id = g.id and p.figure_id = f.id
          where n.series_code = s.code
        )`,
        sql`found.weight`,
      )
    } as weight
      from found
      join figures f on f.code = found.id and f.deleted_at is null
      join series s on s.code = any (found.series) and s.code = any (${visibleSeriesCodes(ctx)})
    ), best as (
      select distinct on (number, name) *, count(*) over (partition by number, name)::int - 1 as other_series
      from shown
      order by number, name, near desc, weight, sort, series_code, code
    )
    select code, number, name, series_code, series_name, other_series, case when series_code = ${ofVehicle} then ${vin}::text end as vin, weight
    from best
    order by weight > 0, near desc, weight, number, code
    limit ${MOST}`,
  ];
}
