import type { Lang } from "@/kernel/texts/languages.ts";

/** A term of the portal and what it is called in each language. */
export interface GlossaryTerm {
  key: string;
  definition: string;
  terms: Partial<Record<Lang, string>>;
}

let read: Promise<readonly GlossaryTerm[]> | undefined;

/** The portal's terms, longest English first; they come with the program. */
export function glossary(): Promise<readonly GlossaryTerm[]> {
  return read ??= Deno.readTextFile(new URL("../../locales/glossary.json", import.meta.url)).then((text) =>
    (JSON.parse(text) as GlossaryTerm[]).sort((one, other) => lengthOf(other) - lengthOf(one))
  );
}

function lengthOf({ terms }: GlossaryTerm): number {
  return terms.en_US?.length ?? 0;
}

/** A term that occurs in a source text, with what it is called in the language. */
export interface TermHint {
  source: string;
  term: string;
}

/** Most terms that are suggested for one text. */
const MAX_HINTS = 5;

/** Terms of the glossary that occur in a source, longest first; a term within a longer one that is there is left out. */
export function termHints(terms: readonly GlossaryTerm[], english: string, lang: Lang): TermHint[] {
  let rest = english.toLowerCase();
  const hints: TermHint[] = [];
  for (const { terms: names } of terms) {
    const source = names.en_US;
    const term = names[lang];
    if (!source || !term || hints.length === MAX_HINTS) continue;
    const at = placeOf(rest, source.toLowerCase());
    if (at < 0) continue;
    rest = rest.slice(0, at) + "\u0000" + rest.slice(at + source.length);
    hints.push({ source, term });
  }
  return hints;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word stands in a text as a word of its own, also in the plural; -1: nowhere. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.slice(at + word.length).replace(/^e?s(?![\p{L}\p{N}])/u, "");
    if (!LETTER.test(text[at - 1] ?? " ") && !LETTER.test(after[0] ?? " ")) return at;
  }
  return -1;
}

/**
 * What a term of the glossary that is just this text is called in a language; null: there is none. Chinese must be the same too: 'Order'
 * is 订单 of parts, and 顺序 of a list.
 */
export function wholeTerm(
  terms: readonly GlossaryTerm[],
  { zh, en }: { zh: string; en: string },
  lang: Lang,
): string | null {
  const found = terms.find(({ terms: names }) =>
    names.en_US?.toLowerCase() === en.trim().toLowerCase() && names.zh_CN === zh.trim()
  );
  return found?.terms[lang] ?? null;
}
