import type { Translate } from "@/kernel/texts/texts.ts";

/** Keys of the refusals that a try to log in may end with, each with a text `logs.login_<key>`; `ok` is success. */
export const LOGIN_RESULTS = [
  "ok",
  "wrong-credentials",
  "account-locked",
  "account-not-activated",
  "account-frozen",
  "account-not-effective",
  "account-expired",
  "no-login-permission",
  "other-door",
  "not-bound-user-type",
  "not-bound-country",
  "role-not-bound-market",
  "captcha-wrong",
  "consent-missing",
  "too-many-requests",
  "second-factor-needed",
  "second-factor-wrong",
  "passkey-refused",
  "login-step-over",
] as const;

/** How a try to log in ended, in the reader's language; a result that another version wrote stands as it is. */
export function describeLoginResult(t: Translate, result: string): string {
  return (LOGIN_RESULTS as readonly string[]).includes(result) ? t(`logs.login_${result}`) : result;
}
