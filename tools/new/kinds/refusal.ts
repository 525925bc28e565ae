import { free, optionOf, type Recipe } from "../asked.ts";
import { spelled } from "../names.ts";
import { addTexts } from "../texts.ts";

/** Codes of the specification for what the user can correct: of no kind of its own, stale, doubled. */
const CODES = ["000001", "8080997", "8080998"];

/** A refusal: its line in the catalogue and its sentence. */
export const refusalRecipe: Recipe = {
  usage: 'refusal key "English sentence" "Chinese sentence" "German sentence"',
  options: ["code"],
  async fill(asked) {
    const key = spelled("key", asked.words[0], "key of a refusal");
    const en = spelled("words", asked.words[1], "English sentence");
    const zh = spelled("words", asked.words[2], "Chinese sentence");
    const de = spelled("words", asked.words[3], "German sentence");
    free(key, asked.known.refusals, "the refusal");
    const code = optionOf(asked, "code", CODES, "000001");
    const written = code.startsWith("0") ? `"${code}"` : code;
    await asked.plan.change("kernel/refusals/catalogue.ts", `the refusal ${key}`, (text) => {
      return text.replace(
        /^\} as const satisfies/m,
        (end) => `  "${key}": { code: ${written}, http: 200 },\n${end}`,
      );
    });
    await addTexts(asked.plan, "refusal", { [key]: { en, zh, de } });
    return [`who refuses: \`throw refuse("${key}")\`, of one field \`throw refuseField("field", "${key}")\``];
  },
};
