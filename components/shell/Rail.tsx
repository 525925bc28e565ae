import type { Translate } from "@/services/i18n/texts.ts";
import { Icon } from "../Icon.tsx";
import type { NavGroup } from "./navigation.ts";

/** The navigation at the left: 208 px open, 76 px folded with its words under the icons. */
export function Rail({ navigation, folded, t }: { navigation: NavGroup[]; folded: boolean; t: Translate }) {
  return (
    <div class="rail">
      <nav class="rail-scroll" aria-label={t("shell.navigation")}>
        {navigation.map((group) => (
          <div key={group.module}>
            {group.items.length > 1 && <p class="rail-caption">{group.label}</p>}
            {group.items.map((item) => (
              <a
                key={item.route}
                class="rail-item"
                href={item.href}
                aria-current={item.current ? "page" : undefined}
              >
                <Icon name={item.icon} />
                <span>{item.label}</span>
              </a>
            ))}
          </div>
        ))}
      </nav>
      <form
        class="rail-foot"
        method="post"
        action="/tis/preferences"
        data-call=""
        data-after="reload"
        data-quiet=""
      >
        <button class="rail-item" type="submit" name="rail" value={folded ? "open" : "folded"}>
          <Icon name={folded ? "panel-left-open" : "panel-left-close"} />
          <span>{t(folded ? "shell.expand" : "shell.collapse")}</span>
        </button>
      </form>
    </div>
  );
}
