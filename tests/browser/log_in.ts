import type { BrowserContext } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";

/** Gives a browser the session of an account, without the entry page. */
export async function logIn(
  context: BrowserContext,
  origin: string,
  account: string,
  lang = "en_US",
): Promise<void> {
  const answer = await context.request.post(`${origin}/oauth/login`, {
    form: { account, password: DEMO_PASSWORD, consent: "on", lang },
    headers: { origin, accept: "application/json", language: lang },
  });
  const envelope = await answer.json();
  if (envelope.code !== 200) throw new Error(`${account} is refused: ${envelope.msg}`);
}
