import type { Fragment } from "postgres";
import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/**
 * Organisations `o` whose people a reader finds: those of their own scope, the car maker, and whoever stands above their own
 * organisation. Closed ones are nobody's contacts.
 */
export function contactOrgs(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const { orgCode: own, userType, assignments } = holderOf(ctx);
  const isWhole = userType === "factory" &&
    assignments.some(({ rights, org }) => org === null && rights.has("MailList:view"));
  // Told apart: the long way round costs more than the rest of the list.
  if (isWhole) return sql`o.deleted_at is null and o.state = 'open'`;
  return sql`
    o.deleted_at is null and o.state = 'open' and (
      o.kind = 'factory'
      or ${scopeOf(ctx, "MailList:view")({ org: sql`o.code` })}
      or o.code in (
        with recursive above as (
          select code, parent_code from orgs where code = ${own}
          union
          select p.code, p.parent_code from orgs p join above on p.code = above.parent_code
        )
        select code from above
      )
    )`;
}

/** People `u` who can be reached: active, within their days, and for stores and groups those of their own edition. */
export function contactPeople(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const today = sql`(${ctx.clock()}::timestamptz at time zone u.zone)::date`;
  const isFactory = holderOf(ctx).userType === "factory";
  return sql`
    u.deleted_at is null and u.state = 'normal'
    and (u.effective_on is null or u.effective_on <= ${today})
    and (u.expires_on is null or u.expires_on >= ${today})
    ${isFactory ? sql`` : sql`and ${ctx.edition} = any(u.editions)`}`;
}
