import type { Context } from "fresh";

/**
 * Lets no answer run scripts or take styles that it brings along without a nonce: the framework keeps its 'unsafe-inline' on answers that it
 * did not draw, such as redirects and downloads. Lets pages set widths and heights on elements. Told outside of the framework's `csp`, which would put its nonce in the place of
 * 'unsafe-inline' here too, and no attribute can carry a nonce.
 */
export async function allowStyleAttributes<State>(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const policy = response.headers.get("content-security-policy");
  if (policy !== null) {
    const strict = policy.replaceAll(" 'unsafe-inline'", "");
    response.headers.set("content-security-policy", `${strict}; style-src-attr 'unsafe-inline'`);
  }
  return response;
}
