import { createHash } from "node:crypto";
import type { CartLine } from "../cart_types.ts";

/**
 * What was looked over, as one short text: the job and its lines with quantities, vehicles, prices, notes and consents. The same for
 * every language of a reader; it changes with anything that an order of these lines would say differently.
 */
export function reviewedState(jobId: number | null, lines: readonly CartLine[]): string {
  const said = lines.map((line) => [
    line.id,
    line.partNumber,
    line.quantity,
    line.vin,
    line.figureCode,
    line.callout,
    line.note,
    line.price,
    line.core,
    line.consent?.at ?? null,
  ]);
  return createHash("sha256").update(JSON.stringify([jobId, said])).digest("hex").slice(0, 32);
}
