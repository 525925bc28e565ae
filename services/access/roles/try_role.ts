import { recordChange } from "../../audit/record_change.ts";
import type { Ctx } from "../../ctx.ts";
import { refuse } from "../../refusals/refuse.ts";
import type { Edition } from "../editions.ts";
import { personOf } from "../rights.ts";
import type { Assignment, User } from "../user.ts";
import { readRoleRights } from "./role_rights.ts";

/** The role that a session tries. */
export interface TriedRole {
  code: string;
  /** In the reader's language. */
  name: string;
}

/**
 * Lets a session see the portal as a role: its menu, pages and answers, reading only (edge/run_call.ts refuses every change). Refused
 * for a role that may do what the person may not.
 */
export async function tryRole(ctx: Ctx, sessionId: number, role: string): Promise<void> {
  await readRoleRights(ctx, role);
  // What is switched off for the brand is missing in `ctx.user`, so the stored rights are asked.
  const [beyond] = await ctx.sql`
    select
    from role_rights rr
    join rights r on r.code = rr.right_code and r.deleted_at is null
    where rr.role_code = ${role} and not exists (
      select
      from user_roles ur
      join role_rights own on own.role_code = ur.role_code
      where ur.user_id = ${personOf(ctx).id} and own.right_code = rr.right_code
    )
    limit 1`;
  if (beyond) throw refuse("role-beyond-own");
  await ctx.tx(async (tx) => {
    await tx.sql`update sessions set tried_role = ${role} where id = ${sessionId} and ended_at is null`;
    await recordChange(tx, {
      operation: "tryRole",
      funLink: "baseinforole",
      subjectKind: "baseinforole",
      subjectId: role,
    });
  });
}

/** The session is its person's own again. Nothing to stop is no refusal. */
export async function stopTrying(ctx: Ctx, sessionId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [tried] = await tx.sql<{ role: string }[]>`
      update sessions s
      set tried_role = null
      from (select id, tried_role from sessions where id = ${sessionId} for update) was
      where s.id = was.id and was.tried_role is not null
      returning was.tried_role as role`;
    if (!tried) return;
    await recordChange(tx, {
      operation: "stopTryingRole",
      funLink: "baseinforole",
      subjectKind: "baseinforole",
      subjectId: tried.role,
    });
  });
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
