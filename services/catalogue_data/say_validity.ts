import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { namesOfCodes } from "@/services/epc/code_names.ts";
import { applicabilityInWords, type Condition } from "@/services/epc/reasons.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import type { Validity } from "./format/validity.ts";

/** Vehicles that are counted at most. */
const COUNTED = 50_000;

/** For which vehicles lines are valid, each as sentences of the reader's language; a line for all has none. */
export async function validityInWords(
  ctx: Ctx,
  lines: readonly (readonly Validity[])[],
  seriesCode: string | null,
): Promise<string[][]> {
  const conditions = lines.map((rows) => rows.map(conditionsOf));
  const names = await namesOfCodes(ctx, conditions.flat(), seriesCode);
  return conditions.map((rows) => applicabilityInWords(ctx.t, rows, names));
}

function conditionsOf(row: Validity): Condition[] {
  const all: (Condition | null)[] = [
    row.from ? { kind: "production_from", met: null, day: row.from } : null,
    row.to ? { kind: "production_to", met: null, day: row.to } : null,
    row.all ? { kind: "options_all", met: null, codes: row.all } : null,
    row.any ? { kind: "options_any", met: null, codes: row.any } : null,
    row.none ? { kind: "options_none", met: null, codes: row.none } : null,
    row.models ? { kind: "models", met: null, codes: row.models } : null,
    row.markets ? { kind: "markets", met: null, codes: row.markets } : null,
    row.plant ? { kind: "plant", met: null, plant: row.plant } : null,
    row.serialFrom !== undefined
      ? { kind: "serial_from", met: null, plant: row.plant, serial: row.serialFrom }
      : null,
    row.serialTo !== undefined
      ? { kind: "serial_to", met: null, plant: row.plant, serial: row.serialTo }
      : null,
  ];
  return all.filter((one) => one !== null);
}

/**
 * How many vehicles of the series in which a figure hangs a validity means, up to `COUNTED`; null where counting them takes too long. Vehicles of
 * which something that decides is not known are not among them.
 */
export async function countVehicles(
  ctx: Ctx,
  figureCode: string,
  rows: readonly Validity[],
): Promise<{ count: number; isMore: boolean } | null> {
  const { searching } = ctx;
  try {
    const [found] = await runEpcQuery(() =>
      searching<{ count: number }[]>`
        select count(*)::int as count
        from (
          select
          from vehicles v
          where v.series_code in (
              select g.series_code
              from figures f join figure_places p on p.figure_id = f.id join epc_groups g on g.id = p.group_id
              where f.code = ${figureCode}
            )
            and (${rows.length === 0} or exists (
              select
              from jsonb_array_elements(${searching.json(rows as never)}) as a (one)
              where applicability_met(
                row(
                  0, 0, codes_in(a.one -> 'models'), codes_in(a.one -> 'all'), codes_in(a.one -> 'any'),
                  codes_in(a.one -> 'none'), (a.one ->> 'from')::date, (a.one ->> 'to')::date, a.one ->> 'plant',
                  (a.one ->> 'serialFrom')::bigint, (a.one ->> 'serialTo')::bigint, codes_in(a.one -> 'markets')
                )::line_applicability,
                fit_subject_of(v)
              )
            ))
          limit ${COUNTED + 1}
        ) counted`
    );
    return { count: Math.min(found!.count, COUNTED), isMore: found!.count > COUNTED };
  } catch (error) {
    if (error instanceof Refusal && error.key === "epc-overload") return null;
    throw error;
  }
}
