import type { Ctx } from "@/kernel/ctx.ts";
import { keptBrands } from "./kept_brands.ts";
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
  return (await keptBrands(ctx)).flatMap(({ code, name, kind, entry, editions }) =>
    isEntry(entry) && editions.includes(ctx.edition) ? [{ brand: code, name, kind, entry }] : []
  );
}
