import { defineDocument } from "@/engines/documents/define_document.ts";
import { may } from "@/kernel/access/rights.ts";
import { pageOf, PAGES, titleOf } from "@/kernel/access/pages.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { tsbDepartment } from "@/services/departments/tsb_department.ts";

/** Help documents: what a screen is for, how its work goes, what its refusals mean. The code is the route of the screen; who may not open that does not read of it. */
export const helpDocument = defineDocument({
  kind: "help",
  noun: ["HelpDocument", "HelpDocuments"],
  path: "/tis/help-documents",
  texts: "help",
  routes: {
    reading: "HelperList",
    preview: "HelperDoc",
    working: "HelperEditorList",
    editor: "HelperEditor",
  },
  table: "help_details",
  fields: {
    department: tsbDepartment.field,
  },
  requires: ["department"],
  code: {
    check: (code) => pageOf(code) ? null : { field: "code", rule: "help-screen-unknown" },
    next: () => Promise.resolve(null),
    version: () => null,
    hint: "help.code_hint",
    text: "help.screen",
    words: "help.words",
    said: (code, t) => pageOf(code) ? t(titleOf(code)) : code,
  },
  readable: ({ sql, actor }) => {
    const screens = PAGES.all.filter(({ need }) => may(actor, need)).map(({ route }) => route);
    return sql`exists (
      select from documents h where h.id = r.document_id and h.code = any(${screens}::text[])
    )`;
  },
  pictures: true,
  internal: ["department"],
  departments: tsbDepartment.deciding,
  duties: approverDuties,
  approvers: approversToTell,
  filters: [],
  events: {},
  payload: () => ({}),
});
