import type { TxCtx } from "@/kernel/ctx.ts";
import type { FigureRow } from "./figure_rows.ts";

/**
 * Replaces the lines of figures, with their applicability, in the order given. Answers the part numbers that the figures
 * had before.
 */
export async function saveLines(tx: TxCtx, rows: FigureRow[], ids: Map<string, number>): Promise<string[]> {
  const { sql } = tx;
  const gone = await sql<{ partNumber: string }[]>`
    delete from figure_lines where figure_id = any (${[...ids.values()]}::bigint[]) returning part_number`;
  const lines = rows.flatMap((row) =>
    row.lines.map((line, sort) => ({
      figure: ids.get(row.code)!,
      sort,
      callout: line.callout,
      partNumber: line.partNumber,
      quantity: line.quantity ?? null,
      note: line.note ?? null,
      indent: line.indent ?? 0,
      withCallouts: line.withCallouts ?? [],
      footnotes: line.footnotes ?? [],
      variant: line.variant ?? null,
    }))
  );
  const applicability = rows.flatMap((row) =>
    row.lines.flatMap((line, sort) =>
      (line.applicability ?? []).map((one) => ({
        figure: ids.get(row.code)!,
        sort,
        modelCodes: [],
        optionsAll: [],
        optionsAny: [],
        optionsNone: [],
        marketCodes: [],
        ...one,
      }))
    )
  );
  await sql`
    insert into figure_lines (figure_id, sort, callout, part_number, quantity, note, indent, with_callouts, footnotes, variant)
    select
      r.figure, r.sort, r.callout, r."partNumber", r.quantity, r.note, r.indent, r."withCallouts", r.footnotes,
      r.variant
    from jsonb_to_recordset(${sql.json(lines as never)}) as r (
      figure bigint, sort int, callout text, "partNumber" text, quantity numeric, note jsonb, indent smallint,
      "withCallouts" text[], footnotes text[], variant text
    )`;
  await sql`
    insert into line_applicability (
      line_id, model_codes, options_all, options_any, options_none, production_from, production_to, plant_code,
      serial_from, serial_to, market_codes
    )
    select
      l.id, r."modelCodes", r."optionsAll", r."optionsAny", r."optionsNone", r."productionFrom", r."productionTo",
      r."plantCode", r."serialFrom", r."serialTo", r."marketCodes"
    from jsonb_to_recordset(${sql.json(applicability as never)}) as r (
      figure bigint, sort int, "modelCodes" text[], "optionsAll" text[], "optionsAny" text[], "optionsNone" text[],
      "productionFrom" date, "productionTo" date, "plantCode" text, "serialFrom" bigint, "serialTo" bigint,
      "marketCodes" text[]
    )
    join figure_lines l on l.figure_id = r.figure and l.sort = r.sort`;
  return gone.map((line) => line.partNumber);
}
