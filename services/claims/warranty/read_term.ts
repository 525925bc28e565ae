import type { Ctx } from "@/kernel/ctx.ts";
import type { WarrantyTerm } from "./under_warranty.ts";

/** The term of a series in a market: of several the narrowest, a series before a market; null: the register says nothing of it. */
export async function warrantyTerm(
  { sql }: Pick<Ctx, "sql">,
  { seriesCode, marketCode }: { seriesCode: string; marketCode: string | null },
): Promise<WarrantyTerm | null> {
  const [term] = await sql<WarrantyTerm[]>`
    select months, km
    from warranty_terms
    where deleted_at is null and (series_code is null or series_code = ${seriesCode})
      and (market_code is null or market_code = ${marketCode})
    order by series_code is null, market_code is null
    limit 1`;
  return term ?? null;
}
