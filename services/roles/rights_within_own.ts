import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { ownReach } from "./own_reach.ts";

/**
 * Refuses `right-beyond-own` for rights that whoever edits a role does not have as far as the role reaches, which is everywhere in its
 * markets, and `rights-to-oneself` for any that are added to a role of their own.
 *
 * @param isNew the role is made just now after this one, and nobody has it yet
 */
export async function requireRightsWithinOwn(
  tx: TxCtx,
  role: string,
  rights: readonly string[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  if (tx.actor.kind === "system" || rights.length === 0) return;
  const { sql } = tx;
  const [own] = await sql`with own as (${ownReach(tx)}) select from own where role = ${role} limit 1`;
  if (own && !isNew) throw refuse("rights-to-oneself");
  const [lacking] = await sql<{ code: string }[]>`
    with own as (${ownReach(tx)}), bound as (
      select coalesce(
        (select array_agg(market_code) from role_markets where role_code = ${role}),
        (select array_agg(code) from markets where deleted_at is null)
      ) as markets
    )
    select wanted.code
    from unnest(${[...rights]}::text[]) wanted (code)
    where not exists (
      select from own
      join role_rights rr on rr.role_code = own.role and rr.right_code = wanted.code
      cross join bound
      where own.everywhere and (own.markets is null or bound.markets <@ own.markets)
    )
    order by wanted.code
    limit 1`;
  if (lacking) throw refuseField("rights", "right-beyond-own", { right: lacking.code });
}
