import type { ConsultationChain } from "@/services/departments/chain_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { actsFor, type Answerable } from "./in_charge.ts";

/** Why a question cannot go to the support section, `chain` of its store and brand; null: it can. */
export function whyNotEscalated({ section, chiefs }: ConsultationChain): "question-no-section" | null {
  return section && chiefs.length > 0 ? null : "question-no-section";
}

/**
 * Why whoever acts cannot name an engineer, `chain` of the question's store and brand; null: they can. Who heads the section does, or who stands in for them, also
 * while the question is with an engineer.
 */
export async function whyNotDesignated(
  ctx: Ctx,
  question: Answerable,
  { chiefs }: ConsultationChain,
): Promise<"question-not-at-you" | null> {
  return await actsFor(ctx, chiefs.map(({ userId }) => userId), question) ? null : "question-not-at-you";
}
