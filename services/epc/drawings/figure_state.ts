import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";

/**
 * Takes a figure to change it and counts its version on. Refuses `figure-not-there`, and `state-changed` when it is not what was read.
 *
 * @returns id of the figure
 */
export async function takeFigure(tx: TxCtx, code: string, version: number): Promise<number> {
  const [figure] = await tx.sql<{ id: number; version: number }[]>`
    select id, version from figures where code = ${code} and deleted_at is null for update`;
  if (!figure) throw refuseField("figure", "figure-not-there", { figure: code });
  if (figure.version !== version) throw refuse("state-changed");
  await tx.sql`
    update figures
    set version = version + 1, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}
    where id = ${figure.id}`;
  return figure.id;
}

/** Days of a drawing in order. Refuses `period-order`. */
export function requirePeriod({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }) {
  if (validFrom && validTo && validTo < validFrom) throw refuseField("validTo", "period-order");
}
