import * as events from "@/events/cases.ts";
import { CASE_MEDIA, PICTURES } from "@/engines/files/place_types.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { linkDocumentsJob } from "@/engines/documents/link_documents_job.ts";
import { CASE_CALLS } from "./calls.ts";
import { caseDocument } from "./case_document.ts";
import { notifyCaseMarked } from "./notify_marked.ts";
import { notifyCasePublished } from "./notify_published.ts";
import { caseWordRegister } from "./word_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

/** Everybody who repairs or answers for it. */
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

/** Who repairs and writes down how. */
const STORES = ["technical-supervisor", "store-technician", "store-manager", "overseas-store"] as const;
/** Who writes, and judges what others have written. */
const FACTORY = ["factory-manager", "factory-engineer", "designated-engineer", "section-chief"] as const;

export const cases = defineDomain({
  name: "cases",
  pages: [
    ...documentPages(caseDocument, {
      module: "cases",
      icon: "folder-search",
      workIcon: "file-pen-line",
      workShort: "nav.page_CaseWork",
      files: ["reading", "preview", "working", "editor"],
    }),
    registerPage(caseWordRegister, { module: "cases", icon: "text-search", nav: "module" }),
  ],
  registers: [caseWordRegister],
  documents: [caseDocument],
  calls: CASE_CALLS,
  jobs: [linkDocumentsJob(caseDocument, "link-cases", "0 40 4 * * *")],
  linkKinds: { case: documentLinkKind(caseDocument) },
  notifications: [notifyCasePublished, notifyCaseMarked],
  messages: {
    "case-published": { icon: "folder-search", tone: "ok", toDo: false, byMail: false },
    "case-excellent": { icon: "star", tone: "ok", toDo: false, byMail: true },
  },
  grants: [
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [...viewing("CaseDescription")],
    },
    { roles: ["factory-engineer"], rights: [...writing("CaseDescription")] },
    { roles: READERS, rights: viewing("CaseList") },
    { roles: STORES, rights: ["CaseList:judge"] },
    { roles: [...STORES, ...FACTORY], rights: [...viewing("CaseWork"), "CaseWork:edit", "CaseWork:submit"] },
    { roles: FACTORY, rights: ["CaseWork:verify"] },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["CaseWork:publish", "CaseWork:stop", "CaseWork:excellent"],
    },
    { roles: ["factory-manager"], rights: ["CaseWork:edit-all"] },
  ],
  events: Object.values(events),
  places: {
    "case": { types: CASE_MEDIA, upload: "session" },
    "casesheet-image": { types: PICTURES, upload: "session" },
  },
  demo: [{
    name: "cases",
    told: "registers",
    after: "diagnosis",
    load: async () => (await import("@/demo/cases/words.ts")).fillCaseWords,
  }, {
    name: "repair_cases",
    told: "repair cases",
    after: "help",
    load: async () => (await import("@/demo/cases/cases.ts")).fillCases,
  }],
});
