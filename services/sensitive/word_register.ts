import { refuseField } from "@/kernel/refusals/refuse.ts";
import { choice, defineRegister, flag, longText, text } from "@/engines/registers/declare.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { foldText } from "@/engines/sensitive/fold_text.ts";

const WORD_CATEGORIES = [
  "insult",
  "fraud",
  "advertising",
  "confidential",
  "illegal",
  "other",
] as const;

/** A letter of a script that writes without spaces says something by itself. */
const IDEOGRAPH = /\p{Script=Han}/u;

/** Words that block the submission of a text (specification section 5). */
export const sensitiveWordRegister = defineRegister({
  route: "Sensitive",
  path: "/tis/sensitive-words",
  noun: ["SensitiveWord", "SensitiveWords"],
  texts: "sensitive.word",
  table: "sensitive_words",
  key: "id",
  title: "word",
  order: "word",
  unique: [["word"]],
  fields: {
    word: text({ max: 60, search: true, hint: true }),
    lang: choice(LANGS, { optional: true, choices: "lang.name", batch: true }),
    category: choice(WORD_CATEGORIES, { start: "other", batch: true }),
    match: choice(["whole", "part"], { start: "whole", hint: true, batch: true }),
    active: flag({ start: true, filter: true, batch: true }),
    remark: longText({ max: 500, optional: true }),
  },
  check(_tx, values) {
    const { units } = foldText(values.word);
    if (units.length > 1 || IDEOGRAPH.test(String.fromCharCode(units[0] ?? 0))) return;
    throw refuseField("word", "sensitive-word-short");
  },
});
