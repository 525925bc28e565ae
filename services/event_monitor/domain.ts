import { parkedList } from "./parked_list.ts";
import { EVENT_CALLS } from "./calls.ts";
import { notifyEventParked } from "./notify_event_parked.ts";
import { notifyJobFailed } from "./notify_job_failed.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const eventMonitor = defineDomain({
  name: "event_monitor",
  pages: [
    page("EventMonitor", { module: "admin", icon: "activity", nav: "below" }),
    page("EventTrace", {
      module: "admin",
      icon: "waypoints",
      nav: "below",
      rightTitle: "right.register.view",
    }),
  ],
  calls: EVENT_CALLS,
  lists: [parkedList],
  onParked: notifyEventParked,
  onJobFailed: notifyJobFailed,
});
