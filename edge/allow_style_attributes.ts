import type { Context } from "fresh";

/**
 * Lets pages set widths and heights on elements. Told outside of the framework's `csp`, which would put its nonce in the place of
 * 'unsafe-inline' here too, and no attribute can carry a nonce.
 */
export async function allowStyleAttributes<State>(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const policy = response.headers.get("content-security-policy");
  if (policy !== null) {
    response.headers.set("content-security-policy", `${policy}; style-src-attr 'unsafe-inline'`);
  }
  return response;
}
