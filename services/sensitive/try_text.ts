import type { Ctx } from "@/kernel/ctx.ts";
import { sensitiveMatcher } from "@/engines/sensitive/sensitive_matcher.ts";
import type { WordHit } from "@/engines/sensitive/word_matcher.ts";

/** Most hits that are told of one text. */
const MAX_HITS = 200;

/** The sensitive words in a text, as its submission would find them now. */
export async function tryText(ctx: Ctx, text: string): Promise<{ hits: WordHit[] }> {
  return { hits: (await sensitiveMatcher(ctx)).find(text, MAX_HITS) };
}
