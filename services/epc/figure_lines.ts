import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { namesInFigure } from "./code_names.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "./part_facts.ts";
import { companyOf, partCompanyColumns, type PartCompanyRow } from "./part_company.ts";
import { applicabilityInWords, type Condition, reasonOf } from "./reasons.ts";
import { fitSubject, type KnownSubject } from "./subject.ts";
import type { FigureLine } from "./figure_types.ts";
import type { Finish } from "./part_types.ts";
import type { Fit } from "./fit/fit_types.ts";

interface LineRow extends PartFactsRow, PartCompanyRow {
  id: number;
  callout: string;
  quantity: number | null;
  note: string | null;
  indent: number;
  withCallouts: string[];
  footnotes: string[];
  variant: string | null;
  fit: Fit;
  applicability: Condition[][];
  inCart: number;
}

/** The lines of a figure in order, each with whether and why it fits, its part and what is in the reader's cart. */
export async function linesOfFigure(
  ctx: Ctx,
  known: KnownSubject,
  figure: { id: number; code: string },
): Promise<FigureLine[]> {
  const { sql } = ctx;
  const [rows, names] = await Promise.all([
    sql<LineRow[]>`
    select
      l.id, l.callout, l.quantity::float8 as quantity, l.indent, l.with_callouts, l.footnotes, l.variant, lf.fit, lf.applicability,
      case when l.note is not null then name_in(l.note, ${ctx.chain as string[]}) end as note,
      ${partFactColumns(ctx)},
      ${partCompanyColumns(ctx)},
      coalesce((
        select sum(c.quantity) from cart_lines c
        join current_jobs k on k.job_id = c.job_id
        where k.user_id = ${
      personId(ctx)
    } and c.part_number = l.part_number and c.figure_code = ${figure.code}
          and c.callout = l.callout and c.vin is not distinct from ${known.subject.vin}
      ), 0)::int as in_cart
    from figure_lines l
    join parts p on p.number = l.part_number
    ${partFactJoins(ctx)}
    cross join line_fit(l.id, ${fitSubject(ctx, known)}) lf
    where l.figure_id = ${figure.id}
    order by l.sort`,
    namesInFigure(ctx, figure.id, known.subject.seriesCode),
  ]);
  const settled = known.subject.kind === "series"
    ? rows.map((row) => withinSeries(row, names.ownModels))
    : rows;
  return settled.map((row) => ({
    ...factsOf(ctx, row),
    ...companyOf(ctx, row),
    id: row.id,
    callout: row.callout,
    quantity: row.quantity,
    note: row.note,
    indent: row.indent,
    withCallouts: row.withCallouts,
    footnotes: row.footnotes,
    variant: row.variant,
    ofVehicle: isOfVehicle(row.finish, known),
    fit: row.fit,
    reason: reasonOf(ctx.t, row.fit, row.applicability, names),
    applicability: applicabilityInWords(ctx.t, row.applicability, names),
    inCart: row.inCart,
  }));
}

/** Whether a finish is the vehicle's; null where there is none, or the vehicle's of that kind is not known. */
function isOfVehicle(finish: Finish | null, { finishes }: KnownSubject): boolean | null {
  const own = finish && finishes?.[finish.kind];
  return own ? own === finish.code : null;
}

/**
 * A series without a model does not say which model it is, but it does say which it is not: a line for models of other
 * series alone does not fit (a figure may serve several series).
 */
function withinSeries(row: LineRow, ownModels: ReadonlySet<string>): LineRow {
  const applicability = row.applicability.map((conditions) =>
    conditions.map((condition) =>
      condition.kind === "models" && !condition.codes!.some((code) => ownModels.has(code))
        ? { ...condition, met: false }
        : condition
    )
  );
  const foreign = (conditions: Condition[]) => conditions.some((condition) => condition.met === false);
  if (applicability.length === 0 || !applicability.every(foreign)) return row;
  return { ...row, fit: "not", applicability };
}
