import { administrationPages } from "./administration.ts";
import { DECIDING_ROLES, KEPT_ROLES } from "@/services/roles/kept_roles.ts";
import { ownReach } from "@/services/roles/own_reach.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** A role as somebody has it, or is about to. */
export interface HeldRole {
  role: string;
  /** Null: every market that the role is bound to, or all when it is bound to none. */
  market: string | null;
  /** Null: the organisation of its holder, or all for factory staff. */
  org: string | null;
}

/** Of whom a role is: factory staff reach everywhere, others their own organisation. */
export interface RoleHolder {
  userType: UserType | null;
  orgCode: string | null;
}

/**
 * Name of the first of some roles that whoever acts may not give to such a holder, or null. One may give a role whose rights one has oneself
 * as far as it would reach; and one that a role of one's own keeps (KEPT_ROLES) within the reach of that one, unless it administers
 * what one may not. The portal itself may give all.
 */
export async function roleBeyondOwn(
  tx: TxCtx,
  { userType, orgCode }: RoleHolder,
  roles: readonly HeldRole[],
): Promise<string | null> {
  if (tx.actor.kind === "system" || roles.length === 0) return null;
  const { sql, chain } = tx;
  const keeping = Object.entries(KEPT_ROLES).flatMap(([keeper, kept]) =>
    kept.map((role) => ({ keeper, role }))
  );
  const [row] = await sql<{ name: string }[]>`
    with given as (
      select
        g.place, g.role,
        g.org is null and ${userType === "factory"}::boolean as everywhere,
        coalesce(g.org, ${orgCode}::text) as org,
        coalesce(
          case when g.market is not null then array[g.market] end,
          (select array_agg(rm.market_code) from role_markets rm where rm.role_code = g.role),
          (select array_agg(m.code) from markets m where m.deleted_at is null)
        ) as markets
      from jsonb_to_recordset(${
    sql.json(roles.map((role, place) => ({ ...role, place })))
  }::jsonb) g (place int, role text, market text, org text)
    ), own as (${ownReach(tx)}), reaching as (
      select given.place, own.role
      from given
      join own on (own.markets is null or given.markets <@ own.markets) and (
        own.everywhere
        or not given.everywhere and (given.org is null or given.org in (select org_and_below(own.org)))
      )
    ), lacking as (
      select given.place, rr.fun_link = any(${administrationPages()}) as administers
      from given
      join role_rights rr on rr.role_code = given.role
      join rights r on r.code = rr.right_code and r.deleted_at is null
      where not exists (
        select from reaching x
        join role_rights own on own.role_code = x.role
        where x.place = given.place and own.right_code = rr.right_code
      )
    )
    select coalesce(nullif(name_in(o.names, ${chain as string[]}), ''), given.role) as name
    from given
    left join roles o on o.code = given.role
    where not (
      not exists (select from lacking l where l.place = given.place)
      and (
        given.role <> all(${[...DECIDING_ROLES]})
        or exists (
          select from reaching x where x.place = given.place and x.role in ('administrator', given.role)
        )
      )
    ) and not (
      not exists (select from lacking l where l.place = given.place and l.administers)
      and exists (
        select from reaching x
        join jsonb_to_recordset(${sql.json(keeping)}::jsonb) k (keeper text, role text) on k.keeper = x.role
        where x.place = given.place and k.role = given.role
      )
    )
    order by o.sort, given.role
    limit 1`;
  return row?.name ?? null;
}
