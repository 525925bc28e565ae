import { parkedList } from "./parked_list.ts";
import { EVENT_CALLS } from "./calls.ts";
import { tellEventParked } from "./tell_event_parked.ts";
import { tellJobFailed } from "./tell_job_failed.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const eventMonitor = defineDomain({
  name: "event_monitor",
  pages: [
    page("EventMonitor", { module: "admin", icon: "activity", nav: "below" }),
  ],
  calls: EVENT_CALLS,
  lists: [parkedList],
  onParked: tellEventParked,
  onJobFailed: tellJobFailed,
});
