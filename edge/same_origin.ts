import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Refuses a change that another site started with our cookies: the browser tells by Sec-Fetch-Site, older ones by Origin.
 * Calls that carry their token in the Authorization header need no such check, since no other site has the token.
 */
export function demandSameOrigin(headers: Headers, origin: string): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin" || site === "none") return;
    throw refuse("cross-site");
  }
  const from = headers.get("origin");
  if (from !== null && from !== origin) throw refuse("cross-site");
}
