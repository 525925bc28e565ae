import { Buffer } from "node:buffer";
import type { Context } from "fresh";
import { cutAtMarks, type Stretch } from "./fill_marks.ts";
import type { State } from "./state.ts";
import { stitchedGzip } from "./stitched_gzip.ts";

/** Shorter pages gain nothing. */
const WORTHWHILE = 1024;
/** Shorter JSON, characters, is sent as it is: compressing it takes longer than its second packet. */
const SMALL_JSON = 2048;
/** Longer JSON, characters, is left to the server, which compresses beside the requests of others. */
const AT_ONCE = 512 * 1024;
/** One document, no stream of several. */
const JSON_TYPE = /^application\/json\s*(;|$)/;

const encoder = new TextEncoder();

/**
 * Puts what pages keep (`state.kept`) in the place of its marks, and compresses pages and JSON for those who take gzip, of pages what is kept only
 * once. The server would take brotli for them, at a strength that costs more than all the rest of an answer.
 */
export async function compressTexts(ctx: Context<State>): Promise<Response> {
  const response = await ctx.next();
  const type = response.headers.get("content-type");
  if (response.headers.has("content-encoding") || ctx.req.method === "HEAD") return response;
  if (type?.startsWith("text/html")) return await pageOf(ctx, response);
  return type && JSON_TYPE.test(type) ? await jsonOf(ctx, response) : response;
}

async function pageOf({ req, state }: Context<State>, response: Response): Promise<Response> {
  // What is drawn is a text still, so that it is searched and encoded once.
  const page = await response.text();
  const stretches = state.kept ? cutAtMarks(page, state.kept) : [encoder.encode(page)];
  const worthwhile = stretches.length > 1 || page.length >= WORTHWHILE;
  if (req.method === "GET" && worthwhile && takesGzip(req)) return zipped(response, stitchedGzip(stretches));
  return new Response(filled(stretches), response);
}

async function jsonOf({ req }: Context<State>, response: Response): Promise<Response> {
  if (!response.body || !takesGzip(req)) return response;
  const text = await response.text();
  if (text.length > AT_ONCE) return new Response(text, response);
  if (text.length < SMALL_JSON) return asItIs(text, response);
  return zipped(response, stitchedGzip([encoder.encode(text)]));
}

/** Has the server send it as it is, too, which compresses whatever is not marked so (RFC 9111, section 5.2.2.6). */
function asItIs(text: string, { status, headers }: Response): Response {
  const kept = headers.get("cache-control");
  headers.set("cache-control", kept === null ? "no-transform" : `${kept}, no-transform`);
  return new Response(text, { status, headers });
}

function zipped({ status, headers }: Response, body: Uint8Array<ArrayBuffer>): Response {
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  return new Response(body, { status, headers });
}

function filled(stretches: readonly Stretch[]): Uint8Array<ArrayBuffer> {
  return Buffer.concat(stretches.map((one) => typeof one === "string" ? Buffer.from(one) : one));
}

/** Whether gzip is named and not refused (RFC 9110, section 12.5.3). */
function takesGzip({ headers }: Request): boolean {
  const accepted = headers.get("accept-encoding");
  return accepted !== null && /(^|,)\s*gzip\s*(;\s*q\s*=\s*(?!0(\.0*)?\s*(,|$))|,|$)/i.test(accepted);
}
