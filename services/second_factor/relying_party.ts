import { isIP } from "node:net";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** The site that passkeys are made for and used at (WebAuthn level 3, 4: relying party). */
export interface RelyingParty {
  /** Its host name. */
  id: string;
  /** `https://tis.example.com` */
  origin: string;
}

/**
 * The relying party of the pages, or null where browsers know no passkeys: at an address in numbers.
 *
 * @param pagesUrl address of the pages, `https://tis.example.com/tis`
 */
export function relyingPartyOf(pagesUrl: string): RelyingParty | null {
  const url = URL.parse(pagesUrl);
  if (!url || isIP(url.hostname.replace(/^\[|\]$/g, ""))) return null;
  return { id: url.hostname, origin: url.origin };
}

/** Host of the pages, as apps name it beside the account; empty for what a visitor wrote in its place that is none. */
export function hostOf(pagesUrl: string): string {
  return URL.parse(pagesUrl)?.hostname ?? "";
}

/** The same, for what needs a passkey: refuses `passkey-none-here` where there can be none. */
export function requireRelyingParty(pagesUrl: string): RelyingParty {
  const site = relyingPartyOf(pagesUrl);
  if (!site) throw refuse("passkey-none-here");
  return site;
}
