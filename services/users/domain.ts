import * as events from "@/events/users.ts";
import { notifyUserChanged } from "./notify_user_changed.ts";
import { ACCOUNT_CALLS } from "./account_calls.ts";
import { USER_CALLS } from "./calls.ts";
import { postRegister } from "./post_register.ts";
import { userRegister } from "./user_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const users = defineDomain({
  name: "users",
  pages: [
    page("baseinfouser", { module: "people", icon: "users", nav: "module" }),
    registerPage(postRegister, { module: "people", icon: "id-card", nav: "below" }),
  ],
  calls: [...USER_CALLS, ...ACCOUNT_CALLS],
  registers: [postRegister, userRegister],
  grants: [
    {
      roles: ["factory-manager", "store-manager", "dealer-group-user"],
      rights: [...viewing("baseinfouser")],
    },
    {
      roles: ["factory-manager"],
      rights: [
        ...writing("baseinfouser", "BaseinfoUserPost"),
        "baseinfouser:freeze",
        "baseinfouser:password",
        "baseinfouser:sessions",
      ],
    },
    { roles: ["factory-manager", "section-chief"], rights: [...viewing("BaseinfoUserPost")] },
  ],
  events: Object.values(events),
  notifications: [notifyUserChanged],
  messages: {
    "account-changed": { icon: "user-round-cog", tone: "info", toDo: false, byMail: true },
    "rights-changed": { icon: "shield-check", tone: "info", toDo: false, byMail: true },
  },
  demo: [{
    name: "users",
    told: "registers",
    after: "epc",
    load: async () => (await import("@/demo/users.ts")).fillPeople,
  }, {
    name: "addresses",
    told: "registers",
    after: "messages of authors",
    load: async () => (await import("@/demo/users.ts")).confirmAddresses,
  }],
});
