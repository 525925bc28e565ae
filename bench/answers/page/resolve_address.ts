const ORIGIN = "http://page";

/**
 * An address on a page as the browser understands it: resolved against the page's own, its parameters in the order of their names.
 * What leads elsewhere stays as it is written.
 *
 * @param at address of the page, `/tis/EPCIndex?vin=GVAT2RE79RA613520`
 */
export function resolveAddress(written: string, at: string): string {
  const url = URL.parse(written, new URL(at, ORIGIN));
  if (url === null || url.origin !== ORIGIN) return written;
  url.searchParams.sort();
  return url.pathname + url.search + url.hash;
}

/** Where a form that only reads leads: its parameters take the place of those of its address. */
export function resolveAction(written: string | undefined, at: string): string {
  return resolveAddress(written ?? at, at).replace(/[?#].*$/, "");
}
