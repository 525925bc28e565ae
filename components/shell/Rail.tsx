import { type ComponentChildren, Fragment } from "preact";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import type { NavGroup, NavItem, NavSection } from "./navigation.ts";

/** The navigation at the left: 208 px open, 76 px folded with its words under the icons. */
export function Rail({ navigation, folded, t }: { navigation: NavGroup[]; folded: boolean; t: Translate }) {
  return (
    <div class="rail">
      <nav class="rail-scroll" aria-label={t("shell.navigation")}>
        {navigation.map((group) => <Group key={group.group} group={group} folded={folded} />)}
      </nav>
      <form
        class="rail-foot"
        method="post"
        action="/tis/preferences"
        data-call=""
        data-after="reload"
        data-quiet=""
      >
        <button type="submit" name="rail" value={folded ? "open" : "folded"}>
          <Icon name={folded ? "panel-left-open" : "panel-left-close"} />
          <span>{t(folded ? "shell.expand" : "shell.collapse")}</span>
        </button>
      </form>
    </div>
  );
}

/** A group: its pages under a caption, or one entry that unfolds; the one of the page shown now is open. */
function Group({ group: { icon, label, sections, items }, folded }: { group: NavGroup; folded: boolean }) {
  if (icon !== null && items.length > 1) {
    return (
      <Fold icon={icon} label={label} items={items}>
        {sections.map((section) => (
          <Fragment key={section.module}>
            {sections.length > 1 && <p class="rail-caption">{section.label}</p>}
            {section.items.map((item) => <Item key={item.route} item={item} folded={folded} nested />)}
          </Fragment>
        ))}
      </Fold>
    );
  }
  return (
    <div>
      {items.length > 1 && <p class="rail-caption">{label}</p>}
      {sections.map((section) => <Section key={section.module} section={section} folded={folded} />)}
    </div>
  );
}

/** A module within an open group: its pages, or one entry that unfolds. */
function Section({ section: { icon, label, items }, folded }: { section: NavSection; folded: boolean }) {
  const unfolds = icon !== null && items.length > 1;
  const drawn = items.map((item) => <Item key={item.route} item={item} folded={folded} nested={unfolds} />);
  return unfolds ? <Fold icon={icon} label={label} items={items}>{drawn}</Fold> : <>{drawn}</>;
}

function Fold(
  { icon, label, items, children }: {
    icon: string;
    label: string;
    items: NavItem[];
    children: ComponentChildren;
  },
) {
  const isHere = items.some((item) => item.current);
  return (
    <details class="rail-group" open={isHere}>
      <summary data-here={isHere ? "" : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}

/**
 * Its words stand in full beside the icon, but below it in a folded rail, where what does not fit is said by the tooltip. Pages within an entry that
 * unfolds stand below its icon and have none of their own, which is a tenth of a page's bytes.
 */
function Item({ item, folded, nested = false }: { item: NavItem; folded: boolean; nested?: boolean }) {
  return (
    <a
      href={item.href}
      title={folded ? item.label : undefined}
      aria-current={item.current ? "page" : undefined}
    >
      {(folded || !nested) && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </a>
  );
}
