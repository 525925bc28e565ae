import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { userLoggedIn } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { requireCaptcha } from "./captcha.ts";
import { ENTRIES, type Entry, entryToReturnTo } from "@/kernel/access/entries.ts";
import { type Account, accountOf, requireUsable } from "./login_account.ts";
import { logAttempt } from "./login_log.ts";
import { countLoginTry, forgiveLoginTries, returnLoginTry, sourceOf, typedNameOf } from "./login_tries.ts";
import { passwordFits } from "./passwords.ts";
import type { FactorDemand, OpenedBy } from "@/kernel/access/second_factor.ts";
import { factorAtLogin } from "@/services/second_factor/read_factors.ts";
import { startLoginStep } from "./login_steps.ts";
import { recordConsent } from "./privacy.ts";
import { allowEntry } from "@/kernel/access/rate_limit.ts";
import { startSession } from "./start_session.ts";

export interface LoginRequest {
  account: string;
  password: string;
  /** Null when the portal runs without slide-to-verify (demo mode only). */
  captcha: { id: string; answer: string } | null;
  consent: boolean;
  entry: Entry;
  /** Language of the entry page, kept for the session. */
  lang: Lang;
  theme: "auto" | "light" | "dark";
  agent: string;
  /** Of whom a second factor is demanded. */
  factorDemand: FactorDemand;
  /** Page to go on to; a login that waits for the second factor keeps it. */
  next?: string;
  /** Id of the device, where the account was entered from it before (known_device.ts). */
  device: string | null;
}

const loggedIn = z.object({
  /** Or the session cookie; shown this once. */
  token: z.string().describe("for the Authorization header"),
  userCode: z.string(),
  fullName: z.string(),
  entry: z.enum(ENTRIES),
  /** The session reaches the first-login page alone until e-mail and password are set. */
  firstLogin: z.boolean(),
  /** The session reaches the page of the second factor alone until one is set up. */
  factorDue: z.boolean(),
  /** A prompt, not a lock (specification section 5). */
  passwordOld: z.boolean().describe("older than three months: please change it"),
});
/** What the calls of a login answer. */
export const loginAnswer = loggedIn.extend({
  to: z.string().describe("page to go on to, below the base path"),
});
export interface LoggedIn extends z.infer<typeof loggedIn> {
  userId: number;
}

/**
 * Logs a person in (specification sections 2, 6 and 8), in this order: rate, consent, captcha, lock, password, state of the
 * account. Unknown names cost the same time and answer as known ones. Each attempt is a row of the login log. Who has a second factor is
 * asked for it: `second-factor-needed` names the login that waits (second_step.ts).
 */
export async function login(ctx: Ctx, request: LoginRequest): Promise<LoggedIn> {
  const typedName = typedNameOf(request.account);
  const entry = entryToReturnTo(ctx.edition, request.entry);
  let userId: number | null = null;
  try {
    const source = sourceOf(ctx, request.device);
    await allowEntry(ctx, "login", `${typedName} ${source}`);
    if (!request.consent) throw refuseField("consent", "consent-missing");
    if (request.captcha) await requireCaptcha(ctx, request.captcha.id, request.captcha.answer);
    const wrong = await countLoginTry(ctx, typedName, source);
    const account = await accountOf(ctx, typedName);
    if (!await passwordFits(account?.passwordHash ?? null, request.password)) throw wrong;
    userId = Number(account!.id);
    if (account!.passwordEnded) {
      throw refuse("one-time-password-ended", { hours: LIMITS.oneTimePasswordHours });
    }
    const factor = await factorAtLogin(ctx, userId, request.factorDemand);
    if (factor === "ask") await returnLoginTry(ctx, typedName, source);
    else await forgiveLoginTries(ctx, typedName, source);
    await requireUsable(ctx, account!, entry);
    const how = { ...request, entry, typedName };
    if (factor === "ask") {
      throw refuse("second-factor-needed", {}, [], await startLoginStep(ctx, userId, how));
    }
    return await comeIn(ctx, account!, { ...how, openedBy: "password", factorDue: factor === "due" });
  } catch (error) {
    if (error instanceof Refusal) {
      await logAttempt(ctx, { typedName, userId, entry, result: error.key, agent: request.agent });
    }
    throw error;
  }
}

/** Starts the session of somebody who has proved who they are, with its row in the login log and its event. */
export function comeIn(
  ctx: Ctx,
  account: Account,
  how: Pick<LoginRequest, "entry" | "lang" | "theme" | "agent"> & {
    typedName: string;
    openedBy: OpenedBy;
    factorDue: boolean;
  },
): Promise<LoggedIn> {
  return ctx.tx(async (tx) => {
    const userId = Number(account.id);
    const { token, sessionId } = await startSession(tx, { id: userId, lang: account.lang }, how);
    await recordConsent(tx, userId);
    await logAttempt(tx, {
      typedName: how.typedName,
      userId,
      entry: how.entry,
      result: "ok",
      agent: how.agent,
      openedBy: how.openedBy,
    });
    const person = await nextSequence(tx, userId);
    await publish(tx, userLoggedIn, { ...person, sessionId, edition: tx.edition, entry: how.entry });
    return {
      token,
      userId,
      userCode: account.userCode,
      fullName: account.fullName,
      entry: how.entry,
      firstLogin: account.mustChangePassword,
      factorDue: how.factorDue,
      passwordOld: account.passwordOld === true,
    };
  });
}
