import { z } from "zod";
import { listHref } from "@/components/table/list_query.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { CartLine } from "@/services/orders/cart_types.ts";

const text = z.string().max(200).optional().catch(undefined);

/** What the cart page is asked for. Bad values are healed: a list never refuses its address. */
export const cartQuery = z.object({
  view: z.enum(["cart", "jobs", "orders", "review", "quote"]).optional().catch(undefined),
  /** On the review: what is in stock is asked for, which may take a while. */
  stock: z.literal("1").optional().catch(undefined),
  /** Number of the order whose details are shown, or that a quote is made of. */
  order: text,
  /** Id of the job that is shown; left out: the current one. */
  job: z.coerce.number().int().positive().optional().catch(undefined),
  /** Id of a job that was just archived, so that it can be had back. */
  archived: z.coerce.number().int().positive().optional().catch(undefined),
  /** Id of a job that was just deleted, so that it can be had back. */
  deleted: z.coerce.number().int().positive().optional().catch(undefined),
  /** `template`: the XLSX to fill in is downloaded. */
  download: z.literal("template").optional().catch(undefined),
  // What was just taken out, so that it can be put back.
  removed: text,
  quantity: z.coerce.number().int().min(1).max(LIMITS.cartQuantity).optional().catch(undefined),
  vin: text,
  seriesCode: text,
  figureCode: text,
  callout: text,
  note: text,
});
export type CartQuery = z.infer<typeof cartQuery>;

/** Address of the cart page with these parameters. */
export function cartHref(
  basePath: string,
  query: Partial<Record<keyof CartQuery, string | number | null>>,
): string {
  return listHref(`${basePath}/EPCCart`, query);
}

/** The cart after a line was taken out, offering to put it back; a line that cannot be ordered cannot be put back. */
export function hrefAfterRemoval(basePath: string, line: CartLine): string {
  if (line.notOrderable) return cartHref(basePath, {});
  const { partNumber, quantity, vin, seriesCode, figureCode, callout, note } = line;
  return cartHref(basePath, { removed: partNumber, quantity, vin, seriesCode, figureCode, callout, note });
}

/** Where a part's details stand. */
export function partHref(basePath: string, number: string): string {
  return `${basePath}/SearchPage?${new URLSearchParams({ keyword: number, part: number })}`;
}
