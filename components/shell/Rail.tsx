import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import type { NavGroup, NavItem } from "./navigation.ts";

/** The navigation at the left: 208 px open, 76 px folded with its words under the icons. */
export function Rail({ navigation, folded, t }: { navigation: NavGroup[]; folded: boolean; t: Translate }) {
  return (
    <div class="rail">
      <nav class="rail-scroll" aria-label={t("shell.navigation")}>
        {navigation.map((group) => <Group key={group.module} group={group} />)}
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

/** A module: its pages under a caption, or one entry that unfolds; the one of the page shown now is open. */
function Group({ group: { icon, label, items } }: { group: NavGroup }) {
  if (icon === null || items.length === 1) {
    return (
      <div>
        {items.length > 1 && <p class="rail-caption">{label}</p>}
        {items.map((item) => <Item key={item.route} item={item} />)}
      </div>
    );
  }
  const isHere = items.some((item) => item.current);
  return (
    <details class="rail-group" open={isHere}>
      <summary class="rail-item" data-here={isHere ? "" : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
        <Icon name="chevron-right" />
      </summary>
      {items.map((item) => <Item key={item.route} item={item} />)}
    </details>
  );
}

function Item({ item }: { item: NavItem }) {
  return (
    <a class="rail-item" href={item.href} aria-current={item.current ? "page" : undefined}>
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </a>
  );
}
