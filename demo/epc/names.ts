/** A name by language: Chinese and English always, others where there are words. */
export interface Names {
  readonly zh_CN: string;
  readonly en_US: string;
  readonly de_DE?: string;
}

/** Written in the order in which the demo's texts are kept: Chinese, English, German. */
export type Written = readonly [zh: string, en: string, de?: string];

/** A name by language from how the demo writes it. */
export function names([zh_CN, en_US, de_DE]: Written): Names {
  return de_DE === undefined ? { zh_CN, en_US } : { zh_CN, en_US, de_DE };
}

/** Several names in a row, divided as the language does: "Brake disc, ventilated" and "制动盘，通风式". */
export function joined(parts: readonly Names[]): Names {
  const en_US = parts.map((part) => part.en_US).join(", ");
  const zh_CN = parts.map((part) => part.zh_CN).join("，");
  if (parts.some((part) => part.de_DE === undefined)) return { zh_CN, en_US };
  return { zh_CN, en_US, de_DE: parts.map((part) => part.de_DE).join(", ") };
}

/** A text that reads the same in every language, such as "330 × 28". */
export function same(text: string): Names {
  return { zh_CN: text, en_US: text, de_DE: text };
}
