import type { Fragment } from "postgres";
import { type Edition, EDITIONS } from "@/kernel/access/editions.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Why an account may not come in by any door, in the order in which the door tells it (services/entry/account_state.ts). */
export const LOGIN_OBSTACLES = [
  "account-locked",
  "account-not-activated",
  "account-frozen",
  "account-not-effective",
  "account-expired",
  "no-edition",
  "not-bound-user-type",
  "no-role",
  "not-bound-country",
  "role-not-bound-market",
] as const;

/** What an account `e` has, as conditions. */
interface Has {
  lock: Fragment;
  role: Fragment;
  /** Its organisation stands in a country. */
  country: Fragment;
  /** A role that counts in a market of one of its editions. */
  market: Fragment;
}

/**
 * The first thing that keeps the account `e` of a list out, or null when it may come in by some door (specification section 6: not bound
 * to a country, to a user type, role not bound to a market). What depends on the door alone, its brand, is not looked at.
 */
export function loginObstacle(ctx: Pick<Ctx, "sql" | "clock">): Fragment {
  const { sql, clock } = ctx;
  return firstObstacle(ctx, {
    lock: sql`exists (
      select from login_tries y where y.typed_name = e.user_code and y.locked_until > ${clock()}
    )`,
    role: sql`exists (select from user_roles ur where ur.user_id = e.id)`,
    country: sql`exists (select from orgs o where o.code = e.org_code and o.country_code is not null)`,
    market: sql`exists (
      select
      from user_roles ur
      left join role_markets rm on rm.role_code = ur.role_code and ur.market_code is null
      join markets m on m.code = coalesce(ur.market_code, rm.market_code)
      where ur.user_id = e.id and m.edition = any(e.editions)
    )`,
  });
}

/** The same of many accounts: what there is in other tables is read once, and not for each row. */
export function loginObstacleOfMany(ctx: Pick<Ctx, "sql" | "clock">): Fragment {
  const { sql, clock } = ctx;
  const inMarketOf = (edition: Edition) =>
    sql`(${edition} = any(e.editions) and e.id in (
      select ur.user_id
      from user_roles ur
      left join role_markets rm on rm.role_code = ur.role_code and ur.market_code is null
      join markets m on m.code = coalesce(ur.market_code, rm.market_code)
      where m.edition = ${edition}
    ))`;
  return firstObstacle(ctx, {
    lock: sql`e.user_code in (select y.typed_name from login_tries y where y.locked_until > ${clock()})`,
    role: sql`e.id in (select ur.user_id from user_roles ur)`,
    country: sql`coalesce(e.org_code in (select o.code from orgs o where o.country_code is not null), false)`,
    market: EDITIONS.map(inMarketOf).reduce((before, one) => sql`${before} or ${one}`),
  });
}

function firstObstacle({ sql, clock }: Pick<Ctx, "sql" | "clock">, has: Has): Fragment {
  const today = sql`(${clock()}::timestamptz at time zone e.zone)::date`;
  return sql`case
    when ${has.lock} then 'account-locked'
    when e.state = 'not_activated' then 'account-not-activated'
    when e.state = 'frozen' then 'account-frozen'
    when e.effective_on > ${today} then 'account-not-effective'
    when e.expires_on < ${today} then 'account-expired'
    when e.editions = '{}' then 'no-edition'
    when e.user_type is null then 'not-bound-user-type'
    when not ${has.role} then 'no-role'
    when e.user_type = 'factory' then null
    when e.country_code is null and not ${has.country} then 'not-bound-country'
    when not (${has.market}) then 'role-not-bound-market'
  end`;
}
