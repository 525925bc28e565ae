import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { sensitiveWordRegister } from "@/services/sensitive/word_register.ts";
import { gatherTexts } from "@/services/translations/gather_texts.ts";
import { glossary, wholeTerm } from "@/services/translations/glossary.ts";
import { saveText } from "@/services/translations/save_text.ts";

/** Word, language (null: any), category, whole word or part. Harmless ones, made up for the demo. */
const WORDS = [
  ["笨蛋", "zh_CN", "insult", "whole"],
  ["垃圾厂家", "zh_CN", "insult", "whole"],
  ["idiot", "en_US", "insult", "whole"],
  ["Vollpfosten", "de_DE", "insult", "whole"],
  ["代开发票", "zh_CN", "fraud", "part"],
  ["刷单返利", "zh_CN", "fraud", "part"],
  ["里程表调校", "zh_CN", "fraud", "part"],
  ["mileage rollback", "en_US", "fraud", "whole"],
  ["fake invoice", "en_US", "fraud", "whole"],
  ["加微信", "zh_CN", "advertising", "part"],
  ["低价副厂", "zh_CN", "advertising", "part"],
  ["cheap copies", "en_US", "advertising", "whole"],
  ["best price guaranteed", "en_US", "advertising", "whole"],
  ["Projekt Nordlicht", null, "confidential", "whole"],
  ["极光计划", "zh_CN", "confidential", "part"],
  ["Falcon-X", null, "confidential", "whole"],
  ["排放作弊", "zh_CN", "illegal", "part"],
  ["immobilizer bypass", "en_US", "illegal", "whole"],
  ["破解防盗", "zh_CN", "illegal", "part"],
  ["test-word", null, "other", "whole"],
] as const;

/** Files of texts that the demo begins in French with the portal's terms: translating has begun, not ended. */
const BEGUN = ["labor", "cases", "tools", "translations"];

/** Sensitive words, and some French texts that are just a term of the glossary. */
export async function fillLanguages({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    sensitiveWordRegister,
    WORDS.map(([word, lang, category, match]) => ({ word, lang, category, match, active: true })),
  );
  const terms = await glossary();
  for (const text of await gatherTexts(ctx, "fr_FR")) {
    if (!BEGUN.includes(text.domain) || text.text !== null) continue;
    const term = wholeTerm(terms, text, "fr_FR");
    if (term !== null) await saveText(ctx, { lang: "fr_FR", key: text.key, text: term, version: 0 });
  }
}
