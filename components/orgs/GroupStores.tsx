import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { dealerGroupRegister } from "@/services/orgs/dealer_group_register.ts";
import { storesHref } from "./org_links.ts";

/** Under the form of a dealer group: how many stores it has and where they are kept. */
export function GroupStores(
  { entry, ctx: { t, actor }, basePath }: {
    entry: EntryOf<typeof dealerGroupRegister>;
    ctx: Ctx;
    basePath: string;
  },
) {
  const stores = entry.values.stores ?? 0;
  return (
    <p class="text-ink-2">
      {stores === 0 ? t("orgs.group.none") : t("orgs.page.members_count", { count: stores })}{" "}
      {stores > 0 && may(actor, "agency:view") && (
        <a class="link" href={storesHref(basePath, "parentCode", entry.key)}>
          {t("orgs.group.stores", { name: entry.labels.names ?? entry.key })}
        </a>
      )} {t("orgs.group.note")}
    </p>
  );
}
