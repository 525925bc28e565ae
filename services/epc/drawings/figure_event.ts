import { figureChanged } from "@/events/epc.ts";
import { publish } from "@/engines/events/publish.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** What of a figure is new. */
export type FigureChange = "drawing" | "callouts" | "lines" | "titles" | "applicability";

/** Tells that a figure has changed, with where it hangs and the parts of its lines as they are now (event `epc.figure-changed`). */
export async function publishFigureChanged(
  tx: TxCtx,
  figureId: number,
  changed: readonly FigureChange[],
): Promise<void> {
  const [figure] = await tx.sql<
    { code: string; version: number; seriesCodes: string[]; partNumbers: string[] }[]
  >`
    select
      f.code, f.version,
      array(
        select distinct g.series_code from figure_places p join epc_groups g on g.id = p.group_id
        where p.figure_id = f.id order by 1
      ) as series_codes,
      array(select distinct l.part_number from figure_lines l where l.figure_id = f.id order by 1) as part_numbers
    from figures f
    where f.id = ${figureId}`;
  const { code, version, seriesCodes, partNumbers } = figure!;
  await publish(tx, figureChanged, {
    figureCode: code,
    version,
    seriesCodes,
    changed: [...changed],
    partNumbers,
  });
}
