import { CARD_CALLS } from "./calls.ts";
import { cardRegister } from "./card_register.ts";
import { cardSeriesRegister } from "./card_series_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping, viewing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const cards = defineDomain({
  name: "cards",
  pages: [
    page("SecretCard", { module: "admin", icon: "ticket-check", nav: "below" }),
    registerPage(cardSeriesRegister, { module: "admin", icon: "tickets", nav: "below" }),
  ],
  calls: CARD_CALLS,
  registers: [cardRegister, cardSeriesRegister],
  grants: [
    {
      roles: ["factory-manager"],
      rights: [...keeping("SecretCardSeries"), "SecretCard:add", "SecretCard:revoke"],
    },
    {
      roles: [
        "factory-manager",
        "technical-supervisor",
        "store-manager",
        "dealer-group-user",
        "overseas-store",
      ],
      rights: [...viewing("SecretCard"), "SecretCard:verify"],
    },
  ],
});
