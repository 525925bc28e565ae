import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** A text in the three complete languages; the other thirteen fall back to English. */
export interface Words {
  en: string;
  zh: string;
  de: string;
}

const LANGS = { en: "en_US", zh: "zh_CN", de: "de_DE" } as const;

/**
 * Texts as the last of their file, which is made where there is none. Refuses a key that is there.
 *
 * @param file first part of the keys: `orders`
 * @param texts by the rest of the key: `send_all`
 */
export async function addTexts(
  plan: Plan,
  file: string,
  texts: Readonly<Record<string, Words>>,
): Promise<void> {
  for (const [one, lang] of Object.entries(LANGS) as [keyof Words, string][]) {
    const path = `locales/${lang}/${file}.json`;
    const keys = Object.keys(texts);
    const lines = keys.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(texts[key]![one])}`).join(
      ",\n",
    );
    if (await plan.read(path) === null) {
      await plan.create(path, `{\n${lines}\n}\n`);
      continue;
    }
    await plan.change(path, keys.map((key) => `${file}.${key}`).join(", "), (text) => {
      const there = JSON.parse(text) as Record<string, string>;
      const taken = keys.find((key) => Object.hasOwn(there, key));
      if (taken) throw new Refused(`the text ${file}.${taken} is there already: ${there[taken]}`);
      return text.replace(/\s*\}\s*$/, () => `${Object.keys(there).length > 0 ? "," : ""}\n${lines}\n}\n`);
    });
  }
}

/** Whether there is a text, in the files of the program. */
export async function hasText(plan: Plan, file: string, key: string): Promise<boolean> {
  const text = await plan.read(`locales/en_US/${file}.json`);
  return text !== null && Object.hasOwn(JSON.parse(text), key);
}
