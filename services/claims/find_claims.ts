import type { Fragment } from "postgres";
import { foundByWords } from "@/engines/documents/found_by_words.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Published claims that say each of these words somewhere. Over alias `r`. */
export function claimsFoundBy(ctx: Pick<Ctx, "sql">, typed: string): Fragment {
  return foundByWords(ctx, "claim_search", typed);
}
