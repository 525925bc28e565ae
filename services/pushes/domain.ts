import { pushList } from "./push_list.ts";
import { PUSH_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const pushes = defineDomain({
  name: "pushes",
  pages: [
    page("PushLog", { module: "admin", icon: "send", nav: "below" }),
    page("DemoDms", {
      module: "admin",
      icon: "flask-conical",
      need: "PushLog:retry",
      under: "PushLog",
      demoOnly: true,
    }),
  ],
  calls: PUSH_CALLS,
  lists: [pushList],
});
