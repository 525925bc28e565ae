import * as events from "@/events/quality.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { PICTURES } from "@/engines/files/place_types.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { QUALITY_CALLS } from "./calls.ts";
import { qualityLinkKind } from "./link_quality.ts";
import { notifyQualityResolved, notifyQualitySubmitted, notifyQualityTaken } from "./notify_store.ts";
import { qualityList } from "./quality_list.ts";
import { maySeeQuality } from "./read_quality.ts";
import { OK_PHOTO, REFUSE_PHOTO } from "./rows.ts";
import { QUALITY_PLACE } from "./write_quality.ts";

const STORES = ["technical-supervisor", "store-technician", "store-manager", "overseas-store"] as const;
const FACTORY = ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"] as const;

export const quality = defineDomain({
  name: "quality",
  pages: [
    page("QualityFeedback", {
      module: "cases",
      icon: "badge-alert",
      nav: "below",
      rightTitle: "right.register.view",
    }),
    page("QualityFeedbackPreview", {
      module: "cases",
      icon: "badge-alert",
      need: "QualityFeedback:view",
      under: "QualityFeedback",
    }),
  ],
  lists: [qualityList],
  calls: QUALITY_CALLS,
  events: Object.values(events),
  notifications: [notifyQualitySubmitted, notifyQualityTaken, notifyQualityResolved],
  messages: {
    "quality-submitted": { icon: "badge-alert", tone: "info", toDo: false, byMail: false },
    "quality-taken": { icon: "badge-alert", tone: "info", toDo: false, byMail: false },
    "quality-resolved": { icon: "badge-alert", tone: "ok", toDo: false, byMail: true },
    "quality-refused": { icon: "badge-alert", tone: "warn", toDo: false, byMail: true },
  },
  linkKinds: { quality: qualityLinkKind },
  grants: [
    { roles: [...STORES, ...FACTORY, "dealer-group-user"], rights: viewing("QualityFeedback") },
    { roles: STORES, rights: ["QualityFeedback:edit"] },
    { roles: FACTORY, rights: ["QualityFeedback:process"] },
  ],
  places: { [QUALITY_PLACE]: { types: PICTURES, upload: "QualityFeedback:edit" } },
  readers: { [REFUSE_PHOTO]: maySeeQuality, [OK_PHOTO]: maySeeQuality },
  demo: [{
    name: "quality",
    told: "quality reports",
    after: "software",
    needsFiles: true,
    load: async () => (await import("@/demo/quality/reports.ts")).fillQuality,
  }],
});
