import type { Ctx } from "@/kernel/ctx.ts";
import { type SensitiveWord, WordMatcher } from "./word_matcher.ts";

/** Matchers by the version of the words they were made of: of one database one is in use, of tests a few. */
const kept = new Map<string, WordMatcher>();
const MAX_KEPT = 4;

/**
 * The matcher of the words as they are now. A process keeps it as long as their version is the same, so a change is in effect with the
 * next text that any process looks at, and within the changing transaction at once.
 */
export async function sensitiveMatcher({ sql }: Pick<Ctx, "sql">): Promise<WordMatcher> {
  const [row] = await sql<{ version: string }[]>`select version::text from sensitive_version`;
  const there = kept.get(row!.version);
  if (there) return there;
  // Version and words of one moment.
  const [read] = await sql<{ version: string; words: SensitiveWord[] }[]>`
    select v.version::text, coalesce((
      select jsonb_agg(jsonb_build_object('word', w.word, 'match', w.match) order by w.id)
      from sensitive_words w
      where w.active and w.deleted_at is null
    ), '[]') as words
    from sensitive_version v`;
  const matcher = new WordMatcher(read!.words);
  kept.set(read!.version, matcher);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return matcher;
}
