import type { BrowserContext } from "playwright-core";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Sessions that stories of this file have opened, by portal, account, language and kind of device. */
const opened = new Map<string, Cookies>();

/**
 * Gives a browser the session of an account, without the entry page: the one that an earlier story opened where it has not ended, since an
 * account may log in so many times a minute only. On a `phone` the context must say that it is one.
 */
export async function logIn(
  context: BrowserContext,
  origin: string,
  account: string,
  lang = "en_US",
  device: "desk" | "phone" = "desk",
): Promise<void> {
  const key = `${origin} ${account} ${lang} ${device}`;
  const before = opened.get(key);
  if (before) {
    await context.addCookies(before);
    if (await isOpen(context, origin)) return;
    await context.clearCookies();
  }
  const answer = await context.request.post(`${origin}/oauth/login`, {
    form: { account, password: DEMO_PASSWORD, consent: "on", lang },
    headers: { origin, accept: "application/json", language: lang },
  });
  const envelope = await answer.json();
  if (envelope.code !== 200) throw new Error(`${account} is refused: ${envelope.msg}`);
  opened.set(key, await context.cookies(origin));
}

async function isOpen(context: BrowserContext, origin: string): Promise<boolean> {
  const answer = await context.request.post(`${origin}/oauth/expiration`, {
    data: {},
    headers: { origin, accept: "application/json" },
  });
  return (await answer.json()).code === 200;
}
