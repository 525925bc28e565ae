import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";

/** What a passkey signed, or made: members of the calls that take it. */
export interface PasskeyAnswer {
  challengeId: string;
  response: string;
}

/** What came of asking the browser for a passkey: its answer, or the sentence why there is none. */
export type PasskeyOutcome = { answer: PasskeyAnswer } | { why: string };

/** What the passkey is for. */
export type PasskeyUse = "registration" | "login" | "step" | "confirmation";

/** Whether the browser knows passkeys, on a page that may use them (https, or this machine). */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && isSecureContext;
}

/** Has the browser make a passkey or sign with one. Never throws. @param texts `given` where the reader or the browser broke it off */
export async function usePasskey(
  use: PasskeyUse,
  texts: TransportTexts & { notGiven: string },
): Promise<PasskeyOutcome> {
  const asked = use === "registration"
    ? await ask("post /oauth/passkeys/creation", {}, texts)
    : await ask("post /oauth/passkey-challenges", { purpose: use }, texts);
  if (asked.kind !== "done") return { why: asked.message };
  const { challengeId, options } = asked.data;
  try {
    // Loaded when it is needed: few pages ever do.
    const { startAuthentication, startRegistration } = await import("./passkey_library.ts");
    // deno-lint-ignore no-explicit-any -- made by the other half of the library
    const optionsJSON = options as any;
    const made = use === "registration"
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
    return { answer: { challengeId, response: JSON.stringify(made) } };
  } catch {
    return { why: texts.notGiven };
  }
}
