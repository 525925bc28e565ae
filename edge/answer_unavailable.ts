import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { langOfHeader, tagOf } from "@/kernel/texts/languages.ts";
import { json, refused, RETRY_AFTER } from "./envelope.ts";
import { explainFault } from "./explain_fault.ts";
import type { Portal } from "./portal.ts";

/**
 * The answer when not even the session could be read, which is when the database is away: calls get the envelope, pages a plain
 * page in the browser's language that needs nothing else of the portal.
 */
export function answerUnavailable(
  portal: Pick<Portal, "pool" | "dictionaries">,
  req: Request,
  error: unknown,
): Response {
  const lang = langOfHeader(req.headers.get("accept-language")) ?? "zh_CN";
  const ctx = makeCtx({ pool: portal.pool, dictionaries: portal.dictionaries, lang }, uuid);
  const refusal = explainFault(ctx, "incoming", error);
  const { envelope, http } = refused(ctx, refusal);
  if (!req.headers.get("accept")?.includes("text/html")) return json(envelope, http);
  const escaped = envelope.msg.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const html = `<!doctype html><html lang="${tagOf(lang)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>TIS</title><body><p>${escaped}</p></body></html>`;
  return new Response(html, {
    status: http,
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "cache-control": "no-store",
      "retry-after": RETRY_AFTER,
    },
  });
}
