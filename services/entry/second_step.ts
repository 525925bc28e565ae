import type { Ctx } from "@/kernel/ctx.ts";
import { allowEntry } from "@/kernel/access/rate_limit.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { OpenedBy } from "@/kernel/access/second_factor.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { requireReadableApp, requireReadableCodes } from "@/services/second_factor/key_gone.ts";
import { takeRecoveryCode } from "@/services/second_factor/recovery_codes.ts";
import type { RelyingParty } from "@/services/second_factor/relying_party.ts";
import { takeTotpCode } from "@/services/second_factor/totp.ts";
import { takePasskey } from "@/services/second_factor/use_passkey.ts";
import { comeIn, type LoggedIn } from "./login.ts";
import { accountOf, requireUsable } from "./login_account.ts";
import { logAttempt } from "./login_log.ts";
import { endLoginStep, findLoginStep, type LoginStep } from "./login_steps.ts";
import { knownDevice } from "./known_device.ts";
import { countLoginTry, forgiveLoginTries, sourceOf, type TrySource } from "./login_tries.ts";

/** What a person brings as the second factor: a code of the app or a recovery code, or what a passkey signed. */
export type SecondProof =
  | { code: string }
  | { site: RelyingParty; challengeId: string; response: string };

/**
 * Finishes a login by its second factor. Wrong codes count as wrong passwords do, and lock the account. Refuses `login-step-over` where
 * no login waits (any more), `second-factor-wrong` with the tries that remain, `app-key-gone` and `recovery-key-gone` where the portal has lost the
 * key that it would need, and what may keep the account itself out.
 */
export async function finishLogin(
  ctx: Ctx,
  token: string | null | undefined,
  proof: SecondProof,
  agent: string,
  deviceCookie?: string,
): Promise<LoggedIn & { next?: string }> {
  const step = await findLoginStep(ctx, token);
  if (!step) throw refuse("login-step-over", { minutes: LIMITS.loginStepMinutes });
  const { typedName, userId, entry, lang, theme } = step;
  try {
    const source = sourceOf(ctx, await knownDevice(ctx, deviceCookie, typedName));
    await allowEntry(ctx, "login", `${typedName} ${source}`);
    const openedBy = await prove(ctx, step, proof, source);
    const account = await accountOf(ctx, typedName);
    if (!account || Number(account.id) !== userId) {
      throw refuse("login-step-over", { minutes: LIMITS.loginStepMinutes });
    }
    await requireUsable(ctx, account, entry);
    if (!await endLoginStep(ctx, token!)) {
      throw refuse("login-step-over", { minutes: LIMITS.loginStepMinutes });
    }
    await forgiveLoginTries(ctx, typedName, source);
    const how = { entry, lang, theme, agent, typedName, openedBy, factorDue: false };
    return { ...await comeIn(ctx, account, how), next: step.nextPage ?? undefined };
  } catch (error) {
    if (error instanceof Refusal) {
      await logAttempt(ctx, { typedName, userId, entry, result: error.key, agent });
    }
    throw error;
  }
}

/** Takes one try before the proof is looked at, so that guesses sent at one moment cannot pass the lock together. */
async function prove(
  ctx: Ctx,
  { userId, typedName }: LoginStep,
  proof: SecondProof,
  source: TrySource,
): Promise<OpenedBy> {
  if ("code" in proof) await requireReadableApp(ctx, userId, proof.code, "code");
  const wrong = await countLoginTry(ctx, typedName, source);
  if ("code" in proof) {
    if (await takeTotpCode(ctx, userId, proof.code)) return "password-totp";
    if (await takeRecoveryCode(ctx, userId, proof.code)) return "recovery-code";
    if (wrong.key === "account-locked") throw wrong;
    await requireReadableCodes(ctx, userId, proof.code, "code");
    throw refuseField("code", "second-factor-wrong", wrong.params);
  }
  await takePasskey(ctx, proof.site, "step", userId, proof);
  return "passkey";
}
