import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { isAppCode, requireReadableApp } from "@/services/second_factor/key_gone.ts";
import type { RelyingParty } from "@/services/second_factor/relying_party.ts";
import { takeTotpCode } from "@/services/second_factor/totp.ts";
import { takePasskey } from "@/services/second_factor/use_passkey.ts";
import { countLoginTry, forgiveLoginTries, sourceOf, typedNameOf } from "./login_tries.ts";
import { passwordFits } from "./passwords.ts";

/** What the person of a session proves by: the password or a code of the app in one field, or what a passkey signed. */
export type Proof = { proof: string } | { site: RelyingParty; challengeId: string; response: string };

/**
 * Notes that the person of a session has proved again who they are: for a quarter of an hour nothing asks. Wrong ones count as wrong
 * tries at the door do. Refuses `proof-wrong` and `app-key-gone` at the field, `account-locked`, `passkey-refused`.
 */
export async function confirmIdentity(ctx: Ctx, sessionId: number, proof: Proof): Promise<void> {
  const user = personOf(ctx);
  if ("proof" in proof) await requireReadableApp(ctx, user.id, proof.proof, "proof");
  const typedName = typedNameOf(user.userCode);
  const source = sourceOf(ctx, null);
  const wrong = await countLoginTry(ctx, typedName, source);
  if ("proof" in proof) {
    if (!await fits(ctx, user.id, proof.proof)) {
      throw wrong.key === "account-locked" ? wrong : refuseField("proof", "proof-wrong", wrong.params);
    }
  } else {
    await takePasskey(ctx, proof.site, "confirmation", user.id, proof);
  }
  await forgiveLoginTries(ctx, typedName, source);
  await ctx
    .sql`update sessions set confirmed_at = ${ctx.clock()} where id = ${sessionId} and ended_at is null`;
}

async function fits(ctx: Ctx, userId: number, proof: string): Promise<boolean> {
  if (isAppCode(proof) && await takeTotpCode(ctx, userId, proof)) return true;
  const [row] = await ctx.sql<{ passwordHash: string | null }[]>`
    select password_hash from users where id = ${userId} and deleted_at is null`;
  return await passwordFits(row?.passwordHash ?? null, proof);
}
