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
