import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, type Filter, keyword } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { countStates, filterTexts, tellText, textDomains } from "./read_texts.ts";
import { interfaceText, TEXT_STATES, type TextState } from "./types.ts";

const lang = z.enum(LANGS as [Lang, ...Lang[]]);

/** The language whose texts are shown: without a choice the reader's own, or for readers of Chinese English. */
export function shownLang(ctx: Pick<Ctx, "lang">, asked: Lang | undefined): Lang {
  return asked ?? (ctx.lang === "zh_CN" ? "en_US" : ctx.lang);
}

/**
 * Texts of the interface in a language, what is missing first. Its call answers how many there are of each state too (calls.ts); its
 * sheet is the one that comes back translated (texts_sheet.ts).
 */
export const textList = defineList({
  kind: "texts",
  page: "TisosTranslate",
  need: "TisosTranslate:view",
  record: interfaceText,
  id: ({ key }) => key,
  words: {
    none: "translations.none",
    noneWhy: "translations.none_why",
    noMatch: "translations.none",
    noMatchWhy: "translations.none_why",
  },
  filter: {
    keyword: keyword("translations.keyword", {}),
    domain: chosen("translations.domain", z.string().max(60), {
      choices: async () => (await textDomains()).map((domain) => ({ value: domain, label: domain })),
    }),
    state: chosen("translations.state", z.enum(TEXT_STATES), {
      async choices(ctx, set) {
        const asked = set as { lang?: Lang; keyword?: string; domain?: string };
        const counts = await countStates(ctx, { ...asked, lang: shownLang(ctx, asked.lang) });
        const format = formatOf(ctx);
        return TEXT_STATES.map((state) => ({
          value: state,
          label: `${ctx.t(`translations.state.${state}`)} (${format.number(counts[state])})`,
        }));
      },
    }),
    /** The page has a row of languages. */
    lang: { schema: lang, text: "translations.lang", drawn: { as: "none" } } as Filter<typeof lang>,
  },
  columns: {
    urgency: {
      text: "translations.state",
      kind: "number",
      in: "order",
      of: ({ states }) => rankOf(states),
      sort: true,
    },
    key: { text: "translations.import_key", kind: "code", sort: true },
    source: { text: "translations.source", kind: "text", of: ({ en }) => en, sort: true },
    text: { text: "translations.text", kind: "text", sort: true },
    changedAt: { text: "translations.log.when", kind: "moment", sort: true },
  },
  order: "urgency",
  query: {
    async whole(ctx, { state, ...filter }) {
      const found = await filterTexts(ctx, { ...filter, lang: shownLang(ctx, filter.lang) });
      return found.filter(({ states }) => !state || states.includes(state)).map(tellText);
    },
  },
  sheet: false,
});

/** Place of a text's first state among all; what needs nothing stands at the end. */
function rankOf(states: readonly TextState[]): number {
  return states.length > 0 ? TEXT_STATES.indexOf(states[0]!) : TEXT_STATES.length;
}
