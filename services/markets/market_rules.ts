import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { requireBinding } from "@/services/roles/bind_markets.ts";
import { requireDoorsInMarkets } from "@/services/roles/last_door.ts";
import type { EntryChange } from "@/engines/registers/declare.ts";

/**
 * A country belongs to one market of an edition: prices and roles would not be clear otherwise. Refuses `country-in-market`.
 */
export async function checkMarket(
  tx: TxCtx,
  { marketCode, edition, countries }: { marketCode: string; edition: string; countries: string[] },
): Promise<void> {
  const [taken] = await tx.sql<{ country: string; market: string }[]>`
    select name_in(c.names, ${tx.chain as string[]}) as country, name_in(m.names, ${tx
    .chain as string[]}) as market
    from market_countries mc
    join markets m on m.code = mc.market_code and m.deleted_at is null
    join countries c on c.code = mc.country_code
    where m.code <> ${marketCode}
      and m.edition = ${edition}
      and mc.country_code = any(${countries})
    order by c.code
    limit 1`;
  if (taken) throw refuseField("countries", "country-in-market", taken);
}

/**
 * A country cannot leave a market while organisations of it stand there, and roles are bound to it by who may. Refuses `country-has-stores`
 * and what `requireBinding` does.
 */
export async function afterMarket(
  tx: TxCtx,
  { key, action, changed, before, after }: EntryChange<{ roles: string[] }>,
): Promise<void> {
  if (action === "deleted") await requireDoorsInMarkets(tx);
  else if (action === "restored" || changed.includes("roles")) {
    const [had, has] = [new Set(before?.roles), new Set(after?.roles)];
    await requireBinding(tx, [...had.symmetricDifference(has)]);
  }
  if (action !== "changed" || !changed.includes("countries")) return;
  const [left] = await tx.sql<{ country: string; count: number }[]>`
    select name_in(c.names, ${tx.chain as string[]}) as country, count(*)::int as count
    from orgs o
    join countries c on c.code = o.country_code
    where o.market_code = ${key} and o.deleted_at is null and not exists (
      select from market_countries mc where mc.market_code = ${key} and mc.country_code = o.country_code
    )
    group by c.code
    order by c.code
    limit 1`;
  if (left) throw refuseField("countries", "country-has-stores", left);
}
