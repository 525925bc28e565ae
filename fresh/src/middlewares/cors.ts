import type { Middleware } from "../handlers.ts";

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

/**
 * Says which origins may read answers, and answers every OPTIONS request itself, as a preflight (Fetch standard, CORS
 * protocol).
 */
export function cors<State>(options: CORSOptions<State> = {}): Middleware<State> {
  const { origin: allowed = "*", allowMethods = DEFAULT_METHODS } = options;
  return async (ctx) => {
    const granted = grantedOrigin(allowed, ctx);
    const grant = (headers: Headers) => {
      if (granted) headers.set("Access-Control-Allow-Origin", granted);
      if (options.credentials) headers.set("Access-Control-Allow-Credentials", "true");
      if (options.exposeHeaders?.length) {
        headers.set("Access-Control-Expose-Headers", options.exposeHeaders.join(","));
      }
      // Who is granted by name must not be answered from what was kept for another.
      if (granted && granted !== "*") headers.append("Vary", "Origin");
    };
    if (ctx.req.method !== "OPTIONS") {
      const response = await ctx.next();
      grant(response.headers);
      return response;
    }
    const headers = new Headers();
    grant(headers);
    if (allowMethods.length > 0) headers.set("Access-Control-Allow-Methods", allowMethods.join(","));
    const asked = options.allowHeaders?.length
      ? options.allowHeaders
      : ctx.req.headers.get("access-control-request-headers")?.split(/\s*,\s*/);
    if (asked?.length) {
      headers.set("Access-Control-Allow-Headers", asked.join(","));
      headers.append("Vary", "Access-Control-Request-Headers");
    }
    if (options.maxAge !== undefined) headers.set("Access-Control-Max-Age", String(options.maxAge));
    return new Response(null, { status: 204, headers });
  };
}

function grantedOrigin<State>(
  allowed: NonNullable<CORSOptions<State>["origin"]>,
  ctx: Parameters<Middleware<State>>[0],
): string | null {
  const origin = ctx.req.headers.get("origin") ?? "";
  if (typeof allowed === "function") return allowed(origin, ctx) ?? null;
  if (allowed === "*") return allowed;
  return (Array.isArray(allowed) ? allowed.includes(origin) : allowed === origin) ? origin : null;
}
