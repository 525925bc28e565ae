import { HttpError } from "../error.ts";
import type { Middleware } from "../handlers.ts";

/** Options of the csrf middleware. */
export interface CsrfOptions<State> {
  /** Further origins that may send forms: one, several, or a function that decides. */
  origin?: string | string[] | ((origin: string, ctx: Parameters<Middleware<State>>[0]) => boolean);
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something and come from another site's page, with 403. Judged by Sec-Fetch-Site, which
 * a page cannot forge, and where a client does not send it by Origin.
 */
export function csrf<State>(options: CsrfOptions<State> = {}): Middleware<State> {
  const { origin: allowed } = options;
  return (ctx) => {
    const { method, headers } = ctx.req;
    if (SAFE_METHODS.has(method)) return ctx.next();
    const site = headers.get("sec-fetch-site");
    const origin = headers.get("origin");
    if (site === "same-origin" || site === "none") return ctx.next();
    if (origin !== null && isAllowed(origin)) return ctx.next();
    // Programs send neither header; a browser always sends one of them with such a request.
    if (site === null && (origin === null || origin === ctx.url.origin)) return ctx.next();
    throw new HttpError(403);

    function isAllowed(origin: string): boolean {
      if (typeof allowed === "function") return allowed(origin, ctx);
      return Array.isArray(allowed) ? allowed.includes(origin) : allowed === origin;
    }
  };
}
