import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { removeLostFactor } from "@/services/users/remove_second_factor.ts";
import { AdministratorRefused } from "./first_administrator.ts";

/** Takes the second factor of an account away from outside the portal; a refusal becomes a sentence for the console. */
export async function removeSecondFactorOf(ctx: Ctx, account: string): Promise<void> {
  try {
    await removeLostFactor(ctx, account);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new AdministratorRefused(`the second factor of ${account} stays: ${sentenceOf(ctx, error)}`);
  }
}
