import { messageCalls } from "./calls.ts";
import { messagesExport } from "./exports.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const inbox = defineDomain({
  name: "inbox",
  pages: [
    page("MyMessage", { module: "personal", icon: "bell", need: "session" }),
  ],
  calls: messageCalls,
  exports: [messagesExport],
});
