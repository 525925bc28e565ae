import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const eventCatalogue = defineDomain({
  name: "event_catalogue",
  pages: [
    page("EventCatalogue", { module: "admin", icon: "book-open-text", nav: "below" }),
  ],
});
