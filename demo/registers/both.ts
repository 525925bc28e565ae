import { GERMAN_NAMES } from "./german_names.ts";

/**
 * A name in the languages in which the demo's registers are written. German: the one given here, else that of `GERMAN_NAMES`; left out
 * where neither has one, as with names of companies.
 */
export function both(
  zh_CN: string,
  en_US: string,
  de_DE: string | undefined = GERMAN_NAMES[en_US],
): { zh_CN: string; en_US: string; de_DE?: string } {
  return { zh_CN, en_US, ...(de_DE === undefined ? {} : { de_DE }) };
}
