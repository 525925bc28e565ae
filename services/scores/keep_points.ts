import type { EntryChange } from "@/engines/registers/define_register.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Notes from when on a rule pays other points. */
export async function keepPoints(
  tx: TxCtx,
  { key, after, changed }: EntryChange<{ kind: string; points: string }>,
): Promise<void> {
  if (after?.kind !== "rule" || !changed.includes("points")) return;
  await tx.sql`
    insert into score_points (rule, since, points) values (${key}, ${tx.clock()}, ${after.points})
    on conflict (rule, since) do update set points = excluded.points`;
}
