import type { Fragment } from "postgres";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { BRAND_OF_ENTRY } from "@/kernel/access/entries.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/**
 * Whether a person `u` of the factory can log in today by some door: active, within their days, with a password in force, an edition and a
 * brand that has an entry (the door's table: services/entry/account_state.ts).
 */
export function comesIn({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  const today = sql`(${clock()}::timestamptz at time zone u.zone)::date`;
  return sql`(
    u.deleted_at is null and u.state = 'normal' and u.user_type = 'factory' and u.password_hash is not null
    and u.editions && ${[...EDITIONS]}::text[]
    and (u.effective_on is null or u.effective_on <= ${today}) and (u.expires_on is null or u.expires_on >= ${today})
    and (
      u.brand_codes = '{}' or 'overseas' = any(u.editions)
      or u.brand_codes && ${Object.values(BRAND_OF_ENTRY)}::text[]
    )
  )`;
}

/** Whether an assignment `ur` of a person `u` counts in one of their editions: its role is bound to no market, or to one of the edition. */
export function countsSomewhere({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(
    not exists (select from role_markets rm where rm.role_code = ur.role_code)
    or exists (
      select
      from role_markets rm
      join markets m on m.code = rm.market_code and m.deleted_at is null
      where rm.role_code = ur.role_code and m.edition = any(u.editions)
    )
  )`;
}
