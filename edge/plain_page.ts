import type { Ctx } from "@/kernel/ctx.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { json, refused, RETRY_AFTER } from "./envelope.ts";

/**
 * Tells a refusal without anything else of the portal, so that it costs next to nothing: calls get the envelope, browsers a page of a
 * sentence in their language.
 */
export function plainAnswer(ctx: Pick<Ctx, "t" | "lang">, refusal: Refusal, headers: Headers): Response {
  const { envelope, http } = refused(ctx, refusal);
  const answer = headers.get("accept")?.includes("text/html")
    ? plainPage(ctx, envelope.msg, http)
    : json(envelope, http);
  if (http >= 500) answer.headers.set("retry-after", RETRY_AFTER);
  if (http === 429) answer.headers.set("retry-after", "60");
  return answer;
}

function plainPage({ lang }: Pick<Ctx, "lang">, sentence: string, status: number): Response {
  const escaped = sentence.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const html = `<!doctype html><html lang="${tagOf(lang)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>TIS</title><body><p>${escaped}</p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "cache-control": "no-store",
    },
  });
}
