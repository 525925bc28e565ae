import { mailList } from "./mail_list.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const mailLog = defineDomain({
  name: "mail_log",
  pages: [
    page("MailLog", { module: "admin", icon: "mail-warning", nav: "below" }),
  ],
  lists: [mailList],
});
