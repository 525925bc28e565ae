import { Buffer } from "node:buffer";
import type { Context } from "fresh";
import { cutAtMarks, type Stretch } from "./fill_marks.ts";
import type { State } from "./state.ts";
import { stitchedGzip } from "./stitched_gzip.ts";

/** Shorter pages gain nothing. */
const WORTHWHILE = 1024;

const encoder = new TextEncoder();

/**
 * Puts what pages keep (`state.kept`) in the place of its marks, and compresses pages for those who take gzip, with that compressed once.
 * The server would take brotli for them, at a strength that costs more than all the rest of a page.
 */
export async function compressPages(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const { headers, status } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") && !headers.has("content-encoding");
  if (!isPage || ctx.req.method === "HEAD") return response;
  // What is drawn is a text still, so that it is searched and encoded once.
  const page = await response.text();
  const stretches = ctx.state.kept ? cutAtMarks(page, ctx.state.kept) : [encoder.encode(page)];
  const compressed = ctx.req.method === "GET" && takesGzip(ctx.req.headers.get("accept-encoding")) &&
    (stretches.length > 1 || page.length >= WORTHWHILE);
  if (!compressed) return new Response(filled(stretches), { status, headers });
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  return new Response(stitchedGzip(stretches), { status, headers });
}

function filled(stretches: readonly Stretch[]): Uint8Array<ArrayBuffer> {
  return Buffer.concat(stretches.map((one) => typeof one === "string" ? Buffer.from(one) : one));
}

/** Whether gzip is named and not refused (RFC 9110, section 12.5.3). */
function takesGzip(accepted: string | null): boolean {
  return accepted !== null && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(?!0(\.0*)?\s*(,|$))|,|$)/i.test(accepted);
}
