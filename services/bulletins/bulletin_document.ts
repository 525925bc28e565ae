import { defineDocument } from "@/engines/documents/define_document.ts";
import { numberedCode } from "@/engines/documents/numbered_code.ts";
import { day, flag } from "@/engines/registers/declare.ts";
import * as events from "@/events/bulletins.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { approversToTell } from "@/services/departments/approvers_to_tell.ts";
import { tsbDepartment } from "@/services/departments/tsb_department.ts";

/** Notices: what the factory tells everybody, or some organisations, for some days. */
export const bulletinDocument = defineDocument({
  kind: "bulletin",
  noun: ["Bulletin", "Bulletins"],
  path: "/tis/bulletins",
  texts: "bulletins",
  routes: {
    reading: "BulletinList",
    preview: "BulletinDetail",
    working: "BulletinWork",
    editor: "BulletinWorkDetail",
  },
  table: "bulletin_details",
  fields: {
    department: tsbDepartment.field,
    startDate: day({ optional: true }),
    endDate: day({ optional: true }),
    mustRead: flag(),
  },
  requires: ["department"],
  code: numberedCode("N"),
  confirmed: ({ mustRead }) => mustRead,
  demanded: ({ sql }, table) => sql`${sql(`${table}.must_read`)}`,
  audience: true,
  // Its texts name what it is about.
  connected: () => [],
  links: ["part", "figure", "callout", "dtc", "labor", "tsb", "bulletin", "web"],
  internal: ["department"],
  period: ["startDate", "endDate"],
  readOnItsDays: true,
  attachments: "bulletin-attachment",
  departments: tsbDepartment.deciding,
  duties: approverDuties,
  approvers: approversToTell,
  filters: [],
  events: {
    release: events.bulletinReleased,
    revoke: events.bulletinRevoked,
    resume: events.bulletinResumed,
    delete: events.bulletinDeleted,
  },
  payload: (_ctx, { id, state, values, texts, audience }) => ({
    bulletinId: id,
    top: state.topState === 1,
    startDate: values.startDate,
    endDate: values.endDate,
    languages: texts.filter(({ title }) => title !== "").map(({ lang }) => lang),
    orgCodes: audience?.said.organisation ?? [],
    narrowed: audience !== null,
  }),
});
