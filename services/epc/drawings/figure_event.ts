import { figureChanged } from "@/events/epc.ts";
import { outboxRow } from "@/engines/events/publish.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { logFigures } from "../change_log.ts";

/** What of a figure is new. */
export type FigureChange = "drawing" | "callouts" | "lines" | "titles" | "applicability";

/** A figure that has changed, and how many of its lines did. */
export interface ChangedFigure {
  code: string;
  changes: readonly FigureChange[];
  added?: number;
  changed?: number;
  gone?: number;
}

/** Figures whose events are written at once. */
const AT_ONCE = 200;

/** Tells that a figure has changed, with where it hangs and the parts of its lines as they are now (event `epc.figure-changed`). */
export async function publishFigureChanged(
  tx: TxCtx,
  figureId: number,
  changed: readonly FigureChange[],
): Promise<void> {
  const [figure] = await tx.sql<{ code: string }[]>`select code from figures where id = ${figureId}`;
  await tell(tx, [{ code: figure!.code, changes: changed }], null);
}

/** Tells of many figures, one event and one line of the log each, and counts their versions on. */
export async function publishFiguresChanged(
  tx: TxCtx,
  figures: readonly ChangedFigure[],
  { importId }: { importId: number },
): Promise<void> {
  for (let from = 0; from < figures.length; from += AT_ONCE) {
    const some = figures.slice(from, from + AT_ONCE);
    await tx.sql`
      update figures
      set version = version + 1, changed_at = ${tx.clock()}
      where code = any (${some.map(({ code }) => code)}::text[])`;
    await tell(tx, some, importId);
  }
}

async function tell(tx: TxCtx, figures: readonly ChangedFigure[], importId: number | null): Promise<void> {
  const { sql } = tx;
  const found = await sql<{ code: string; version: number; seriesCodes: string[]; partNumbers: string[] }[]>`
    select
      f.code, f.version,
      array(
        select distinct g.series_code from figure_places p join epc_groups g on g.id = p.group_id
        where p.figure_id = f.id order by 1
      ) as series_codes,
      array(select distinct l.part_number from figure_lines l where l.figure_id = f.id order by 1) as part_numbers
    from figures f
    where f.code = any (${figures.map(({ code }) => code)}::text[])
    order by f.code`;
  const of = new Map(figures.map((figure) => [figure.code, figure]));
  const rows = found.map(({ code, version, seriesCodes, partNumbers }) =>
    outboxRow(tx, figureChanged, {
      figureCode: code,
      version,
      seriesCodes,
      changed: [...of.get(code)!.changes],
      partNumbers,
    })
  );
  if (rows.length === 0) return;
  await sql`insert into outbox ${sql(rows)}`;
  tx.signal("outbox");
  await logFigures(tx, figures, importId);
}
