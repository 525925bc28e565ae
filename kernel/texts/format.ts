import type { Actor } from "../access/actor.ts";
import { betweenNames, betweenSayings } from "./between_names.ts";
import { type Lang, tagOf } from "./languages.ts";

/**
 * Numbers, money, days and moments as a reader writes them: the one way for all that the server draws (islands/format.ts has the browser's).
 * A number and its unit, a date and a moment stay on one line. One is made per request.
 */
export interface Format {
  number(value: number): string;
  /** 'Tessa EV, Ono': names that follow each other. */
  names(names: readonly string[]): string;
  /** What stands between such names, where each is drawn by itself. */
  between: string;
  /** 'with item 7; up to 03/2024': sayings that follow each other and may have commas within. */
  sayings(sayings: readonly string[]): string;
  /** '1,208.40' without the currency, from text with two decimals. */
  money(amount: string): string;
  /** '1,208.40 EUR'. */
  price(value: { amount: string; currency: string }): string;
  /** '12.50', from text, with the places that it has. */
  decimal(text: string): string;
  /** '12.5 %' in German, '12.5%' in English, from 0.125. */
  percent(share: number): string;
  /** '1.4 s', with one decimal at most; the unit as `Intl` names it. */
  unit(value: number, unit: string): string;
  /** '2024/03' in Chinese, '03/2024' in English, from 'yyyy-MM-dd'. */
  month(day: string): string;
  day(day: string): string;
  /** '12/24' in English, '24.12.' in German, from 'yyyy-MM-dd': the day alone, as at an axis. */
  dayOfYear(day: string): string;
  /** Short name of a weekday, 0 for Monday. */
  weekday(place: number): string;
  /** In the person's zone. */
  moment(at: Date | string): string;
  /** The time alone, in the person's zone. */
  clock(at: Date): string;
}

const kept = new Map<string, Format>();

const NO_BREAK = "\u00a0";

/** The text with its spaces kept on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" ", () => NO_BREAK);
}

/** How a day with its time is written: in Chinese by digits like a day alone, so that a page has one form. islands/format.ts does the same. */
function momentStyle(tag: string): Intl.DateTimeFormatOptions {
  return tag.startsWith("zh")
    ? { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" }
    : { dateStyle: "medium", timeStyle: "short" };
}

/** The formats of a context's reader: their language and zone. */
export function formatOf({ lang, actor }: { lang: Lang; actor: Actor }): Format {
  return formatIn(lang, "zone" in actor ? actor.zone : "Asia/Shanghai");
}

/** The formats of a language, with moments in an IANA time zone. */
export function formatIn(lang: Lang, zone: string): Format {
  const key = `${lang} ${zone}`;
  let format = kept.get(key);
  if (!format) {
    const tag = tagOf(lang);
    const number = new Intl.NumberFormat(tag);
    const between = betweenNames(lang);
    const money = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const month = new Intl.DateTimeFormat(tag, { year: "numeric", month: "2-digit", timeZone: "UTC" });
    const day = new Intl.DateTimeFormat(tag, {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone: "UTC",
    });
    const moment = new Intl.DateTimeFormat(tag, { ...momentStyle(tag), timeZone: zone });
    const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
    const dayOfYear = new Intl.DateTimeFormat(tag, { month: "2-digit", day: "2-digit", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" });
    const clock = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone: zone });
    const utc = (text: string) => new Date(`${text}T00:00:00Z`);
    format = {
      number: (value) => number.format(value),
      names: (names) => names.join(between),
      between,
      sayings: (sayings) => sayings.join(betweenSayings(lang)),
      money: (amount) => money.format(amount as Intl.StringNumericLiteral),
      price: ({ amount, currency }) =>
        `${money.format(amount as Intl.StringNumericLiteral)}${NO_BREAK}${currency}`,
      decimal(text) {
        const places = text.split(".")[1]?.length ?? 0;
        return new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places })
          .format(text as Intl.StringNumericLiteral);
      },
      percent: (share) => unbroken(percent.format(share)),
      unit: (value, unit) =>
        unbroken(
          new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 })
            .format(value),
        ),
      // Chinese alone would say it by characters, beside days by digits.
      month: (text) =>
        tag.startsWith("zh") ? text.slice(0, 7).split("-").join("/") : unbroken(month.format(utc(text))),
      day: (text) => unbroken(day.format(utc(text))),
      dayOfYear: (text) => unbroken(dayOfYear.format(utc(text))),
      // The first of January 2024 was a Monday.
      weekday: (place) => weekday.format(new Date(Date.UTC(2024, 0, 1 + place))),
      clock: (at) => unbroken(clock.format(at)),
      moment: (at) => unbroken(moment.format(typeof at === "string" ? new Date(at) : at)),
    };
    kept.set(key, format);
  }
  return format;
}
