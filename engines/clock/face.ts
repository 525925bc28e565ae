import { defineDomain } from "@/engines/define_domain.ts";

export const clockEngine = defineDomain({
  name: "clock",
  messages: {
    "job-failed": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
  },
});
