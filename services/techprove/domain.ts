import * as events from "@/events/techprove.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { GENERAL, PICTURES } from "@/engines/files/place_types.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { TECHPROVE_CALLS } from "./calls.ts";
import { techproveLinkKind } from "./link_improvement.ts";
import {
  notifyImprovementApproved,
  notifyImprovementClosed,
  notifyImprovementRejected,
  notifyImprovementSubmitted,
} from "./notify_people_of_improvement.ts";
import { maySeeImprovement } from "./read_improvement.ts";
import { USES } from "./rows.ts";
import { techproveList } from "./techprove_list.ts";
import { FILE_PLACE, PHOTO_PLACE } from "./write_improvement.ts";

const STORES = ["technical-supervisor", "store-technician", "store-manager", "overseas-store"] as const;
const FACTORY = ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"] as const;

export const techprove = defineDomain({
  name: "techprove",
  pages: [
    page("TechProve", {
      module: "cases",
      icon: "lightbulb",
      nav: "below",
      short: "nav.page_TechProve",
      rightTitle: "right.register.view",
    }),
    page("TechProvePreview", {
      module: "cases",
      icon: "lightbulb",
      need: "TechProve:view",
      under: "TechProve",
    }),
  ],
  lists: [techproveList],
  calls: TECHPROVE_CALLS,
  events: Object.values(events),
  notifications: [
    notifyImprovementSubmitted,
    notifyImprovementApproved,
    notifyImprovementRejected,
    notifyImprovementClosed,
  ],
  messages: {
    "techprove-asked": { icon: "lightbulb", tone: "info", toDo: true, byMail: true },
    "techprove-approved": { icon: "lightbulb", tone: "ok", toDo: false, byMail: false },
    "techprove-rejected": { icon: "lightbulb", tone: "warn", toDo: true, byMail: true },
    "techprove-closed": { icon: "lightbulb", tone: "ok", toDo: false, byMail: false },
  },
  linkKinds: { techprove: techproveLinkKind },
  grants: [
    { roles: [...STORES, ...FACTORY], rights: [...viewing("TechProve"), "TechProve:edit"] },
    { roles: FACTORY, rights: ["TechProve:verify"] },
    { roles: ["factory-manager", "section-chief"], rights: ["TechProve:close"] },
  ],
  places: {
    [PHOTO_PLACE]: { types: PICTURES, upload: "TechProve:edit" },
    [FILE_PLACE]: { types: GENERAL, upload: "TechProve:edit" },
  },
  readers: Object.fromEntries(Object.values(USES).map((use) => [use, maySeeImprovement])),
  demo: [{
    name: "techprove",
    told: "technical improvements",
    after: "quality",
    load: async () => (await import("@/demo/techprove/improvements.ts")).fillImprovements,
  }],
});
