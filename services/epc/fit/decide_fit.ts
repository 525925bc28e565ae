import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { type NameRow, nameRows, namesOf } from "../code_names.ts";
import { type CodeNames, type Condition, reasonOf } from "../reasons.ts";
import { visibleSeries } from "../visible_series.ts";
import type { Fit, FitAnswer, FitQuestion } from "./fit_types.ts";

interface DecidedRow {
  place: number;
  part: string;
  fit: Fit;
  /** What decides: conditions of lines, the series that show it, or that none does (migration 0190). */
  cause: "lines" | "series" | "standard" | "heir" | "nowhere";
  /** Null: there are none. */
  conditions: Condition[] | null;
  via: string | null;
  /** Name of the vehicle's series, where the reason says it. */
  series: string | null;
}

interface Decided {
  answers: DecidedRow[];
  names: NameRow[];
  /** Names of the series that the reader may see, by the part that they alone show. */
  shownIn: Record<string, string[]>;
}

/** Series named one by one; of more, how many there are. */
const SERIES_TOLD = 3;

/** The answers to questions, each in its place; null for a VIN that is no vehicle. One statement, for 500 as for one. */
export async function decideFit(ctx: Ctx, questions: readonly FitQuestion[]): Promise<(FitAnswer | null)[]> {
  if (questions.length === 0) return [];
  const wanted = questions.map(({ vin, partNumber, figureCode, callout }, place) => ({
    place,
    vin,
    part: partNumber,
    figure: figureCode ?? null,
    callout: callout ?? null,
  }));
  const answers = await decideFitOf(ctx, ctx.sql`${ctx.sql.json(wanted)}`);
  return questions.map((_, place) => answers.get(place) ?? null);
}

/**
 * The same for what a statement asks by itself.
 *
 * @param wanted jsonb as the SQL function `fits_of` takes it; the answers stand by its `place`
 */
export async function decideFitOf(ctx: Ctx, wanted: Fragment): Promise<Map<number, FitAnswer>> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const mentioned = (path: Fragment) =>
    sql`array(select distinct jsonb_array_elements_text(${path}) from said)`;
  const codes = (kinds: string[]) =>
    mentioned(sql`case when kind = any (${kinds}::text[]) then said.condition -> 'codes' else '[]' end`);
  const [row] = await sql<Decided[]>`
    with decided as materialized (
      select f.*, name_in(s.names, ${chain}) as series
      from fits_of(${wanted}) f
      join series s on s.code = f.series_code
    ), said as materialized (
      select distinct c.condition, c.condition ->> 'kind' as kind
      from decided d, jsonb_array_elements(d.conditions) as c (condition)
    )
    select
      -- json, which is text from the beginning: of 500 answers jsonb would be made, put together and written out again
      (
        select coalesce(json_agg(told), '[]')
        from (
          select place, part, fit, cause, via, case when conditions <> '[]' then conditions end as conditions,
            case when cause in ('series', 'standard') then series end as series
          from decided
        ) told
      ) as answers,
      (
        select coalesce(jsonb_agg(to_jsonb(n)), '[]')
        from (${
    nameRows(ctx, sql`m.series_code in (select series_code from decided)`, {
      options: codes(["options_all", "options_any", "options_none"]),
      models: codes(["models"]),
      markets: codes(["markets"]),
      plants:
        sql`array(select said.condition ->> 'plant' from said where said.condition ->> 'plant' is not null)`,
    })
  }) n
      ) as names,
      (
        select coalesce(jsonb_object_agg(part, names), '{}')
        from (
          select d.id as part, jsonb_agg(name_in(s.names, ${chain}) order by s.sort, s.code) as names
          from search_documents d
          join series s on s.code = any (d.series) and ${visibleSeries(ctx)}
          where d.kind = 'part' and d.id in (select part from decided where cause = 'series')
          group by d.id
        ) shown
      ) as shown_in`;
  const { answers, names, shownIn } = row!;
  const named = namesOf(names);
  return new Map(answers.map((one) => [one.place, {
    fit: one.fit,
    reason: reasonFor(ctx, one, named, shownIn[one.part] ?? []),
    via: one.cause === "heir" ? null : one.via,
  }]));
}

function reasonFor(ctx: Ctx, row: DecidedRow, names: CodeNames, shownIn: string[]): string | null {
  const { t } = ctx;
  const series = row.series ?? "";
  switch (row.cause) {
    case "lines":
      return reasonOf(t, row.fit, [row.conditions ?? []], names);
    case "standard":
      return t("epc.fit.standard", { series });
    case "heir":
      return t("epc.fit.heir", { number: row.via! });
    case "nowhere":
      return t("epc.fit.nowhere");
    case "series": {
      if (shownIn.length === 0) return t("epc.fit.series_other", { series });
      const told = shownIn.slice(0, SERIES_TOLD).join(t("epc.reason.or"));
      const rest = shownIn.length - SERIES_TOLD;
      return t("epc.fit.series", {
        names: rest > 0 ? t("epc.reason.more", { names: told, count: rest }) : told,
        series,
      });
    }
  }
}
