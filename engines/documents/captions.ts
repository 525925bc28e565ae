import { z } from "zod";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";

/** Longest caption of an attachment. */
export const LONGEST_CAPTION = 300;

export const captions = z.partialRecord(z.enum(LANGS), z.string()).describe(
  "what stands under it, by language",
);
/** What stands under an attachment, by language; languages in which nothing is said are left out. */
export type Captions = z.infer<typeof captions>;

/** What a reader of these languages is shown under an attachment: the best of those there are; empty: nothing is said. */
export function captionFor(said: Captions, chain: readonly string[]): string {
  const wanted = chain.map((lang) => said[lang as Lang]).find(Boolean);
  return wanted ?? LANGS.map((lang) => said[lang]).find(Boolean) ?? "";
}

/** Captions with some of them changed; an empty one goes. */
export function withCaptions(there: Captions, given: Captions): Captions {
  return Object.fromEntries(
    LANGS.map((lang) => [lang, (given[lang] ?? there[lang] ?? "").trim()]).filter(([, text]) => text !== ""),
  );
}
