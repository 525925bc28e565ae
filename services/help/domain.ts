import { defineDomain } from "@/engines/define_domain.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { helpDocument } from "./help_document.ts";

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
  "social-user",
  "dealer-group-user",
  "overseas-store",
] as const;

export const help = defineDomain({
  name: "help",
  pages: documentPages(helpDocument, {
    module: "documents",
    icon: "book-open-text",
    workIcon: "file-pen-line",
    workShort: "nav.page_HelperEditorList",
    files: ["preview"],
  }),
  documents: [helpDocument],
  grants: [
    { roles: READERS, rights: viewing("HelperList") },
    {
      roles: ["factory-manager", "factory-engineer", "section-chief"],
      rights: [...viewing("HelperEditorList"), "HelperEditorList:edit", "HelperEditorList:submit"],
    },
    {
      roles: ["factory-manager", "section-chief"],
      rights: ["HelperEditorList:verify", "HelperEditorList:publish", "HelperEditorList:stop"],
    },
    { roles: ["factory-manager"], rights: ["HelperEditorList:edit-all"] },
  ],
  demo: [{
    name: "help",
    told: "help documents",
    after: "bulletins",
    usesFiles: true,
    load: async () => (await import("@/demo/help/help.ts")).fillHelp,
  }, {
    // Behind the last document of any kind.
    name: "messages of authors",
    told: "messages of authors",
    after: "help",
    load: async () => (await import("@/demo/documents/author_news.ts")).readAuthorNews,
  }],
});
