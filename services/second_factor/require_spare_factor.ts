import type { TxCtx } from "@/kernel/ctx.ts";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { factorChanged } from "./factor_changed.ts";
import { mailOwner } from "./mail_owner.ts";
import { factorAtLogin } from "./read_factors.ts";

/**
 * What follows a factor that its owner took away: refuses `factor-demanded` where it was the last of somebody who must have one; recovery
 * codes go with the last. Else they are told by mail.
 */
export async function requireSpareFactor(
  tx: TxCtx,
  operation: "removeTotp" | "removePasskey",
  userId: number,
  demand: FactorDemand,
): Promise<void> {
  const left = await factorAtLogin(tx, userId, demand);
  if (left === "due") throw refuse("factor-demanded");
  if (left === "none") await tx.sql`delete from recovery_codes where user_id = ${userId}`;
  await factorChanged(tx, operation, userId);
  const kind = operation === "removePasskey" ? "passkey" : "app";
  await mailOwner(tx, userId, "second-factor-taken-away", { kind });
}
