import { defineDomain } from "@/engines/define_domain.ts";
import { linkDocumentsJob } from "@/engines/documents/link_documents_job.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import * as events from "@/events/bulletins.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { bulletinDocument } from "./bulletin_document.ts";
import { notifyBulletinReleased } from "./notify_released.ts";
import { notifyBulletinResumed } from "./notify_resumed.ts";
import { notifyBulletinRevoked } from "./notify_revoked.ts";
import { tellBegunJob } from "./tell_begun_job.ts";

/** Everybody who works in the portal. */
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

export const bulletins = defineDomain({
  name: "bulletins",
  pages: documentPages(bulletinDocument, {
    module: "bulletins",
    icon: "megaphone",
    workIcon: "file-pen-line",
    workShort: "nav.page_BulletinWork",
  }),
  documents: [bulletinDocument],
  events: Object.values(events),
  notifications: [notifyBulletinReleased, notifyBulletinResumed, notifyBulletinRevoked],
  jobs: [linkDocumentsJob(bulletinDocument, "link-notices", "0 30 4 * * *"), tellBegunJob],
  linkKinds: { bulletin: documentLinkKind(bulletinDocument) },
  messages: {
    "bulletin-released": { icon: "megaphone", tone: "info", toDo: false, byMail: false },
    "bulletin-revoked": { icon: "undo-2", tone: "info", toDo: false, byMail: false },
  },
  places: {
    "bulletin-attachment": {
      types: ["mp4", "zip", "pdf"],
      limit: LIMITS.uploadBytes,
      upload: "BulletinWork:edit",
    },
  },
  grants: [
    { roles: READERS, rights: viewing("BulletinList") },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"],
      rights: [...viewing("BulletinWork"), "BulletinWork:edit", "BulletinWork:submit"],
    },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["BulletinWork:verify", "BulletinWork:publish", "BulletinWork:stop"],
    },
    { roles: ["factory-manager"], rights: ["BulletinWork:edit-all"] },
  ],
  demo: [{
    name: "bulletins",
    told: "notices",
    after: "tsb",
    load: async () => (await import("@/demo/bulletins/bulletins.ts")).fillNotices,
  }],
});
