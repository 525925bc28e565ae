import type { Lang } from "./languages.ts";

/** Languages that set names in a row apart by a comma of their own. */
const OWN_COMMA: readonly Lang[] = ["zh_CN", "ja"];

/** What stands between names that follow each other. */
export function betweenNames(lang: Lang): string {
  return OWN_COMMA.includes(lang) ? "、" : ", ";
}

/** What stands between short sayings in a row, which may have commas within. */
export function betweenSayings(lang: Lang): string {
  return OWN_COMMA.includes(lang) ? "；" : "; ";
}
