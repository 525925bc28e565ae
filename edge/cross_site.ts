/**
 * Whether another site began a request with our cookies: the browser tells by Sec-Fetch-Site, older ones by Origin.
 *
 * @param origin `https://host` of the portal, as the visitor's browser writes it
 */
export function isCrossSite(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const from = headers.get("origin");
  return from !== null && from !== origin;
}
