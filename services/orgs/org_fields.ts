import type { z } from "zod";
import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  choice,
  code,
  type Fields,
  flag,
  names,
  reference,
  references,
  text,
  texts,
  type Use,
} from "@/engines/registers/declare.ts";
import { isKnownZone } from "./known_zone.ts";
import { ORG_STATES } from "./org_kinds.ts";

/** A zone of the IANA time zone database. */
const inKnownZone = (value: z.ZodType) =>
  value.refine((zone) => isKnownZone(String(zone)), { error: "refusal.zone-unknown" });

/** Fields that every organisation has, whatever its kind. */
export const ORG_FIELDS = {
  orgCode: code({ column: "code", max: 20 }),
  names: names({ max: 120 }),
  countryCode: reference({ table: "countries", route: "TisosArea" }),
  marketCode: reference({ table: "markets", route: "EPCSCGL" }, {
    optional: true,
    in: "chooser",
    hint: true,
  }),
  brandCodes: references({ table: "brands" }, { optional: true, filter: true, batch: true, hint: true }),
  state: choice(ORG_STATES, { start: "open", batch: true, hint: true }),
  zone: text({ max: 60, start: "Asia/Shanghai", in: "chooser", hint: true, rule: inKnownZone }),
  address: text({ max: 300, optional: true, search: true, in: "chooser" }),
  postcode: text({ max: 20, optional: true, in: "entry" }),
  phone: text({ max: 40, optional: true, format: "phone", in: "chooser" }),
  email: text({ max: 120, optional: true, format: "email", in: "chooser" }),
  hours: texts({ max: 80, optional: true, in: "entry", hint: true, batch: true }),
  directSale: flag({ in: "chooser", filter: true, batch: true, hint: true }),
} satisfies Fields;

/** What an organisation leaves behind, and so keeps it from being deleted: people, orders, members, roles given in it, tokens, cards. */
export const ORG_USES: readonly Use[] = [
  { table: "users", column: "org_code" },
  { table: "orders", column: "store_code", shownBy: { right: "EPCCart:view", org: "store_code" } },
  { table: "orgs", column: "parent_code" },
  {
    table: "user_roles",
    column: "org_code",
    of: { table: "users", column: "user_id" },
    where: ({ sql }) => sql`exists (select from users u where u.id = x.user_id and u.deleted_at is null)`,
  },
  {
    table: "api_tokens",
    column: "org_code",
    where: ({ sql }) => sql`x.revoked_at is null`,
    shownBy: { right: "baseinfoauthority:machines" },
  },
  { table: "pushes", column: "store_code", shownBy: { right: "PushLog:view", org: "store_code" } },
];

/** Organisations that a right reaches: a dealer group's those below it, a store's itself; all where the program itself asks. */
export function orgScope(ctx: Ctx, right: Right): Fragment {
  return ctx.actor.kind === "system" ? ctx.sql`true` : scopeOf(ctx, right)({ org: ctx.sql`e.code` });
}
