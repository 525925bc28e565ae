import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import {
  createFirstAdministrator,
  type FirstAdministrator,
} from "@/services/users/create_first_administrator.ts";

/** The first administrator cannot be made as given: what the rule says, in English. */
export class AdministratorRefused extends Error {
  override name = "AdministratorRefused";
}

/** Makes the first administrator where there is none; a refusal becomes a sentence for the console. */
export async function makeFirstAdministrator(ctx: Ctx, administrator: FirstAdministrator): Promise<boolean> {
  try {
    return await createFirstAdministrator(ctx, administrator);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new AdministratorRefused(
      `the first administrator ${administrator.account} is refused: ${sentenceOf(ctx, error)}`,
    );
  }
}
