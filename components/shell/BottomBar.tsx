import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import type { HelpOfPage } from "./PageHelp.tsx";
import type { NavGroup } from "./navigation.ts";

/** Entries that have a seat of their own, as far as the reader may open them. */
const SEATED = ["index", "EPCIndex", "EPCCart", "EPCFavorite"];

/** The phone's navigation: four entries, and under 'More' what the page is for and the rest. */
export function BottomBar(
  { navigation, help, t }: { navigation: NavGroup[]; help: HelpOfPage | null; t: Translate },
) {
  const items = navigation.flatMap((group) => group.items);
  const seated = items.filter((item) => SEATED.includes(item.route));
  const groups = navigation
    .map((group) => ({ ...group, items: group.items.filter((item) => !SEATED.includes(item.route)) }))
    .filter((group) => group.items.length > 0);
  const says = help && (help.purpose || help.href) ? help : null;
  const rest = groups.flatMap((group) => group.items);
  return (
    <nav class="bottom-bar" aria-label={t("shell.navigation_short")}>
      {seated.map((item) => (
        <a
          key={item.route}
          class="bottom-item"
          href={item.href}
          aria-current={item.current ? "page" : undefined}
        >
          <Icon name={item.icon} />
          <span>{item.label}</span>
        </a>
      ))}
      {(rest.length > 0 || says !== null) && (
        <details class="menu" data-menu="">
          <summary class="bottom-item" aria-current={rest.some((item) => item.current) ? "true" : undefined}>
            <Icon name="menu" />
            <span>{t("shell.more")}</span>
          </summary>
          <div class="menu-panel menu-links">
            {says && (
              <div class="more-help">
                <b>{says.title}</b>
                {says.purpose && <p>{says.purpose}</p>}
                {says.href && <a class="link" href={says.href}>{t("shell.help")}</a>}
              </div>
            )}
            {groups.map((group) => (
              <section key={group.group}>
                {group.items.length > 1 && (
                  <p class="rail-caption">
                    {group.icon && <Icon name={group.icon} />}
                    {group.label}
                  </p>
                )}
                {group.items.map((item) => (
                  <a
                    key={item.route}
                    href={item.href}
                    aria-current={item.current ? "page" : undefined}
                  >
                    {(group.icon === null || group.items.length === 1) && <Icon name={item.icon} />}
                    {item.label}
                  </a>
                ))}
              </section>
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}
