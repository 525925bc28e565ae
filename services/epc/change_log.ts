import { codeOf } from "@/kernel/access/actor.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** What the log says of a figure that changed. */
interface LoggedFigure {
  code: string;
  changes: readonly string[];
  added?: number;
  changed?: number;
  gone?: number;
}

/** Puts figures that changed into the log of changes, with the series in which they hang. An import is told by who applied it. */
export async function logFigures(
  tx: TxCtx,
  figures: readonly LoggedFigure[],
  importId: number | null,
): Promise<void> {
  const { sql } = tx;
  await sql`
    insert into catalogue_log (at, made_as, import_id, subject, code, series, changes, added, changed, gone)
    select
      ${tx.clock()}, coalesce(i.rolled_back_as, i.applied_as, ${codeOf(tx.actor)}), i.id, 'figure', r.code,
      array(
        select distinct g.series_code
        from figures f
        join figure_places p on p.figure_id = f.id
        join epc_groups g on g.id = p.group_id
        where f.code = r.code
        order by 1
      ),
      r.changes, coalesce(r.added, 0), coalesce(r.changed, 0), coalesce(r.gone, 0)
    from jsonb_to_recordset(${sql.json(figures as never)}) as r (
      code text, changes text[], added int, changed int, gone int
    )
    left join catalogue_imports i on i.id = ${importId}`;
}

/** Puts parts into the log that others follow now, or nothing any more. */
export async function logSuperseded(
  tx: TxCtx,
  parts: readonly { number: string; by: readonly string[] }[],
  importId: number | null,
): Promise<void> {
  const { sql } = tx;
  await sql`
    insert into catalogue_log (at, made_as, import_id, subject, code, series, changes, parts)
    select
      ${tx.clock()}, coalesce(i.rolled_back_as, i.applied_as, ${codeOf(tx.actor)}), i.id, 'part', r.number,
      array(
        select distinct g.series_code
        from figure_lines l
        join figure_places p on p.figure_id = l.figure_id
        join epc_groups g on g.id = p.group_id
        where l.part_number = r.number
        order by 1
      ),
      array['superseded'], r.by
    from jsonb_to_recordset(${sql.json(parts as never)}) as r (number text, by text[])
    left join catalogue_imports i on i.id = ${importId}`;
}
