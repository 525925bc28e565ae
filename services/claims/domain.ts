import { defineDomain } from "@/engines/define_domain.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { documentPages } from "@/engines/documents/document_pages.ts";
import { linkDocumentsJob } from "@/engines/documents/link_documents_job.ts";
import { CASE_MEDIA } from "@/engines/files/place_types.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import * as events from "@/events/claims.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { CLAIM_CALLS } from "./calls.ts";
import { claimDocument } from "./claim_document.ts";
import { PUSH_RIGHT } from "./claim_rights.ts";
import { pushedClaim } from "./push/pushed_claim.ts";
import { warrantyRegister } from "./warranty/warranty_register.ts";

/** Who claims. */
const STORES = ["technical-supervisor", "store-technician", "store-manager", "overseas-store"] as const;
/** Who decides, one department after the other. */
const APPROVERS = ["claim-approver-1", "claim-approver-2", "claim-approver-3"] as const;
/** Who looks after all of them. */
const FACTORY = ["factory-manager", "section-chief"] as const;

export const claims = defineDomain({
  name: "claims",
  pages: [
    ...documentPages(claimDocument, {
      module: "cases",
      icon: "receipt-text",
      workIcon: "file-pen-line",
      files: ["preview", "working", "editor"],
    }),
    registerPage(warrantyRegister, { module: "cases", icon: "shield-check", nav: "below" }),
  ],
  registers: [warrantyRegister],
  documents: [claimDocument],
  calls: CLAIM_CALLS,
  jobs: [linkDocumentsJob(claimDocument, "link-claims", "0 50 4 * * *")],
  linkKinds: { claim: documentLinkKind(claimDocument) },
  messages: {
    "claim-push-failed": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
    "claim-push-refused": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
  },
  pushed: { claim: pushedClaim },
  grants: [
    {
      roles: [
        ...STORES,
        ...APPROVERS,
        ...FACTORY,
        "factory-engineer",
        "designated-engineer",
        "dealer-group-user",
      ],
      rights: viewing("ClaimList"),
    },
    { roles: [...STORES, ...APPROVERS, ...FACTORY, "dealer-group-user"], rights: viewing("ClaimManage") },
    { roles: STORES, rights: ["ClaimManage:edit", "ClaimManage:submit", PUSH_RIGHT] },
    { roles: APPROVERS, rights: ["ClaimManage:verify", ...viewing("WarrantyTerms")] },
    {
      roles: FACTORY,
      rights: [
        "ClaimManage:publish",
        "ClaimManage:stop",
        ...viewing("WarrantyTerms"),
        ...writing("WarrantyTerms"),
      ],
    },
  ],
  events: Object.values(events),
  places: { claim: { types: CASE_MEDIA, upload: "ClaimManage:edit" } },
  demo: [{
    name: "claims",
    told: "claim cases",
    after: "labor_items",
    load: async () => (await import("@/demo/claims/claims.ts")).fillClaims,
  }],
});
