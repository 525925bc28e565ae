import { contactList } from "./contact_list.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const contacts = defineDomain({
  name: "contacts",
  pages: [
    page("MailList", { module: "organisation", icon: "contact", nav: "below", after: "agency" }),
  ],
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
      rights: [...viewing("MailList")],
    },
  ],
  lists: [contactList],
});
