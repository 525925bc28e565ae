import { refuseField } from "@/kernel/refusals/refuse.ts";
import { choice, defineRegister, flag, longText, text, texts } from "@/engines/registers/declare.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";
import { LANGS } from "@/kernel/texts/languages.ts";

/** Words of the workshop, and what the catalogue says in their place: 刹车 finds 制动, 'oil seal' finds 'shaft seal'. */
export const searchWordRegister = defineRegister({
  route: "SearchWords",
  path: "/tis/search-words",
  noun: ["SearchWord", "SearchWords"],
  texts: "part_search.word",
  table: "search_words",
  key: "id",
  title: "word",
  order: "word",
  unique: [["word"]],
  fields: {
    word: text({ max: 60, search: true, hint: true }),
    means: texts({ max: 60, search: true, hint: true }),
    lang: choice(LANGS, { optional: true, choices: "lang.name", batch: true, filter: true }),
    active: flag({ start: true, filter: true, batch: true }),
    remark: longText({ max: 500, optional: true, in: "chooser" }),
  },
  check(_tx, { word, means }) {
    if (foldedTitle(word) === "") throw refuseField("word", "search-word-empty");
    if (means.some((one) => foldedTitle(one) === "")) throw refuseField("means", "search-word-empty");
    // Beside others it says that names of the catalogue are called so too (油封, which also finds 密封圈): those are then found first.
    if (means.every((one) => foldedTitle(one) === foldedTitle(word))) {
      throw refuseField("means", "search-word-itself");
    }
  },
});
