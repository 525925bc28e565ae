import type { Middleware } from "../handlers.ts";
import { withHeaders } from "./with_headers.ts";

/** Options of the cors middleware. */
export interface CORSOptions<State> {
  /** Who may read answers: `*` (default), one origin, several, or a function that names one or refuses with null. */
  origin?:
    | string
    | string[]
    | ((origin: string, ctx: Parameters<Middleware<State>>[0]) => string | null | undefined);
  allowMethods?: string[];
  allowHeaders?: string[];
  exposeHeaders?: string[];
  /** Seconds that a browser may remember the answer to a preflight. */
  maxAge?: number;
  credentials?: boolean;
}

const DEFAULT_METHODS = ["GET", "HEAD", "PUT", "POST", "DELETE", "PATCH"];

/** Answers cross-origin requests and their preflights (Fetch standard, CORS protocol). */
export function cors<State>(options: CORSOptions<State> = {}): Middleware<State> {
  const { origin: allowed = "*", allowMethods = DEFAULT_METHODS } = options;
  return async (ctx) => {
    const requested = ctx.req.headers.get("origin") ?? "";
    const granted = typeof allowed === "function"
      ? allowed(requested, ctx)
      : Array.isArray(allowed)
      ? allowed.includes(requested) ? requested : null
      : allowed;

    const grant = (headers: Headers) => {
      if (granted) headers.set("Access-Control-Allow-Origin", granted);
      if (granted !== "*") headers.append("Vary", "Origin");
      if (options.credentials) headers.set("Access-Control-Allow-Credentials", "true");
      if (options.exposeHeaders?.length) {
        headers.set("Access-Control-Expose-Headers", options.exposeHeaders.join(","));
      }
    };
    const isPreflight = ctx.req.method === "OPTIONS" && ctx.req.headers.has("access-control-request-method");
    if (!isPreflight) return withHeaders(await ctx.next(), grant);

    const headers = new Headers();
    grant(headers);
    headers.set("Access-Control-Allow-Methods", allowMethods.join(","));
    const asked = options.allowHeaders?.join(",") ?? ctx.req.headers.get("access-control-request-headers");
    if (asked) {
      headers.set("Access-Control-Allow-Headers", asked);
      headers.append("Vary", "Access-Control-Request-Headers");
    }
    if (options.maxAge !== undefined) headers.set("Access-Control-Max-Age", String(options.maxAge));
    return new Response(null, { status: 204, headers });
  };
}
