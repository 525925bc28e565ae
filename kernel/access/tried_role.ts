import type { Ctx } from "@/kernel/ctx.ts";
import type { Edition } from "./editions.ts";
import type { Assignment, User } from "./user.ts";

/** The role that a session tries. */
export interface TriedRole {
  code: string;
  /** In the reader's language. */
  name: string;
}

/**
 * The role as somebody who has nothing else would have it in an edition, but no further than the person's own assignments reach: each
 * lends it the rights that both have, in its own organisation and market. Null when the role is gone.
 */
export async function triedAs(
  ctx: Ctx,
  role: string,
  edition: Edition,
  person: Pick<User, "assignments">,
): Promise<{ tried: TriedRole; assignments: Assignment[] } | null> {
  const [row] = await ctx.sql<{ name: string; markets: string[]; rights: string[] }[]>`
    select
      name_in(o.names, ${ctx.chain as string[]}) as name,
      array(
        select rm.market_code
        from role_markets rm
        join markets m on m.code = rm.market_code and m.edition = ${edition}
        where rm.role_code = o.code
        order by rm.market_code
      ) as markets,
      array(select rr.right_code from role_rights rr where rr.role_code = o.code) as rights
    from roles o
    where o.code = ${role} and o.deleted_at is null`;
  if (!row) return null;
  const given = new Set(row.rights);
  const markets = row.markets.length > 0 ? row.markets : [null];
  const assignments = person.assignments.flatMap((own) => {
    const rights = given.intersection(own.rights);
    if (rights.size === 0) return [];
    return markets
      .filter((market) => market === null || own.market === null || market === own.market)
      .map((market) => ({ role, market: market ?? own.market, org: own.org, rights }));
  });
  return { tried: { code: role, name: row.name }, assignments };
}
