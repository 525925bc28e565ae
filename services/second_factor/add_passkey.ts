import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { factorAdded } from "./factor_changed.ts";
import { readPasskeyAnswer } from "./passkey_answer.ts";
import { keepChallenge, takeChallenge } from "./passkey_challenges.ts";
import type { RelyingParty } from "./relying_party.ts";

/** What a browser needs to make a passkey for the reader. Refuses `passkeys-too-many`. */
export async function startPasskey(
  ctx: Ctx,
  site: RelyingParty,
): Promise<{ challengeId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
  const user = personOf(ctx);
  const there = await ctx.sql<{ credentialId: string; rpId: string }[]>`
    select credential_id, rp_id from passkeys where user_id = ${user.id}`;
  if (there.length >= LIMITS.passkeys) throw refuse("passkeys-too-many", { limit: LIMITS.passkeys });
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "TIS",
    rpID: site.id,
    // Says nothing of the person and is always the same, so that a device keeps one passkey of an account.
    userID: (await ctx.secrets.hashes(`passkeys of ${user.id}`))[0],
    userName: user.userCode,
    userDisplayName: user.fullName,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: there.filter(({ rpId }) => rpId === site.id).map(({ credentialId }) => ({
      id: credentialId,
    })),
  });
  return { challengeId: await keepChallenge(ctx, "registration", user.id, options.challenge), options };
}

/**
 * Keeps a passkey that a browser made. Refuses `passkey-refused`.
 *
 * @returns recovery codes where the person had none, shown this once
 */
export async function addPasskey(
  ctx: Ctx,
  site: RelyingParty,
  given: { challengeId: string; response: string; name: string },
): Promise<string[]> {
  const { id } = personOf(ctx);
  const response = readPasskeyAnswer<RegistrationResponseJSON>(given.response);
  const expectedChallenge = await takeChallenge(ctx, "registration", id, given.challengeId);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refuse("passkey-refused");
  const { credential } = verified.registrationInfo;
  return await ctx.tx(async (tx) => {
    const [made] = await tx.sql`
      insert into passkeys ${
      tx.sql({
        userId: id,
        credentialId: credential.id,
        rpId: site.id,
        name: given.name,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: tx.clock(),
      })
    }
      on conflict (credential_id) do nothing
      returning id`;
    if (!made) throw refuse("passkey-refused");
    return await factorAdded(tx, "addPasskey", id);
  });
}
