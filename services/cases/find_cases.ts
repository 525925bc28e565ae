import type { Fragment } from "postgres";
import { foundByWords } from "@/engines/documents/found_by_words.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Published cases that say each of these words somewhere: symptoms, fault codes, names and numbers of parts, series, texts. Over alias `r`. */
export function casesFoundBy(ctx: Pick<Ctx, "sql">, typed: string): Fragment {
  return foundByWords(ctx, "case_search", typed);
}
