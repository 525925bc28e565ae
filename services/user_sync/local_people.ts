import type { Edition } from "@/kernel/access/editions.ts";
import { KEPT_BY_SYNC } from "@/services/roles/kept_roles.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LocalPerson } from "./plan.ts";

/** The people here who came from the dealer management system, or one of them by their id there, locked. */
export async function localPeople(ctx: Ctx, lockedId?: string): Promise<LocalPerson[]> {
  const { sql } = ctx;
  const rows = await sql<LocalPerson[]>`
    select
      u.id as user_id, u.dms_id, u.full_name, u.email, u.org_code, u.country_code, u.user_type, u.state, u.frozen_by_sync,
      exists (
        select from user_roles ur where ur.user_id = u.id and ur.role_code <> all(${[...KEPT_BY_SYNC]})
      ) as beyond_sync,
      array(
        select ur.role_code from user_roles ur where ur.user_id = u.id and ur.by_sync order by ur.role_code
      ) as roles
    from users u
    where u.dms_id is not null and u.deleted_at is null
    ${lockedId === undefined ? sql`` : sql`and u.dms_id = ${lockedId} for no key update of u`}`;
  return rows.map((row) => ({ ...row, userId: Number(row.userId) }));
}

/** Codes of the countries that the portal knows. */
export async function knownCountries(ctx: Ctx): Promise<Set<string>> {
  const rows = await ctx.sql<{ code: string }[]>`select code from countries where deleted_at is null`;
  return new Set(rows.map(({ code }) => code));
}

/** Stores that are open, with the edition of their market. */
export async function openStores(ctx: Ctx): Promise<Map<string, { edition: Edition }>> {
  const rows = await ctx.sql<{ code: string; edition: Edition }[]>`
    select o.code, coalesce(m.edition, 'domestic') as edition
    from orgs o
    left join markets m on m.code = o.market_code
    where o.kind = 'store' and o.state = 'open' and o.deleted_at is null`;
  return new Map(rows.map(({ code, edition }) => [code, { edition }]));
}
