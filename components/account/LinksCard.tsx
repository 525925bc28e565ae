import { Card } from "@/components/Card.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { State } from "@/edge/state.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";

/** Pages of the user's own things (specification section 2, user centre), those that exist and that they may open. */
const OWN_PAGES = ["MyMessage", "MyScore", "MyDownload", "EPCFavorite", "EPCCart"];

/** Links to what is the user's own. */
export function LinksCard({ state }: { state: State }) {
  const { ctx: { t, actor }, basePath } = state;
  const pages = OWN_PAGES.map(pageOf).filter((page) => page !== undefined && may(actor, page.need));
  if (pages.length === 0) return null;
  return (
    <Card title={t("account.links")} bare>
      <ul class="own-links">
        {pages.map((page) => (
          <li key={page!.route}>
            <a href={`${basePath}/${page!.route}`}>
              <Icon name={page!.icon} />
              {t(page!.title)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
