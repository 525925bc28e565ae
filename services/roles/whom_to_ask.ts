import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RoleCode } from "@/kernel/access/role_codes.ts";

/** Somebody who can have a page opened to others. */
export interface Keeper {
  id: number;
  name: string;
  /** As what they are asked: manager of the asker's store, or administrator of the market. */
  as: "store" | "market";
}

const STORE_KEEPER: RoleCode = "store-manager";
const MARKET_KEEPER: RoleCode = "administrator";
/** Administrators named and asked at most: those of the market before those of all markets. */
const ADMINISTRATORS = 2;

/**
 * Whom the caller asks for a page: the managers of their store, and where it has no other the administrators of their market. `byManager`
 * false: what no manager can mend, as a page that is switched off.
 */
export async function whomToAsk(ctx: Ctx, byManager: boolean): Promise<Keeper[]> {
  const { sql } = ctx;
  const user = personOrNull(ctx);
  if (!user) return [];
  if (byManager && user.orgCode !== null) {
    const managers = await sql<Omit<Keeper, "as">[]>`
      select u.id, u.full_name as name
      from users u
      where u.org_code = ${user.orgCode} and u.id <> ${user.id} and u.state = 'normal' and u.deleted_at is null
        and exists (select from user_roles ur where ur.user_id = u.id and ur.role_code = ${STORE_KEEPER})
      order by u.full_name, u.id`;
    if (managers.length > 0) return managers.map(({ id, name }) => ({ id: Number(id), name, as: "store" }));
  }
  const administrators = await sql<Omit<Keeper, "as">[]>`
    select u.id, u.full_name as name
    from users u
    join user_roles ur on ur.user_id = u.id and ur.role_code = ${MARKET_KEEPER}
    where u.id <> ${user.id} and u.state = 'normal' and u.deleted_at is null
      and ${ctx.edition} = any(u.editions)
      and (ur.market_code is null or ur.market_code = ${user.marketCode})
    group by u.id
    order by bool_or(ur.market_code is not null) desc, u.full_name, u.id
    limit ${ADMINISTRATORS}`;
  return administrators.map(({ id, name }) => ({ id: Number(id), name, as: "market" }));
}
