import type { Translate } from "@/services/i18n/texts.ts";
import type { User } from "@/services/access/user.ts";
import { Icon } from "../Icon.tsx";
import type { NavGroup } from "./navigation.ts";

const SEATS = 4;

/** The phone's navigation: the first four entries, and the rest under 'More'. */
export function BottomBar(
  { navigation, t }: { navigation: NavGroup[]; t: Translate; user: User | null; basePath: string },
) {
  const items = navigation.flatMap((group) => group.items);
  const rest = items.slice(SEATS);
  return (
    <nav class="bottom-bar" aria-label={t("shell.navigation_short")}>
      {items.slice(0, SEATS).map((item) => (
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
      {rest.length > 0 && (
        <details class="menu" data-menu="">
          <summary class="bottom-item" aria-current={rest.some((item) => item.current) ? "true" : undefined}>
            <Icon name="menu" />
            <span>{t("shell.more")}</span>
          </summary>
          <div class="menu-panel">
            {rest.map((item) => (
              <a
                key={item.route}
                class="menu-item"
                href={item.href}
                aria-current={item.current ? "page" : undefined}
              >
                <Icon name={item.icon} />
                {item.label}
              </a>
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}
