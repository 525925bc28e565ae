import type { Recipe } from "../asked.ts";
import { spelled } from "../names.ts";
import { addTexts } from "../texts.ts";

/** A text in both complete languages. */
export const textRecipe: Recipe = {
  usage: 'text file.key "English" "Chinese"',
  async fill({ words, plan }) {
    const key = spelled("text", words[0], "key of a text");
    const dot = key.indexOf(".");
    await addTexts(plan, key.slice(0, dot), {
      [key.slice(dot + 1)]: {
        en: spelled("words", words[1], "English text"),
        zh: spelled("words", words[2], "Chinese text"),
      },
    });
    return [`who asks for it: \`t("${key}")\``];
  },
};
