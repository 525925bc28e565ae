/** Numbers, money and moments as the page's reader writes them: the browser's side of kernel/texts/format.ts. Units, dates and times stay on their line. */

const NO_BREAK = "\u00a0";

function unbroken(text: string): string {
  return text.replaceAll(" ", () => NO_BREAK);
}

/** '1,208'. */
export function numberText(value: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(value);
}

/** Languages with a comma of their own between names (a test holds them against kernel/texts/between_names.ts, which browsers do not get). */
const OWN_COMMA = /^(zh|ja)(?![a-z])/;

/** 'Tessa EV, Ono': names that follow each other, with the comma of the language. */
export function namesText(names: readonly string[], lang: string): string {
  return names.join(OWN_COMMA.test(lang) ? "、" : ", ");
}

/** '1,208.40 EUR', from text with two decimals. */
export function priceText({ amount, currency }: { amount: string; currency: string }, lang: string): string {
  const money = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return money.format(amount as Intl.StringNumericLiteral) + NO_BREAK + currency;
}

/** '12.4 MB'; the unit as `Intl` names it. */
export function unitText(value: number, unit: string, lang: string, decimals = 0): string {
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: decimals } as const;
  return unbroken(new Intl.NumberFormat(lang, style).format(value));
}

/** Day and time in a zone; in Chinese by digits like a day alone. */
export function momentText(at: string, lang: string, timeZone: string): string {
  const style: Intl.DateTimeFormatOptions = lang.startsWith("zh")
    ? { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" }
    : { dateStyle: "medium", timeStyle: "short" };
  return unbroken(new Intl.DateTimeFormat(lang, { ...style, timeZone }).format(new Date(at)));
}

/** Hour and minute in a zone: '14:03'. */
export function clockText(at: Date, lang: string, timeZone: string): string {
  return unbroken(new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", timeZone }).format(at));
}
