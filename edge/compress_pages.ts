import type { Context } from "fresh";
import type { State } from "./state.ts";
import { stitchedGzip } from "./stitched_gzip.ts";

/** Shorter pages gain nothing. */
const WORTHWHILE = 1024;

/**
 * Compresses pages for those who take gzip, with what they name in `state.kept` compressed once. The server would take brotli for
 * them, at a strength that costs more than all the rest of a page.
 */
export async function compressPages(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const { headers, status } = response;
  if (ctx.req.method !== "GET" || !takesGzip(ctx.req.headers.get("accept-encoding"))) return response;
  if (!headers.get("content-type")?.startsWith("text/html") || headers.has("content-encoding")) {
    return response;
  }
  const text = new Uint8Array(await response.arrayBuffer());
  if (text.length < WORTHWHILE) return new Response(text, { status, headers });
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  const { before = [], page = [], after = [] } = ctx.state.kept ?? {};
  return new Response(stitchedGzip(text, [...before, ...page, ...after]), { status, headers });
}

/** Whether gzip is named and not refused (RFC 9110, section 12.5.3). */
function takesGzip(accepted: string | null): boolean {
  return accepted !== null && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(?!0(\.0*)?\s*(,|$))|,|$)/i.test(accepted);
}
