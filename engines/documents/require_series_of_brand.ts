import type { Fields } from "@/engines/registers/entry_types.ts";
import { targetOf } from "@/engines/registers/shape.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import { formOf } from "./form_of.ts";
import type { DocumentView } from "./types.ts";

/**
 * Refuses by the field of its series a document about series of another brand than its own: whom it waits for goes by its brand, who reads it by its series.
 * Holds for every kind that declares both. Series that are unknown are refused by their field itself.
 */
export async function requireSeriesOfBrand(
  { sql }: TxCtx,
  kind: DocumentKind,
  { values }: Pick<DocumentView, "values">,
): Promise<void> {
  const brandCode = kind.brandOf?.(values) ?? null;
  const seriesCodes = kind.seriesOf?.(values) ?? [];
  if (brandCode === null || seriesCodes.length === 0) return;
  const [other] = await sql<{ series: string; brand: string }[]>`
    select s.code as series, s.brand_code as brand
    from series s
    where s.code = any (${[...seriesCodes]}::text[]) and s.brand_code <> ${brandCode}
    order by s.code
    limit 1`;
  if (!other) return;
  throw refuse("invalid-input", {}, [{
    field: seriesField(kind),
    rule: "series-other-brand",
    params: { ...other },
  }]);
}

/** The field that a kind has its series in. */
function seriesField(kind: DocumentKind): string {
  const form = formOf(kind);
  const fields: Fields = form.fields;
  const [name] = Object.entries(fields).find(([, field]) => targetOf(form, field)?.table === "series") ??
    [];
  if (name === undefined) throw new Error(`${kind.kind} declares seriesOf and has no field of series`);
  return name;
}
