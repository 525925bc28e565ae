import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readPasskeyAnswer } from "./passkey_answer.ts";
import { keepChallenge, type PasskeyPurpose, takeChallenge } from "./passkey_challenges.ts";
import type { RelyingParty } from "./relying_party.ts";

/**
 * What a browser needs to sign with a passkey.
 *
 * @param userId whose; null: the browser offers those it has. Refuses `passkey-none-here` for a person without one for the site
 */
export async function askForPasskey(
  ctx: Ctx,
  site: RelyingParty,
  purpose: Exclude<PasskeyPurpose, "registration">,
  userId: number | null,
): Promise<{ challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }> {
  const own = userId === null ? [] : await ctx.sql<
    { credentialId: string; transports: AuthenticatorTransport[] }[]
  >`
    select credential_id, transports from passkeys where user_id = ${userId} and rp_id = ${site.id}`;
  if (userId !== null && own.length === 0) throw refuse("passkey-none-here");
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return { challengeId: await keepChallenge(ctx, purpose, userId, options.challenge), options };
}

/** Takes what a passkey signed. Refuses `passkey-refused` for anything but the right signature of a known one. @returns whose it is */
export async function takePasskey(
  ctx: Ctx,
  site: RelyingParty,
  purpose: Exclude<PasskeyPurpose, "registration">,
  userId: number | null,
  given: { challengeId: string; response: string },
): Promise<number> {
  const response = readPasskeyAnswer<AuthenticationResponseJSON>(given.response);
  const expectedChallenge = await takeChallenge(ctx, purpose, userId, given.challengeId);
  const [row] = await ctx.sql<{ id: number; userId: number; publicKey: Uint8Array; counter: number }[]>`
    select id, user_id, public_key, counter
    from passkeys
    where credential_id = ${response.id} and rp_id = ${site.id}`;
  if (!row || (userId !== null && Number(row.userId) !== userId)) throw refuse("passkey-refused");
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(row.publicKey),
      counter: Number(row.counter),
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refuse("passkey-refused");
  await ctx.sql`
    update passkeys
    set counter = ${verified.authenticationInfo.newCounter}, last_used_at = ${ctx.clock()}
    where id = ${row.id}`;
  return Number(row.userId);
}
