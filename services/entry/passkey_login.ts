import type { Ctx } from "@/kernel/ctx.ts";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { allowEntry } from "@/kernel/access/rate_limit.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { RelyingParty } from "@/services/second_factor/relying_party.ts";
import { takePasskey } from "@/services/second_factor/use_passkey.ts";
import { comeIn, type LoggedIn, type LoginRequest } from "./login.ts";
import { accountOf, requireUsable } from "./login_account.ts";
import { logAttempt } from "./login_log.ts";

/** What the login log names where a passkey told nobody. */
const UNKNOWN = "-";

/**
 * Logs in by a passkey alone: it is something that one has, and opens by what one knows or is. No captcha: there is nothing to guess.
 * Refuses `consent-missing`, `passkey-refused`, and what may keep the account itself out.
 */
export async function loginByPasskey(
  ctx: Ctx,
  site: RelyingParty,
  given: { challengeId: string; response: string },
  request: Pick<LoginRequest, "consent" | "entry" | "lang" | "theme" | "agent">,
): Promise<LoggedIn> {
  const entry = entryToReturnTo(ctx.edition, request.entry);
  let typedName = UNKNOWN;
  let userId: number | null = null;
  try {
    await allowEntry(ctx, "login", given.challengeId);
    if (!request.consent) throw refuseField("consent", "consent-missing");
    userId = await takePasskey(ctx, site, "login", null, given);
    typedName = await nameOf(ctx, userId);
    const account = await accountOf(ctx, typedName);
    if (!account) throw refuse("passkey-refused");
    await requireUsable(ctx, account, entry);
    return await comeIn(ctx, account, {
      ...request,
      entry,
      typedName,
      openedBy: "passkey",
      factorDue: false,
    });
  } catch (error) {
    if (error instanceof Refusal) {
      await logAttempt(ctx, { typedName, userId, entry, result: error.key, agent: request.agent });
    }
    throw error;
  }
}

async function nameOf({ sql }: Ctx, userId: number): Promise<string> {
  const [row] = await sql<{ userCode: string }[]>`select user_code from users where id = ${userId}`;
  return row!.userCode;
}
