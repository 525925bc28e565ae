import type { Ctx } from "@/kernel/ctx.ts";
import { type Entry, isEntry } from "@/kernel/access/entries.ts";

/** One brand's site on the entry page. */
export interface BrandSite {
  brand: string;
  name: string;
  /** 'Passenger', 'Premium'. */
  kind: string;
  entry: Entry;
}

/** The brand sites of the context's edition, in their order. Overseas has one entry for all, so there is none to switch to. */
export async function brandSites(ctx: Ctx): Promise<BrandSite[]> {
  if (ctx.edition === "overseas") return [];
  const chain = ctx.chain as string[];
  const rows = await ctx.sql<{ code: string; name: string; kind: string; entry: string }[]>`
    select code, name_in(names, ${chain}) as name, name_in(kind_names, ${chain}) as kind, entry
    from brands
    where ${ctx.edition} = any(editions)
    order by sort, code`;
  return rows.flatMap(({ code, name, kind, entry }) =>
    isEntry(entry) ? [{ brand: code, name, kind, entry }] : []
  );
}
