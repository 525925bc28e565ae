import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { langOfHeader } from "@/kernel/texts/languages.ts";
import { explainFault } from "./explain_fault.ts";
import { plainAnswer } from "./plain_page.ts";
import type { Portal } from "./portal.ts";

/** The answer when not even the session could be read, which is when the database is away: told in the browser's language. */
export function answerUnavailable(
  portal: Pick<Portal, "pool" | "dictionaries">,
  req: Request,
  error: unknown,
): Response {
  const lang = langOfHeader(req.headers.get("accept-language")) ?? "zh_CN";
  const ctx = makeCtx({ pool: portal.pool, dictionaries: portal.dictionaries, lang }, uuid);
  const refusal = error instanceof Refusal ? error : explainFault(ctx, "incoming", error);
  return plainAnswer(ctx, refusal, req.headers);
}
