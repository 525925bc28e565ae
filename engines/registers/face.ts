import * as events from "@/events/registers.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const registerEngine = defineDomain({
  name: "registers",
  events: Object.values(events),
});
