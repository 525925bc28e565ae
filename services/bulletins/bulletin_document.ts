import { defineDocument } from "@/engines/documents/define_document.ts";
import { numberedCode } from "@/engines/documents/numbered_code.ts";
import { day, flag, references } from "@/engines/registers/declare.ts";
import * as events from "@/events/bulletins.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Sql } from "@/kernel/sql.ts";
import { approverDuties } from "@/services/departments/approver_duties.ts";
import { tsbDepartment } from "@/services/departments/tsb_department.ts";
import { today } from "@/services/epc/today.ts";

/** Receivers are people of the organisations and of all below them. */
const receives = (sql: Sql, table: string, org: ReturnType<Sql>) =>
  sql`(${sql(`${table}.org_codes`)} = '{}' or ${
    sql(`${table}.org_codes`)
  } && array(select org_and_above(${org})))`;

/** Of its days: those before it begins and after it has ended do not show it. */
const isDue = (ctx: Ctx, table: string) =>
  ctx.sql`${today(ctx)}::date between coalesce(${ctx.sql(`${table}.start_date`)}, '-infinity')
    and coalesce(${ctx.sql(`${table}.end_date`)}, 'infinity')`;

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
    orgCodes: references({ table: "orgs", lead: "code", route: "agency", many: true }, {
      optional: true,
      hint: true,
    }),
    startDate: day({ optional: true }),
    endDate: day({ optional: true }),
    mustRead: flag(),
  },
  requires: ["department"],
  code: numberedCode("N"),
  confirmed: ({ mustRead }) => mustRead,
  demanded: ({ sql }, table) => sql`${sql(`${table}.must_read`)}`,
  readable: (ctx, table) =>
    ctx.sql`(${isDue(ctx, table)} and ${
      receives(ctx.sql, table, ctx.sql`${personOrNull(ctx)?.orgCode ?? null}`)
    })`,
  meant: ({ sql }, table) => receives(sql, table, sql`u.org_code`),
  internal: ["department", "orgCodes"],
  period: ["startDate", "endDate"],
  attachments: "bulletin-attachment",
  departments: tsbDepartment.deciding,
  duties: approverDuties,
  filters: [],
  events: {
    release: events.bulletinReleased,
    revoke: events.bulletinRevoked,
    delete: events.bulletinDeleted,
  },
  payload: (_ctx, { id, state, values, texts }) => ({
    bulletinId: id,
    top: state.topState === 1,
    startDate: values.startDate,
    endDate: values.endDate,
    languages: texts.filter(({ title }) => title !== "").map(({ lang }) => lang),
    orgCodes: values.orgCodes,
  }),
});
