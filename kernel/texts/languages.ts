/**
 * The sixteen interface languages, as the specification writes them (section 1), with what the platform calls them.
 * `Intl`, `lang=` and collations take BCP 47 tags only and throw on the specification's codes.
 */
export const LANGUAGES = {
  zh_CN: { tag: "zh-Hans-CN", name: "简体中文", fallback: [] },
  en_US: { tag: "en-US", name: "English", fallback: [] },
  ne_NP: { tag: "ne-NP", name: "नेपाली", fallback: [] },
  PT_LA: { tag: "pt-BR", name: "Português (América Latina)", fallback: ["pt_PT"] },
  vi: { tag: "vi", name: "Tiếng Việt", fallback: [] },
  de_DE: { tag: "de-DE", name: "Deutsch", fallback: [] },
  fr_FR: { tag: "fr-FR", name: "Français", fallback: [] },
  ko: { tag: "ko", name: "한국어", fallback: [] },
  pt_PT: { tag: "pt-PT", name: "Português", fallback: [] },
  ja: { tag: "ja", name: "日本語", fallback: [] },
  th: { tag: "th", name: "ไทย", fallback: [] },
  es_ES: { tag: "es-ES", name: "Español", fallback: [] },
  ES_LA: { tag: "es-419", name: "Español (Latinoamérica)", fallback: ["es_ES"] },
  hu: { tag: "hu", name: "Magyar", fallback: [] },
  it_IT: { tag: "it-IT", name: "Italiano", fallback: [] },
  ru_RU: { tag: "ru-RU", name: "Русский", fallback: [] },
} as const satisfies Record<string, { tag: string; name: string; fallback: readonly string[] }>;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** Whether a text is one of the sixteen codes, spelled exactly as the specification does. */
export function isLang(code: unknown): code is Lang {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** Languages to try in turn for a reader: their own, its relative, then English. */
export function chainOf(lang: Lang): Lang[] {
  return [...new Set<Lang>([lang, ...LANGUAGES[lang].fallback as readonly Lang[], "en_US"])];
}

/** Those of the offered languages that somebody is bound to; all of them where that is none. */
export function withinBound(offered: readonly Lang[], bound: readonly Lang[] = []): readonly Lang[] {
  const both = offered.filter((lang) => bound.includes(lang));
  return both.length > 0 ? both : offered;
}

/** BCP 47 tag of a code, for `lang=`, `Intl` and collation. */
export function tagOf(lang: Lang): string {
  return LANGUAGES[lang].tag;
}

/**
 * The language a browser asks for (`Accept-Language`, RFC 9110 section 12.5.4): the first of its wishes that is offered, or null when none
 * is.
 */
export function langOfHeader(header: string | null, offered: readonly Lang[] = LANGS): Lang | null {
  const asked = (header ?? "").split(",").map((part) => part.split(";")[0]!.trim().toLowerCase());
  for (const tag of asked) {
    const exact = offered.find((lang) =>
      tagOf(lang).toLowerCase() === tag || lang.replace("_", "-").toLowerCase() === tag
    );
    if (exact) return exact;
    const [language, region] = tag.split("-");
    const near = offered.filter((lang) => tagOf(lang).split("-")[0]!.toLowerCase() === language);
    // Spanish of any country but Spain is nearer to that of Latin America.
    const abroad = language === "es" && region && region !== "es" && near.find((lang) => lang === "ES_LA");
    if (tag && near.length > 0) return abroad || near[0]!;
  }
  return null;
}

/** The name of a language by itself; a code that is none of the portal's stays as it is. */
export function nameOfLang(code: string): string {
  return isLang(code) ? LANGUAGES[code].name : code;
}
