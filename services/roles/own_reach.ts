import type { Fragment } from "postgres";
import { personOrNull } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/**
 * The roles of whoever acts with how far each reaches, as a query of `role`, `everywhere`, `org` (null: none) and `markets` (null: all).
 * Read as they are stored: what is switched off for a brand is missing in the context, and can be given all the same.
 */
export function ownReach(tx: TxCtx): Fragment {
  const { sql } = tx;
  const person = personOrNull(tx);
  const markets = (own: Fragment) =>
    sql`coalesce(
      case when ${own}.market_code is not null then array[${own}.market_code] end,
      (select array_agg(rm.market_code) from role_markets rm where rm.role_code = ${own}.role_code)
    )`;
  if (person) {
    return sql`
      select ur.role_code as role, ur.org_code is null and u.user_type = 'factory' as everywhere,
        coalesce(ur.org_code, u.org_code) as org, ${markets(sql`ur`)} as markets
      from user_roles ur
      join users u on u.id = ur.user_id
      where ur.user_id = ${person.id}`;
  }
  const holder = holderOf(tx);
  return sql`
    select t.role_code as role, t.org_code is null as everywhere, t.org_code as org, ${
    markets(sql`t`)
  } as markets
    from api_tokens t
    where t.id = ${holder.kind === "machine" ? holder.machineId : null}`;
}
