import type { Pool } from "../ctx.ts";
import type { Edition } from "../access/editions.ts";
import { isLang, type Lang, LANGS } from "./languages.ts";
import type { Dictionaries, Dictionary } from "./texts.ts";

/** Channel on which a change of texts or languages is told. */
export const TEXTS_CHANNEL = "tis_texts";

/** How often texts were read in this process. */
let readings = 0;

/**
 * The texts of one process: those that come with the program, and over them what was changed since. `dictionaries` stays the same object
 * for good and always answers with what holds now, so whoever was handed it needs not be told of a change.
 */
export class LiveTexts {
  readonly dictionaries: Dictionaries;
  /** Texts by language as they are read now. */
  readonly #current = new Map<Lang, Dictionary>();
  #languages: Readonly<Record<Edition, readonly Lang[]>> = { domestic: LANGS, overseas: LANGS };
  #version: string | null = null;
  #number = ++readings;
  #shipped: Dictionaries;
  #partly: ReadonlySet<Lang> = new Set();

  /** @param shipped the texts that come with the program, of all languages */
  constructor(shipped: Dictionaries) {
    this.#shipped = shipped;
    for (const [lang, texts] of shipped) this.#current.set(lang, texts);
    this.dictionaries = this.#current;
    this.#partly = partlyIn(this.#current);
  }

  /** Number of the texts as they are now, for this process alone: what was drawn with another may say something else. */
  get number(): number {
    return this.#number;
  }

  /** Languages that lack some of the texts; readers see these in the languages that theirs falls back to. */
  get partly(): ReadonlySet<Lang> {
    return this.#partly;
  }

  /** Languages that an edition offers, in order. */
  languagesOf(edition: Edition): readonly Lang[] {
    return this.#languages[edition];
  }

  /**
   * Reads what is new; one short query when nothing is.
   *
   * @returns whether something was
   */
  async refresh(pool: Pool): Promise<boolean> {
    const [now] = await pool<{ version: string }[]>`select version::text from text_version`;
    if (now!.version === this.#version) return false;
    // Version, texts and languages of one moment.
    const [read] = await pool<{
      version: string;
      overrides: { lang: string; key: string; text: string }[];
      languages: { code: string; domestic: boolean; overseas: boolean }[];
    }[]>`
      select v.version::text,
        coalesce((
          select jsonb_agg(jsonb_build_object('lang', o.lang, 'key', o.key, 'text', o.text))
          from text_overrides o
        ), '[]') as overrides,
        coalesce((
          select jsonb_agg(
            jsonb_build_object('code', l.code, 'domestic', l.domestic, 'overseas', l.overseas)
            order by l.sort, l.code
          )
          from languages l
          where l.deleted_at is null
        ), '[]') as languages
      from text_version v`;
    this.#lay(read!.overrides);
    this.#languages = {
      domestic: offered(read!.languages.filter(({ domestic }) => domestic)),
      overseas: offered(read!.languages.filter(({ overseas }) => overseas)),
    };
    this.#version = read!.version;
    return true;
  }

  /** Takes other texts as those that come with the program, with what was changed laid over them as before. */
  async ship(shipped: Dictionaries, pool: Pool): Promise<void> {
    this.#shipped = shipped;
    this.#version = null;
    await this.refresh(pool);
  }

  /** Texts of languages or keys that the program does not know any more are passed over. */
  #lay(overrides: readonly { lang: string; key: string; text: string }[]): void {
    const english = this.#shipped.get("en_US") ?? new Map();
    const laid = new Map<Lang, Map<string, string>>();
    for (const { lang, key, text } of overrides) {
      if (!isLang(lang) || !english.has(key)) continue;
      let texts = laid.get(lang);
      if (!texts) laid.set(lang, texts = new Map(this.#shipped.get(lang)));
      texts.set(key, text);
    }
    for (const [lang, texts] of this.#shipped) this.#current.set(lang, laid.get(lang) ?? texts);
    this.#partly = partlyIn(this.#current);
    this.#number = ++readings;
  }
}

/** Languages with fewer texts than English, which has all of them. */
function partlyIn(texts: Dictionaries): ReadonlySet<Lang> {
  const all = texts.get("en_US")?.size ?? 0;
  return new Set(LANGS.filter((lang) => (texts.get(lang)?.size ?? 0) < all));
}

/** Without any row, as in a database that was never laid a foundation, all of them. */
function offered(rows: readonly { code: string }[]): readonly Lang[] {
  const langs = rows.flatMap(({ code }) => isLang(code) ? [code] : []);
  return langs.length > 0 ? langs : LANGS;
}
