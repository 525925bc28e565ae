import type { TxCtx } from "@/kernel/ctx.ts";

/** Puts the vehicles that changed or went into the log of changes; new ones are no change of anything. */
export async function logVehicles(tx: TxCtx, importId: number, changed: string): Promise<void> {
  await tx.sql.unsafe(
    `insert into catalogue_log (at, import_id, made_as, subject, code, series, changes)
    select $1::timestamptz, i.id, coalesce(i.rolled_back_as, i.applied_as), 'vehicle', c.key,
      array[coalesce(c.data, c.old) ->> 'series'],
      case when c.data is null then array['gone'] else array['vehicle'] end
    from ${changed} c
    join catalogue_imports i on i.id = $2
    where c.old is not null`,
    [tx.clock().toISOString(), importId],
  );
}
