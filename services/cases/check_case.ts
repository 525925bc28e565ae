import type { DocumentView } from "@/engines/documents/types.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { countSubmission } from "./count_submission.ts";

/** What a case must be when it is submitted, beside its fields: its VIN is a vehicle's, and its store has one left in the month. Refuses by field, and as `countSubmission` says. */
export async function checkCase(tx: TxCtx, repairCase: DocumentView<{ vin: string | null }>): Promise<void> {
  const { vin } = repairCase.values;
  if (vin !== null) {
    const [known] = await tx.sql`select from vehicles where vin = ${vin}`;
    if (!known) throw refuseField("vin", "vin-unknown", { vin });
  }
  await countSubmission(tx, repairCase);
}
