import { rightHolderList } from "./right_holder_list.ts";
import { rightRegister } from "./right_register.ts";
import { ROLE_CALLS } from "./role_calls.ts";
import { roleRegister } from "./role_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const roles = defineDomain({
  name: "roles",
  pages: [
    page("baseinforole", {
      module: "people",
      icon: "user-cog",
      nav: "below",
      short: "nav.page_baseinforole",
    }),
    page("baseinfoauthority", {
      module: "people",
      icon: "key-square",
      nav: "below",
      short: "nav.page_baseinfoauthority",
    }),
  ],
  calls: ROLE_CALLS,
  registers: [rightRegister, roleRegister],
  grants: [
    { roles: ["factory-manager"], rights: [...viewing("baseinforole", "baseinfoauthority")] },
  ],
  lists: [rightHolderList],
  messages: {
    "page-asked": { icon: "key-square", tone: "info", toDo: true, byMail: true },
  },
});
