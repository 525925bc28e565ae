import { Fragment } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";

/** What the frame says of its page. */
export interface HelpOfPage {
  title: string;
  purpose: string | null;
  /** Of the help document. */
  href: string | null;
}

/**
 * What the page is for, in a sentence behind a sign, the way to its help document, where it has one, and the keys that work on every page:
 * a tooltip would not be reached without a pointer. On a phone it stands under 'More' of the bar below, without the keys. Opened by `?`; a register's page has keys of its own and tells them in a dialog.
 */
export function PageHelp({ title, purpose, href, t }: HelpOfPage & { t: Translate }) {
  const label = t(purpose ? "shell.purpose" : href ? "shell.help" : "shell.keys");
  const keys: [string, string][] = [
    [t("shell.search_shortcut"), t("shell.key_search")],
    ["Esc", t("shell.key_close")],
    ["?", t("shell.key_help")],
  ];
  return (
    <details class="menu page-help" data-menu="">
      <summary class="top-item" title={label}>
        <Icon name="circle-question-mark" />
      </summary>
      <div class="menu-panel">
        <b>{title}</b>
        {purpose && <p>{purpose}</p>}
        {href && <a class="link" href={href}>{t("shell.help")}</a>}
        <dl class="facts key-list only-wide">
          {keys.map(([key, does]) => (
            <Fragment key={key}>
              <dt>
                <kbd class="key">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}
