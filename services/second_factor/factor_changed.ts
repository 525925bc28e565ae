import type { TxCtx } from "@/kernel/ctx.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { mailOwner } from "./mail_owner.ts";
import { newRecoveryCodes, recoveryCodesLeft } from "./recovery_codes.ts";

/** Records a change of a person's second factors and tells other systems that there was one. */
export async function factorChanged(tx: TxCtx, operation: string, userId: number): Promise<void> {
  await publish(tx, userChanged, { ...await nextSequence(tx, userId), changed: ["secondFactor"] });
  await recordChange(tx, { operation, subjectKind: "user", subjectId: userId });
}

/**
 * What follows a factor that was added: its owner is told by mail, and sessions that waited for one reach everything.
 *
 * @returns recovery codes where the person had none
 */
export async function factorAdded(
  tx: TxCtx,
  operation: "confirmTotp" | "addPasskey",
  userId: number,
): Promise<string[]> {
  await tx.sql`update sessions set factor_due = false where user_id = ${userId} and factor_due`;
  await factorChanged(tx, operation, userId);
  await mailOwner(tx, userId, "second-factor-added", {
    kind: operation === "addPasskey" ? "passkey" : "app",
  });
  return await recoveryCodesLeft(tx, userId) > 0 ? [] : await newRecoveryCodes(tx, userId);
}
