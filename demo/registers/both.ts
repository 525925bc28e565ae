/** A name in the languages in which the demo's registers are written: German where its readers meet it first. */
export function both(
  zh_CN: string,
  en_US: string,
  de_DE?: string,
): { zh_CN: string; en_US: string; de_DE?: string } {
  return { zh_CN, en_US, ...(de_DE === undefined ? {} : { de_DE }) };
}
