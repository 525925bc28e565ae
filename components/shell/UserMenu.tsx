import { type Theme, THEMES } from "@/services/account/theme.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import type { User } from "@/kernel/access/user.ts";
import { type Lang, LANGUAGES } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import { Avatar } from "../Mark.tsx";
import { writeFeedbackHref } from "../feedback/feedback_links.ts";
import { LanguageChoices } from "./LanguageMenu.tsx";

const THEME_ICONS: Record<Theme, string> = { auto: "monitor", light: "sun", dark: "moon" };

/** Where a person works, as far as it is known. */
export const placeOf = (user: User): string => user.orgName ?? user.orgCode ?? user.userCode;

/** Whether the user centre is open to a person. */
export function mayOpenAccount(user: User): boolean {
  const account = pageOf("Account");
  return account !== undefined && may(user, account.need);
}

/** Whether the page on which feedback is written is open to a person. */
export function mayWriteFeedback(user: User): boolean {
  const page = pageOf("FeedbackList");
  return page !== undefined && may(user, page.need);
}

/** Who is logged in, the user centre, the theme and the way out. */
export function UserMenu(
  { user, isAccount, lang, languages, partly, theme, t, basePath }: {
    user: User;
    /** Whether the page is the user centre. */
    isAccount: boolean;
    lang: Lang;
    languages: readonly Lang[];
    partly: ReadonlySet<Lang>;
    theme: Theme;
    t: Translate;
    basePath: string;
  },
) {
  const account = pageOf("Account");
  const place = placeOf(user);
  return (
    <details class="menu" data-menu="">
      <summary class="top-item top-user">
        <span class="only-phone off-screen">{t("shell.user_menu", { name: user.fullName })}</span>
        <Avatar name={user.fullName} />
        <span class="only-wide">
          <b>{user.fullName}</b>
          <small>{place}</small>
        </span>
        <Icon name="chevron-down" class="only-wide" />
      </summary>
      <div class="menu-panel min-w-[230px]">
        <p class="menu-caption">
          {user.fullName} · {user.userCode}
          <br />
          {place}
        </p>
        <div class="menu-rule" />
        {account && mayOpenAccount(user) && (
          <a class="menu-item" href={`${basePath}/Account`} aria-current={isAccount ? "page" : undefined}>
            <Icon name={account.icon} />
            {t("page.Account")}
          </a>
        )}
        {mayWriteFeedback(user) && (
          <a class="menu-item" href={writeFeedbackHref(basePath)} aria-current="false">
            <Icon name="message-square-warning" />
            {t("shell.feedback")}
          </a>
        )}
        <p class="menu-caption" id="theme-caption">{t("shell.theme")}</p>
        <form
          class="joined m-2 flex"
          method="post"
          action="/tis/preferences"
          data-call=""
          data-after="reload"
          data-quiet=""
          aria-labelledby="theme-caption"
        >
          {THEMES.map((name) => (
            <button
              key={name}
              class="btn flex-1"
              type="submit"
              name="theme"
              value={name}
              aria-pressed={name === theme ? "true" : "false"}
            >
              <Icon name={THEME_ICONS[name]} />
              {t(`shell.theme_${name}`)}
            </button>
          ))}
        </form>
        <details class="only-phone">
          <summary class="menu-item">
            <Icon name="languages" />
            {LANGUAGES[lang].name}
            <Icon name="chevron-down" class="end" />
          </summary>
          <LanguageChoices lang={lang} languages={languages} partly={partly} t={t} />
        </details>
        <div class="menu-rule" />
        <form method="post" action="/oauth/logout" data-call="" data-quiet="">
          <button class="menu-item" type="submit">
            <Icon name="log-out" />
            {t("shell.log_out")}
          </button>
        </form>
      </div>
    </details>
  );
}
