import type { Context } from "fresh";

/**
 * Headers every answer carries: no sniffing of types, no frames from elsewhere, the referrer stays on this site. A page served
 * without TLS must not ask for its files with it.
 */
export async function securityHeaders<State>(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const { headers } = response;
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "same-origin");
  if (!headers.has("x-frame-options")) headers.set("x-frame-options", "SAMEORIGIN");
  const policy = headers.get("content-security-policy");
  if (policy && ctx.url.protocol === "http:" && ctx.req.headers.get("x-forwarded-proto") !== "https") {
    headers.set("content-security-policy", policy.replace(/;?\s*upgrade-insecure-requests/, ""));
  }
  return response;
}
