import { type Actor, holderOrNull } from "../access/actor.ts";
import { type Lang, tagOf } from "./languages.ts";

/** Numbers, money, days and moments as a reader writes them. One is made per request. */
export interface Format {
  number(value: number): string;
  /** '1,208.40' without the currency, from text with two decimals. */
  money(amount: string): string;
  /** '2024-03' in Chinese, '03/2024' in English, from 'yyyy-MM-dd'. */
  month(day: string): string;
  day(day: string): string;
  /** In the person's zone. */
  moment(at: Date | string): string;
}

const kept = new Map<string, Format>();

/** The formats of a context's reader: their language and zone. */
export function formatOf(ctx: { lang: Lang; actor: Actor }): Format {
  return formatIn(ctx.lang, holderOrNull(ctx)?.zone ?? "Asia/Shanghai");
}

/** The formats of a language, with moments in an IANA time zone. */
export function formatIn(lang: Lang, zone: string): Format {
  const key = `${lang} ${zone}`;
  let format = kept.get(key);
  if (!format) {
    const tag = tagOf(lang);
    const number = new Intl.NumberFormat(tag);
    const money = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const month = new Intl.DateTimeFormat(tag, { year: "numeric", month: "2-digit", timeZone: "UTC" });
    const day = new Intl.DateTimeFormat(tag, {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone: "UTC",
    });
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
    const utc = (text: string) => new Date(`${text}T00:00:00Z`);
    format = {
      number: (value) => number.format(value),
      money: (amount) => money.format(amount as Intl.StringNumericLiteral),
      month: (text) => month.format(utc(text)),
      day: (text) => day.format(utc(text)),
      moment: (at) => moment.format(typeof at === "string" ? new Date(at) : at),
    };
    kept.set(key, format);
  }
  return format;
}
