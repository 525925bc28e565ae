import type { Ctx } from "@/kernel/ctx.ts";
import { ordersByNumber } from "@/services/orders/orders_by_number.ts";
import { type Found, MOST, NONE } from "./found.ts";
import type { QuickOrder } from "./quick_types.ts";

/** Digits from which on orders are looked for. */
const SHORTEST = 5;

/** Orders by their number, its beginning or its end. */
export async function quickOrders(ctx: Ctx, text: string): Promise<Found<QuickOrder>> {
  const typed = text.normalize("NFKC").trim();
  if (!/^[A-Za-z0-9-]+$/.test(typed) || typed.replaceAll(/\D/g, "").length < SHORTEST) return NONE;
  const hits = await ordersByNumber(ctx, typed, MOST);
  if (hits.length === 0) return NONE;
  const plain = (number: string) => number.replaceAll("-", "").toUpperCase();
  return { hits, weight: plain(hits[0]!.number) === plain(typed) ? 0 : 48 };
}
