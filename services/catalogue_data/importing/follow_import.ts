import type { TxCtx } from "@/kernel/ctx.ts";
import { type FigureChange, publishFiguresChanged } from "@/services/epc/drawings/figure_event.ts";
import { indexFigures } from "@/services/epc/index_figures.ts";
import { indexParts } from "@/services/epc/index_parts.ts";
import { publishSuperseded } from "@/services/epc/supersession_event.ts";
import type { Kind } from "../format/kind.ts";
import { keepDrawings } from "./keep_drawings.ts";
import { logVehicles } from "./log_vehicles.ts";
import { changedOf } from "./write_changes.ts";

/** Rows of search that are written at once. */
const AT_ONCE = 1000;

/** What a kind changes of a figure, for its event. */
const OF_FIGURES: Readonly<Record<string, { figure: string; change: FigureChange }>> = {
  figures: { figure: "code", change: "titles" },
  drawings: { figure: "figure", change: "drawing" },
  hotspots: { figure: "figure", change: "callouts" },
  footnotes: { figure: "figure", change: "lines" },
  lines: { figure: "figure", change: "lines" },
};

/**
 * What follows from the rows that were written, in their transaction: which drawings are in use, what the search finds, which figures fit which model
 * codes, the events of
 * figures (one each, however many lines changed) and of supersessions, and the log of changes.
 */
export async function followImport(
  tx: TxCtx,
  importId: number,
  kinds: readonly Kind[],
  at: (share: number) => void,
): Promise<void> {
  const has = (name: string) => kinds.some((kind) => kind.name === name);
  const parts = ["parts", "part-names"].filter(has)
    .map((kind) => `select coalesce(data, old) ->> 'number' as code from ${changedOf(kind)}`);
  await inPieces(tx, parts, (numbers) => indexParts(tx, numbers), (share) => at(share * 0.4));
  if (has("drawings")) await keepDrawings(tx, importId);
  const figures = await changedFigures(tx, kinds);
  if (has("figures")) {
    await inPieces(
      tx,
      [`select coalesce(data, old) ->> 'code' as code from ${changedOf("figures")}`],
      (codes) => indexFigures(tx, codes),
    );
  }
  await refreshFits(tx, figures, has("models"));
  at(0.5);
  await inPieces(
    tx,
    has("lines")
      ? [
        `select data ->> 'part' as code from ${changedOf("lines")} where data is not null`,
        `select old ->> 'part' from ${changedOf("lines")} where old is not null`,
        ...has("figures") ? [partsOfFigures()] : [],
      ]
      : has("figures")
      ? [partsOfFigures()]
      : [],
    async (numbers) => void await tx.sql`select refresh_part_places(${numbers}::text[])`,
    (share) => at(0.5 + share * 0.2),
  );
  await publishFiguresChanged(tx, figures, { importId });
  at(0.9);
  if (has("supersessions")) await publishSuperseded(tx, await replaced(tx), importId);
  if (has("vehicles")) await logVehicles(tx, importId, changedOf("vehicles"));
}

function partsOfFigures(): string {
  return `
    select l.part_number as code
    from ${changedOf("figures")} c
    join figures f on f.code = coalesce(c.data, c.old) ->> 'code'
    join figure_lines l on l.figure_id = f.id`;
}

/** Does work for the codes that statements find, some at a time; without statements, nothing. */
async function inPieces(
  tx: TxCtx,
  found: readonly string[],
  work: (codes: string[]) => Promise<void>,
  at: (share: number) => void = () => {},
): Promise<void> {
  if (found.length === 0) return;
  await tx.sql.unsafe(`
    create temp table pieces on commit drop as
    select code, row_number() over (order by code) as no from (${found.join(" union ")}) f`);
  await tx.sql.unsafe("create index on pieces (no)");
  const [{ count }] = await tx.sql.unsafe<[{ count: number }]>("select count(*)::int as count from pieces");
  for (let from = 0; from < count; from += AT_ONCE) {
    at(from / count);
    const rows = await tx.sql.unsafe<{ code: string }[]>(
      `select code from pieces where no > ${from} and no <= ${from + AT_ONCE}`,
    );
    await work(rows.map(({ code }) => code));
  }
  await tx.sql.unsafe("drop table pieces");
}

/** The figures that something of changed, with what, and how many of their lines. */
async function changedFigures(tx: TxCtx, kinds: readonly Kind[]) {
  const found = kinds.flatMap(({ name }) => {
    const of = OF_FIGURES[name];
    if (!of) return [];
    const counted = name === "lines" ? "1" : "0";
    return [`
      select
        coalesce(data, old) ->> '${of.figure}' as code, '${of.change}' as change,
        case when old is null then ${counted} else 0 end as added,
        case when old is not null and data is not null then ${counted} else 0 end as changed,
        case when data is null then ${counted} else 0 end as gone
      from ${changedOf(name)}`];
  });
  if (found.length === 0) return [];
  return await tx.sql.unsafe<
    { code: string; changes: FigureChange[]; added: number; changed: number; gone: number }[]
  >(`
    select code, array_agg(distinct change) as changes, sum(added)::int as added, sum(changed)::int as changed,
      sum(gone)::int as gone
    from (${found.join(" union all ")}) f
    group by code
    order by code`);
}

/** Which figures fit which model codes, for the series that are touched. */
async function refreshFits(tx: TxCtx, figures: readonly { code: string }[], models: boolean): Promise<void> {
  const { sql } = tx;
  await sql`
    select refresh_figure_fits(series_code) from (
      select g.series_code
      from figures f
      join figure_places p on p.figure_id = f.id
      join epc_groups g on g.id = p.group_id
      where f.code = any (${figures.map(({ code }) => code)}::text[])
      union
      select m.series_code
      from figures f
      join figure_fits ff on ff.figure_id = f.id
      join model_codes m on m.code = ff.model_code
      where f.code = any (${figures.map(({ code }) => code)}::text[])
    ) as touched`;
  if (!models) return;
  await sql.unsafe(`
    select refresh_figure_fits(series) from (
      select distinct s.code as series
      from ${changedOf("models")} c
      join series s on s.code in (c.data ->> 'series', c.old ->> 'series')
    ) as touched`);
}

/** The parts whose successors changed. */
async function replaced(tx: TxCtx): Promise<string[]> {
  const rows = await tx.sql.unsafe<{ number: string }[]>(
    `select distinct coalesce(data, old) ->> 'from' as number from ${changedOf("supersessions")} order by 1`,
  );
  return rows.map(({ number }) => number);
}
