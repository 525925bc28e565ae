import { TEXTS_CHANNEL } from "@/kernel/texts/live_texts.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { code, defineRegister, flag, names, shown, text, whole } from "@/engines/registers/declare.ts";

/** Languages that every edition offers: the texts are complete in them alone, and the others fall back to them. */
const ALWAYS = ["zh_CN", "en_US"];

/**
 * The languages of the interface (specification section 1) and which edition offers them. The program knows sixteen; none can be added
 * here, since each needs texts, formats and a place in the order of fallbacks.
 */
export const languageRegister = defineRegister({
  route: "TisosLanguage",
  path: "/tis/languages",
  noun: ["Language", "Languages"],
  texts: "languages.language",
  table: "languages",
  key: "code",
  title: "langname",
  writes: ["edit"],
  fields: {
    langcode: code({ column: "code", max: 10 }),
    langname: text({ column: "name", max: 60, search: true }),
    names: names({ optional: true }),
    tag: shown("text", ({ sql }) => sql`e.tag`),
    fallback: shown(
      "text",
      ({ sql }) => sql`array_to_string(e.fallback, ' → ')`,
    ),
    domestic: flag({ start: true, filter: true, batch: true }),
    overseas: flag({ start: true, filter: true, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
  check(_tx, values) {
    const { langcode: lang } = values;
    if (!ALWAYS.includes(lang)) return;
    for (const edition of ["domestic", "overseas"] as const) {
      if (values[edition] === false) throw refuseField(edition, "language-needed", { language: lang });
    }
  },
  // deno-lint-ignore require-await -- hooks are promises
  async after(tx) {
    tx.signal(TEXTS_CHANNEL);
  },
});
