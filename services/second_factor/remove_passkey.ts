import type { Ctx } from "@/kernel/ctx.ts";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireSpareFactor } from "./require_spare_factor.ts";

/** Removes one of the reader's passkeys; another's is not found. Refuses `factor-demanded` where it is the last that they must have. */
export async function removePasskey(ctx: Ctx, passkeyId: number, demand: FactorDemand): Promise<void> {
  const { id } = personOf(ctx);
  await ctx.tx(async (tx) => {
    const [gone] = await tx
      .sql`delete from passkeys where id = ${passkeyId} and user_id = ${id} returning id`;
    if (!gone) throw refuse("not-found");
    await requireSpareFactor(tx, "removePasskey", id, demand);
  });
}
