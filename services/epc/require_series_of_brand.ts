import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Refuses by field a document about series of another brand than its own: whom it waits for goes by its brand, who reads it by its series. Series that are
 * unknown are refused by their field itself.
 *
 * @param field the field of the series
 */
export async function requireSeriesOfBrand(
  { sql }: TxCtx,
  field: string,
  brandCode: string | null,
  seriesCodes: readonly string[],
): Promise<void> {
  if (brandCode === null) return;
  const [other] = await sql<{ series: string; brand: string }[]>`
    select s.code as series, s.brand_code as brand
    from series s
    where s.code = any (${[...seriesCodes]}::text[]) and s.brand_code <> ${brandCode}
    order by s.code
    limit 1`;
  if (other) throw refuse("invalid-input", {}, [{ field, rule: "series-other-brand", params: { ...other } }]);
}
