import type { Recipe } from "../asked.ts";
import { spelled } from "../names.ts";
import { Refused } from "../refused.ts";
import { addTexts } from "../texts.ts";

/** A text in the complete languages. */
export const textRecipe: Recipe = {
  usage: 'text file.key "English" "Chinese" "German"',
  async fill({ words, plan, known }) {
    const key = spelled("text", words[0], "key of a text");
    const dot = key.indexOf(".");
    const file = key.slice(0, dot);
    // The first text of a domain makes its file.
    const files = [...new Set([...known.texts, ...known.domains])].sort();
    if (!files.includes(file)) {
      throw new Refused(`no texts are called '${file}'; there are ${files.join(", ")}`);
    }
    await addTexts(plan, file, {
      [key.slice(dot + 1)]: {
        en: spelled("words", words[1], "English text"),
        zh: spelled("words", words[2], "Chinese text"),
        de: spelled("words", words[3], "German text"),
      },
    });
    return [`who asks for it: \`t("${key}")\``];
  },
};
