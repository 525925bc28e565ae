import { messageList } from "./message_list.ts";
import { messageCalls } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const inbox = defineDomain({
  name: "inbox",
  pages: [
    page("MyMessage", { module: "personal", icon: "bell", need: "session" }),
  ],
  calls: messageCalls,
  lists: [messageList],
});
