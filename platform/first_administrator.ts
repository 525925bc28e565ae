import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { renewFirstPassword } from "@/services/users/renew_first_password.ts";
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
  return await toldPlainly(ctx, administrator.account, () => createFirstAdministrator(ctx, administrator));
}

/** Gives the first administrator another password, where the first has ended unused and nobody else can come in. */
export async function renewFirstAdministrator(ctx: Ctx, account: string, password: string): Promise<boolean> {
  return await toldPlainly(ctx, account, () => renewFirstPassword(ctx, account, password));
}

async function toldPlainly(ctx: Ctx, account: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new AdministratorRefused(
      `the first administrator ${account} is refused: ${sentenceOf(ctx, error)}`,
    );
  }
}
