import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";

const moment = z.iso.datetime().nullable();

/** A token of a machine as administrators see it: never the token itself. */
export const machine = z.object({
  id: z.int(),
  name: z.string(),
  roleCode: z.string(),
  roleName: z.string(),
  edition: z.enum(EDITIONS),
  market: z.string().nullable(),
  org: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  expiresAt: moment,
  revokedAt: moment,
  lastUsedAt: moment.describe("to the minute"),
});
export type Machine = z.infer<typeof machine>;

/** Whether a token is in force, over or revoked: end of its text key. */
export function forceOf({ revokedAt, expiresAt }: Machine, now: Date): "is_revoked" | "is_over" | "in_force" {
  if (revokedAt) return "is_revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? "is_over" : "in_force";
}

const force = ({ sql, clock }: Ctx) =>
  sql`case when a.revoked_at is not null then 2 when a.expires_at <= ${clock()} then 1 else 0 end`;

/** Tokens of machines, those in force first. Its call answers all of them at once (machine_calls.ts). */
export const machineList = defineList({
  kind: "machines",
  page: "baseinfoauthority",
  fixed: { view: "machines" },
  title: "roles.view_machines",
  need: "baseinfoauthority:machines",
  record: machine,
  words: { none: "machines.none", noneWhy: "machines.none_why" },
  filter: {},
  columns: {
    urgency: {
      text: "machines.state",
      kind: "number",
      in: "order",
      // Those in force, then the revoked; of either the newest first.
      sort: ({ sql }) =>
        sql`case when a.revoked_at is null then 0 else 1e11 end - extract(epoch from a.created_at)`,
    },
    name: { text: "machines.name", kind: "text", sort: "a.name", title: true },
    state: {
      text: "machines.state",
      kind: "state",
      of: (one, { t, clock }) => t(`machines.${forceOf(one, clock())}`),
      sort: force,
    },
    role: {
      text: "machines.role",
      kind: "text",
      of: ({ roleName }) => roleName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    edition: {
      text: "machines.edition",
      kind: "text",
      of: ({ edition }, { t }) => t(`person.edition_${edition}`),
      sort: "a.edition",
    },
    market: {
      text: "machines.market",
      kind: "text",
      sort: ({ sql, chain }) =>
        sql`(select name_in(x.names, ${chain as string[]}) from markets x where x.code = a.market_code)`,
    },
    org: {
      text: "machines.org",
      kind: "text",
      sort: ({ sql, chain }) =>
        sql`(select name_in(x.names, ${chain as string[]}) from orgs x where x.code = a.org_code)`,
    },
    createdAt: { text: "machines.created", kind: "moment", sort: "a.created_at" },
    expiresAt: { text: "machines.expires", kind: "moment", sort: "a.expires_at" },
    lastUsedAt: { text: "machines.last_used", kind: "moment", sort: "a.last_used_at" },
  },
  order: "urgency",
  query: {
    key: "a.id",
    from: ({ sql }) => sql`api_tokens a join roles o on o.code = a.role_code`,
    joins: ({ sql }) =>
      sql`
      left join markets m on m.code = a.market_code
      left join orgs g on g.code = a.org_code
      left join users u on u.id = a.created_by`,
    select: ({ sql, chain }) =>
      sql`
      a.id, a.name, a.role_code, name_in(o.names, ${chain as string[]}) as role_name, a.edition,
      name_in(m.names, ${chain as string[]}) as market, name_in(g.names, ${chain as string[]}) as org,
      a.created_at, u.full_name as created_by, a.expires_at, a.revoked_at, a.last_used_at`,
  },
});
