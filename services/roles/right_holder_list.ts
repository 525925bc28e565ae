import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import type { Filter } from "@/engines/lists/filters.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { collation } from "@/engines/registers/entry_order.ts";

const STATES = ["not_activated", "normal", "frozen"] as const;
const right = z.string().max(160);

/** Somebody who has a right, and by which assignment. */
export const rightHolder = z.object({
  userId: z.int(),
  userCode: z.string(),
  fullName: z.string(),
  state: z.enum(STATES),
  orgName: z.string().nullable(),
  roleCode: z.string(),
  roleName: z.string(),
  market: z.string().nullable().describe("name; null: every market of the role"),
  scopeOrg: z.string().nullable().describe("name; null: the person's own, or all for factory staff"),
});
export type RightHolder = z.infer<typeof rightHolder>;

/** Who has a right: a line for each assignment that gives it. Its call names the right in its path (services/roles/role_calls.ts). */
export const rightHolderList = defineList({
  kind: "right-holders",
  page: "baseinforole",
  title: "roles.holders_title",
  need: "baseinforole:view",
  record: rightHolder,
  id: ({ userId, roleCode, market, scopeOrg }) => `${userId} ${roleCode} ${market} ${scopeOrg}`,
  words: { none: "roles.nobody", noneWhy: "roles.nobody_why" },
  filter: {
    right: {
      schema: right,
      text: "roles.right.one",
      drawn: { as: "none" },
      where: ({ sql }, value) => () => sql`rr.right_code = ${value}`,
    } as Filter<typeof right>,
  },
  columns: {
    fullName: {
      text: "roles.holder_person",
      kind: "person",
      sort: (ctx) => ctx.sql`u.full_name ${collation(ctx, "zh_CN")}`,
      title: true,
    },
    userCode: { text: "roles.holder_account", kind: "code", sort: "u.user_code" },
    orgName: {
      text: "roles.holder_org",
      kind: "text",
      sort: ({ sql, chain }) =>
        sql`(select name_in(g.names, ${chain as string[]}) from orgs g where g.code = u.org_code)`,
    },
    state: {
      text: "roles.holder_state",
      kind: "state",
      of: ({ state }, { t }) => t(`roles.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "u.state",
    },
    roleName: {
      text: "roles.holder_role",
      kind: "text",
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
      href: ({ roleCode }) => `baseinforole?role=${encodeURIComponent(roleCode)}`,
    },
    market: {
      text: "roles.holder_market",
      kind: "text",
      of: ({ market }, { t }) => market ?? t("person.every_market"),
      sort: ({ sql, chain }) =>
        sql`(select name_in(m.names, ${chain as string[]}) from markets m where m.code = ur.market_code)`,
    },
    scopeOrg: {
      text: "roles.holder_scope",
      kind: "text",
      of: ({ scopeOrg }, { t }) => scopeOrg ?? t("roles.own_org"),
      sort: ({ sql, chain }) =>
        sql`(select name_in(g.names, ${chain as string[]}) from orgs g where g.code = ur.org_code)`,
    },
  },
  order: "fullName",
  scope: (ctx) => () => scopeOf(ctx, "baseinforole:view")({ org: ctx.sql`u.org_code` }),
  query: {
    key: "ur.id",
    from: ({ sql }) =>
      sql`
      role_rights rr
      join roles o on o.code = rr.role_code and o.deleted_at is null
      join user_roles ur on ur.role_code = rr.role_code
      join users u on u.id = ur.user_id and u.deleted_at is null`,
    where: ({ sql }, { right }) => () => right === undefined ? sql`false` : sql`true`,
    select: ({ sql, chain }) =>
      sql`
      u.id as user_id, u.user_code, u.full_name, u.state,
      (select name_in(g.names, ${chain as string[]}) from orgs g where g.code = u.org_code) as org_name,
      o.code as role_code, name_in(o.names, ${chain as string[]}) as role_name,
      (select name_in(m.names, ${chain as string[]}) from markets m where m.code = ur.market_code) as market,
      (select name_in(g.names, ${chain as string[]}) from orgs g where g.code = ur.org_code) as scope_org`,
  },
});
