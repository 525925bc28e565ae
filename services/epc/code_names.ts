import type { Ctx } from "@/kernel/ctx.ts";
import type { Fragment } from "postgres";
import { type CodeNames, codesIn, type Condition } from "./reasons.ts";

/**
 * Names, in the reader's language, of all codes that the conditions mention: one query, or none.
 *
 * @param seriesCode series that is shown, or null when there are several
 */
export async function namesOfCodes(
  ctx: Ctx,
  applicability: Condition[][],
  seriesCode: string | null,
): Promise<CodeNames> {
  const { sql } = ctx;
  const wanted = codesIn(applicability);
  if (Object.values(wanted).every((codes) => codes.length === 0)) return namesOf([]);
  return await readNames(ctx, seriesCode, {
    options: sql`${wanted.options}::text[]`,
    models: sql`${wanted.models}::text[]`,
    markets: sql`${wanted.markets}::text[]`,
    plants: sql`${wanted.plants}::text[]`,
  });
}

/**
 * The same for the lines of a figure, which need not have been read before.
 *
 * @param seriesCode series that is shown
 */
export function namesInFigure(ctx: Ctx, figureId: number, seriesCode: string): Promise<CodeNames> {
  const { sql } = ctx;
  const mentioned = (codes: Fragment) =>
    sql`array(
      select distinct unnest(${codes})
      from figure_lines l join line_applicability a on a.line_id = l.id
      where l.figure_id = ${figureId}
    )`;
  return readNames(ctx, seriesCode, {
    options: mentioned(sql`a.options_all || a.options_any || a.options_none`),
    models: mentioned(sql`a.model_codes`),
    markets: mentioned(sql`a.market_codes`),
    plants: mentioned(sql`array[a.plant_code]`),
  });
}

/** A code that conditions mention, with its name. */
export interface NameRow {
  of: "options" | "models" | "markets" | "plants";
  code: string;
  name: string;
  own: boolean;
}

async function readNames(
  ctx: Ctx,
  seriesCode: string | null,
  wanted: Record<NameRow["of"], Fragment>,
): Promise<CodeNames> {
  return namesOf(await ctx.sql<NameRow[]>`${nameRows(ctx, ctx.sql`m.series_code = ${seriesCode}`, wanted)}`);
}

/**
 * The names of codes as rows of `NameRow`, for a statement that needs them beside what mentions them.
 *
 * @param isOwn whether the model code `m` is of the series that is shown
 * @param wanted arrays of codes
 */
export function nameRows(ctx: Ctx, isOwn: Fragment, wanted: Record<NameRow["of"], Fragment>): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    select 'options' as of, v.code, name_in(v.names, ${chain}) as name, false as own
    from epc_option_values v where v.code = any (${wanted.options})
    union all
    select 'models', m.code, name_in(m.names, ${chain}), (${isOwn}) is true
    from model_codes m where m.code = any (${wanted.models})
    union all
    select 'markets', k.code, name_in(k.names, ${chain}), false
    from markets k where k.code = any (${wanted.markets})
    union all
    select 'plants', p.code, name_in(p.names, ${chain}), false
    from plants p where p.code = any (${wanted.plants})`;
}

/** The names of such rows, by what they name. */
export function namesOf(rows: readonly NameRow[]): CodeNames {
  const names = { options: new Map(), models: new Map(), markets: new Map(), plants: new Map() };
  const ownModels = new Set<string>();
  for (const { of, code, name, own } of rows) {
    names[of].set(code, name);
    if (own) ownModels.add(code);
  }
  return { ...names, ownModels };
}
