import type { Ctx } from "@/kernel/ctx.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { gatherTexts } from "./gather_texts.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import {
  type InterfaceText,
  type LanguageProgress,
  TEXT_STATES,
  type TextFilter,
  type TextState,
} from "./types.ts";

/** Texts of a language by a filter, what is missing first, then what is wrong, outdated, changed, and the rest; each in the files' order. */
export async function filterTexts(ctx: Ctx, filter: TextFilter): Promise<InterfaceText[]> {
  const keyword = filter.keyword?.trim().toLowerCase();
  const found = (await gatherTexts(ctx, filter.lang)).filter((text) =>
    (!filter.domain || text.domain === filter.domain) &&
    (!keyword ||
      [text.key, text.zh, text.en, text.text ?? ""].some((one) => one.toLowerCase().includes(keyword)))
  );
  const rank = ({ states }: InterfaceText) =>
    states.length > 0 ? TEXT_STATES.indexOf(states[0]!) : TEXT_STATES.length;
  // The sort is stable: within a state the files' order stays.
  return found.sort((one, other) => rank(one) - rank(other));
}

/** How many texts there are of each state, by the rest of a filter. */
export async function countStates(
  ctx: Ctx,
  filter: Omit<TextFilter, "state">,
): Promise<Record<TextState, number>> {
  const { lang, keyword, domain } = filter;
  const all = await filterTexts(ctx, { lang, keyword, domain });
  return Object.fromEntries(
    TEXT_STATES.map((state) => [state, all.filter(({ states }) => states.includes(state)).length]),
  ) as Record<TextState, number>;
}

/** How far each of the sixteen languages has come. */
export async function progressOfLanguages({ sql }: Pick<Ctx, "sql">): Promise<LanguageProgress[]> {
  const shipped = await shippedTexts();
  const english = shipped.get("en_US")!;
  const rows = await sql<{ lang: string; key: string }[]>`select lang, key from text_overrides`;
  return LANGS.map((lang) => {
    const keys = new Set(shipped.get(lang)!.keys());
    for (const row of rows) if (row.lang === lang && english.has(row.key)) keys.add(row.key);
    return { lang, translated: keys.size, total: english.size };
  });
}

/** The domains of texts, in order. */
export async function textDomains(): Promise<string[]> {
  const english = (await shippedTexts()).get("en_US")!;
  return [...new Set([...english.keys()].map((key) => key.slice(0, key.indexOf("."))))].sort();
}
