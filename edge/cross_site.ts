/**
 * Whether another site may have begun a request with our cookies: the browser tells by Sec-Fetch-Site, older ones by Origin. Every browser
 * that still is one tells by one of them where a form or script posts, so that what carries our cookie and tells nothing is not trusted.
 *
 * @param origin `https://host` of the portal, as the visitor's browser writes it
 * @param withCookie the session came by cookie
 */
export function isCrossSite(headers: Headers, origin: string, withCookie: boolean): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const from = headers.get("origin");
  return from === null ? withCookie : from !== origin;
}
