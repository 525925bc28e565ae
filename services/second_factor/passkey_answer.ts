import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Members of a call by which a browser hands in what a passkey signed. */
export const passkeyAnswer = {
  challengeId: z.string().max(64).describe("of the call that asked"),
  response: z.string().max(20_000).describe("PublicKeyCredential.toJSON() as text"),
};

/** The outline of both answers (WebAuthn level 3, 5.1.8); what is in them is for the library to judge. */
const outline = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}).default({}),
}).loose();

/** Reads what a browser answered. Refuses `passkey-refused` for what is no such answer. */
export function readPasskeyAnswer<T extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): T {
  try {
    return outline.parse(JSON.parse(text)) as unknown as T;
  } catch {
    throw refuse("passkey-refused");
  }
}
