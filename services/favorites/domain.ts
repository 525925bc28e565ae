import { favoriteList } from "./favorite_list.ts";
import { FAVORITE_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const favorites = defineDomain({
  name: "favorites",
  pages: [
    page("EPCFavorite", { module: "parts", icon: "star", nav: "below" }),
  ],
  calls: FAVORITE_CALLS,
  grants: [
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "technical-supervisor",
        "claim-approver-1",
        "claim-approver-2",
        "claim-approver-3",
        "store-technician",
        "store-manager",
        "dealer-group-user",
        "overseas-store",
      ],
      rights: [...viewing("EPCFavorite"), "EPCFavorite:edit"],
    },
  ],
  lists: [favoriteList],
  demo: [{
    name: "favorites",
    told: "carts, orders and favorites",
    after: "orders",
    load: async () => (await import("@/demo/favorites.ts")).fillFavorites,
  }],
});
