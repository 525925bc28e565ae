import * as events from "@/events/tsb.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { linkTsbsJob } from "./link_tsbs_job.ts";
import { notifyTsbPublished } from "./notify_published.ts";
import { tsbDocument } from "./tsb_document.ts";
import { tsbTypeRegister } from "./type_register.ts";

/** Everybody who repairs, sells or answers for it. */
const READERS = [
  "factory-manager",
  "factory-engineer",
  "designated-engineer",
  "section-chief",
  "technical-supervisor",
  "claim-approver-1",
  "claim-approver-2",
  "claim-approver-3",
  "store-technician",
  "store-manager",
  "dealer-group-user",
  "overseas-store",
] as const;

export const tsb = defineDomain({
  name: "tsb",
  pages: [
    ...documentPages(tsbDocument, {
      module: "bulletins",
      icon: "file-exclamation-point",
      workIcon: "file-pen-line",
    }),
    registerPage(tsbTypeRegister, { module: "bulletins", icon: "tags", nav: "below" }),
  ],
  registers: [tsbTypeRegister],
  documents: [tsbDocument],
  jobs: [linkTsbsJob],
  linkKinds: { tsb: documentLinkKind(tsbDocument) },
  events: Object.values(events),
  notifications: [notifyTsbPublished],
  messages: { "tsb-published": { icon: "file-exclamation-point", tone: "info", toDo: false, byMail: true } },
  places: {
    "tsb-attachment": { types: ["mp4", "zip", "pdf"], limit: LIMITS.uploadBytes, upload: "TSBwork:edit" },
  },
  grants: [
    { roles: READERS, rights: viewing("TSBList") },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"],
      rights: [...viewing("TSBwork", "TSBType"), "TSBwork:edit", "TSBwork:submit"],
    },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["TSBwork:verify", "TSBwork:publish", "TSBwork:stop"],
    },
    { roles: ["factory-manager"], rights: ["TSBwork:edit-all", "TSBType:edit"] },
  ],
  demo: [{
    name: "tsb",
    told: "bulletins",
    usesFiles: true,
    after: "tools",
    load: async () => (await import("@/demo/tsb/bulletins.ts")).fillBulletins,
  }],
});
