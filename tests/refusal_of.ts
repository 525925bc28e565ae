import assert from "node:assert/strict";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";

/** The refusal that a promise ends in; null when it succeeds. Anything else that is thrown goes on. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Demands that work is refused by that refusal; what fails names the one there was with its fields and parameters. */
export async function assertRefused(work: Promise<unknown>, key: RefusalKey): Promise<Refusal> {
  const refusal = await refusalOf(work);
  if (refusal?.key !== key) {
    assert.fail(
      refusal ? `refused by ${refusal.message} in place of ${key}` : `not refused, in place of ${key}`,
    );
  }
  return refusal;
}
