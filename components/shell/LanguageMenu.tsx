// deno-lint-ignore-file jsx-button-has-type -- to submit is what a button does anyway, and each page has hundreds of them
import { type Lang, LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";

/** The languages that the edition offers, each in its own words: a plain form, so that it works before any script. */
export function LanguageMenu(
  { lang, languages, partly, t }: {
    lang: Lang;
    languages: readonly Lang[];
    partly: ReadonlySet<Lang>;
    t: Translate;
  },
) {
  return (
    <details class="menu only-wide" data-menu="">
      <summary
        class="top-item"
        aria-label={t("table.named", { name: t("shell.language"), value: LANGUAGES[lang].name })}
      >
        <Icon name="languages" />
        <span class="word">{LANGUAGES[lang].name}</span>
      </summary>
      <div class="menu-panel">
        <LanguageChoices lang={lang} languages={languages} partly={partly} t={t} />
      </div>
    </details>
  );
}

/** The buttons alone, for menus that hold more; languages that lack texts say so, and the last line what that means. */
export function LanguageChoices({ lang, languages, partly, t }: {
  lang: Lang;
  languages: readonly Lang[];
  partly: ReadonlySet<Lang>;
  t: Translate;
}) {
  return (
    <form
      class="menu-choices"
      method="post"
      action="/tis/preferences"
      data-call=""
      data-after="reload"
      data-quiet=""
    >
      {languages.map((code) => (
        <button
          key={code}
          name="lang"
          value={code}
          lang={tagOf(code)}
          aria-pressed={code === lang ? "true" : "false"}
        >
          {LANGUAGES[code].name}
          {partly.has(code) && <small lang={tagOf(lang)}>{t("shell.language_partly")}</small>}
        </button>
      ))}
      {languages.some((code) => partly.has(code)) && (
        <p class="menu-caption">{t("shell.language_partly_why")}</p>
      )}
    </form>
  );
}
