import type { Fate } from "../documents/fates.ts";
import type { WrittenCase } from "./case_draft.ts";

/** Title, fault, analysis and solution in one language; of German the fault and the solution stay with the store. */
type Told = readonly [title: string, fault: string, analysis: string, solution: string];

/** A fault that several stores have met, each with a vehicle of another series. */
interface Story {
  zh: Told;
  en: Told;
  de: readonly [title: string, analysis: string];
  symptoms: readonly string[];
  /** Codes of the other words, by kind. */
  words?: Pick<
    WrittenCase,
    "prefixes" | "positions" | "directions" | "roads" | "weather" | "status" | "driver" | "duration"
  >;
  dtcs?: readonly string[];
  parts?: WrittenCase["parts"];
  /** Object, parameter, value and finding of one check. */
  check?: readonly [object: string, parameter: string, value: string, finding: string];
  seen: readonly (readonly [series: string, by: string, km: number, fate?: Fate])[];
}

/** Stores that write in English. */
const ABROAD = /^(49107|55118|33021)\./;
const AGAIN = { zh: "再次出现：", en: "Again: ", de: "Erneut: " };

/** The cases of a story: one a vehicle, those after the first say so. */
export function casesOf({ zh, en, de, symptoms, words, dtcs, parts, check, seen }: Story): WrittenCase[] {
  return seen.map(([series, by, km, fate = "published"], place) => {
    const [, fault, , solution] = ABROAD.test(by) ? en : zh;
    const begun = (lang: keyof typeof AGAIN, title: string) => place === 0 ? title : AGAIN[lang] + title;
    return {
      ...words,
      series,
      by,
      km,
      title: [begun("zh", zh[0]), begun("en", en[0])],
      german: [begun("de", de[0]), de[1]],
      symptoms,
      dtcs,
      parts,
      fault,
      solution,
      checks: check ? [[...check]] : [],
      analysis: [zh[2], en[2]],
      fate,
      remark: ["rejected", "failed"].includes(fate) ? "请补充测量值和照片。" : undefined,
      ...fate === "published" ? { fixed: km % 3, notFixed: km % 7 === 0 ? 1 : 0 } : {},
      ...km % 5 === 0 && fate === "published" && place === 0 && km % 4 === 0 ? { excellent: true } : {},
    };
  });
}
