import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { indexFigures } from "../index_figures.ts";
import { normalPartNumber } from "../part_number.ts";
import { importing, requireKnown } from "./importing.ts";
import { saveLines } from "./save_lines.ts";
import type { FigureRow } from "./figure_rows.ts";

/**
 * Writes figures whole: where they hang, their drawings, their lines with applicability, their search rows and where
 * their parts occur. A figure of the same code is replaced. Refuses unknown series, groups, parts, models, options,
 * markets and plants. Call `refreshFigureFits` for the series touched when the last batch is in.
 */
export async function saveFigures(ctx: Ctx, rows: FigureRow[]): Promise<void> {
  await importing(ctx, "saveFigures", "figures", rows.length, async (tx) => {
    const keyed = rows.map((row) => ({
      ...row,
      lines: row.lines.map((line) => ({ ...line, partNumber: normalPartNumber(line.partNumber) })),
    }));
    await requireReferences(tx, keyed);
    const ids = await writeFigures(tx, keyed);
    await writePlaces(tx, keyed, ids);
    await writeVersions(tx, keyed, ids);
    const before = await saveLines(tx, keyed, ids);
    await indexFigures(tx, keyed.map((row) => row.code));
    const touched = [
      ...new Set([...before, ...keyed.flatMap((row) => row.lines.map((line) => line.partNumber))]),
    ];
    await tx.sql`select refresh_part_places(${touched}::text[])`;
  });
}

async function requireReferences(tx: TxCtx, rows: FigureRow[]): Promise<void> {
  const conditions = rows.flatMap((row) => row.lines).flatMap((line) => line.applicability ?? []);
  await requireKnown(tx, "model_codes", conditions.flatMap((one) => one.modelCodes ?? []));
  await requireKnown(
    tx,
    "epc_option_values",
    conditions.flatMap((one) =>
      [one.optionsAll, one.optionsAny, one.optionsNone].flatMap((codes) => codes ?? [])
    ),
  );
  await requireKnown(tx, "markets", conditions.flatMap((one) => one.marketCodes ?? []));
}

async function writeFigures(tx: TxCtx, rows: FigureRow[]): Promise<Map<string, number>> {
  const { sql } = tx;
  const figures = rows.map(({ code, number, variant, names, note, footnotes }) => ({
    code,
    number,
    variant,
    names,
    note,
    footnotes: footnotes ?? [],
  }));
  const written = await sql<{ id: number; code: string }[]>`
    insert into figures (code, number, variant, names, note, footnotes)
    select r.code, r.number, r.variant, r.names, r.note, r.footnotes
    from jsonb_to_recordset(${sql.json(figures as never)}) as r (
      code text, number text, variant text, names jsonb, note jsonb, footnotes jsonb
    )
    on conflict (code) do update set
      number = excluded.number, variant = excluded.variant, names = excluded.names, note = excluded.note,
      footnotes = excluded.footnotes, deleted_at = null
    returning id, code`;
  return new Map(written.map((figure) => [figure.code, figure.id]));
}

async function writePlaces(tx: TxCtx, rows: FigureRow[], ids: Map<string, number>): Promise<void> {
  const { sql } = tx;
  await sql`delete from figure_places where figure_id = any (${[...ids.values()]}::bigint[])`;
  const places = rows.flatMap((row) => row.places.map((place) => ({ ...place, figure: ids.get(row.code)! })));
  const written = await sql<{ figure: number }[]>`
    insert into figure_places (group_id, figure_id, sort)
    select g.id, r.figure, coalesce(r.sort, 0)
    from jsonb_to_recordset(${sql.json(places as never)}) as r (
      "seriesCode" text, "groupCode" text, sort int, figure bigint
    )
    join epc_groups g on g.series_code = r."seriesCode" and g.code = r."groupCode"
    returning figure_id as figure`;
  if (written.length === places.length) return;
  const [unknown] = await sql<{ what: string }[]>`
    select r."seriesCode" || ' ' || r."groupCode" as what
    from jsonb_to_recordset(${sql.json(places as never)}) as r ("seriesCode" text, "groupCode" text)
    where not exists (
      select from epc_groups g where g.series_code = r."seriesCode" and g.code = r."groupCode"
    )
    limit 1`;
  throw refuse("reference-unknown", { what: "epc_groups", code: unknown?.what ?? "" });
}

async function writeVersions(tx: TxCtx, rows: FigureRow[], ids: Map<string, number>): Promise<void> {
  const { sql } = tx;
  await sql`delete from figure_versions where figure_id = any (${[...ids.values()]}::bigint[])`;
  const versions = rows.flatMap((row) =>
    row.versions.map((version) => ({
      ...version,
      figure: ids.get(row.code)!,
      variants: version.variants ?? [],
      hotspots: version.hotspots.map((one) => ({
        ...one,
        tip: one.tip ?? null,
        area: one.area ?? null,
        ...(one.variant && { variant: one.variant }),
      })),
    }))
  );
  await sql`
    insert into figure_versions (
      figure_id, version, valid_from, valid_to, image, model_3d, width, height, hotspots, variants
    )
    select
      r.figure, r.version, r."validFrom", r."validTo", r.image, r."model3d", r.width, r.height, r.hotspots, r.variants
    from jsonb_to_recordset(${sql.json(versions as never)}) as r (
      figure bigint, version int, "validFrom" date, "validTo" date, image text, "model3d" text, width numeric,
      height numeric, hotspots jsonb, variants text[]
    )`;
}

/** Writes again which figures can fit each model code of the series; answers how many pairs there are. */
export async function refreshFigureFits(ctx: Ctx, seriesCodes: string[]): Promise<number> {
  let pairs = 0;
  for (const code of seriesCodes) {
    const [row] = await ctx.sql<{ pairs: number }[]>`select refresh_figure_fits(${code}) as pairs`;
    pairs += row!.pairs;
  }
  return pairs;
}
