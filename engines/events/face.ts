import { retireEventsJob } from "./retire_events_job.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const eventEngine = defineDomain({
  name: "events",
  jobs: [retireEventsJob],
  messages: {
    "event-parked": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
  },
});
