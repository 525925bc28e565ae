/** Languages that set names in a row apart by a comma of their own, by their key or their BCP 47 tag. */
const OWN_COMMA = /^(zh|ja)(?![a-z])/;

/**
 * What stands between names that follow each other.
 *
 * @param lang key of a language, or its BCP 47 tag
 */
export function betweenNames(lang: string): string {
  return OWN_COMMA.test(lang) ? "、" : ", ";
}

/** What stands between short sayings in a row, which may have commas within. */
export function betweenSayings(lang: string): string {
  return OWN_COMMA.test(lang) ? "；" : "; ";
}
