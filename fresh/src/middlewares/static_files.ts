import { BUST_KEY } from "../asset.ts";
import type { BuildCache, StaticFile } from "../build_cache.ts";
import type { Context } from "../context.ts";
import type { Middleware } from "../handlers.ts";
import { buildInUse } from "../render/build_in_use.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const NOT_AT_ALL = "no-cache, no-store, max-age=0, must-revalidate";

/** Serves the files of the static folder and the islands' scripts. */
export function staticFiles<State>(): Middleware<State> {
  return async (ctx) => {
    const { build } = buildInUse(ctx.config);
    const pathname = pathBelow(ctx.config.basePath, ctx.url.pathname);
    if (build === undefined || pathname === undefined) return await ctx.next();
    const file = await build.staticFile(pathname);
    if (file === undefined) return await ctx.next();
    if (ctx.req.method !== "GET" && ctx.req.method !== "HEAD") {
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    return await serve(ctx as Context<unknown>, build, pathname, file);
  };
}

async function serve(
  ctx: Context<unknown>,
  build: BuildCache,
  pathname: string,
  file: StaticFile,
): Promise<Response> {
  const bust = ctx.url.searchParams.get(BUST_KEY);
  if (bust !== null && bust !== build.buildId) {
    // A page of an older build asks; under this address the new file must not be kept for ever.
    ctx.url.searchParams.delete(BUST_KEY);
    return ctx.redirect(ctx.url.pathname + ctx.url.search, 307);
  }
  // While developing, files change under the same build.
  const immutable = build.mode === "production" &&
    (bust !== null || pathname.startsWith(`/_fresh/js/${build.buildId}/`));
  const etag = `W/"${file.hash}"`;
  const headers = new Headers({
    "content-type": file.contentType,
    "cache-control": immutable ? FOR_EVER : NOT_AT_ALL,
    etag,
    vary: "If-None-Match",
  });
  if (isKnown(ctx.req.headers.get("if-none-match"), file.hash)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-length", String(file.size));
  if (ctx.req.method === "HEAD") return new Response(null, { headers });
  const body = typeof file.source === "string" ? (await Deno.open(file.source)).readable : file.source;
  return new Response(body, { headers });
}

function isKnown(header: string | null, hash: string): boolean {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === `"${hash}"`);
}

/** The decoded path below the base path; undefined when it lies outside or cannot be decoded. */
function pathBelow(basePath: string, pathname: string): string | undefined {
  if (basePath !== "" && !pathname.startsWith(`${basePath}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(basePath.length));
  } catch {
    return undefined;
  }
}
