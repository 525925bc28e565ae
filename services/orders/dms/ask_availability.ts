import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { cartLines } from "../cart.ts";
import type { CartLine } from "../cart_types.ts";

/** What the dealer management system answers (docs/dms.md); parts that it does not name are unknown to it. */
const dmsAvailability = z.object({
  lines: z.array(z.object({
    partNumber: z.string(),
    available: z.int().min(0).max(10_000_000),
    depot: z.object({ code: z.string().min(1).max(64), name: z.string().min(1).max(120) }).nullable(),
  })).max(LIMITS.cartLines),
});

const lineStock = z.object({
  available: z.int().describe("pieces that could be sent at once, of those asked for at most"),
  depot: z.object({ code: z.string(), name: z.string() }).nullable().describe("the nearest that has them"),
});
/** What is in stock of a line. */
export type LineStock = z.infer<typeof lineStock>;

export const availability = z.object({
  known: z.boolean().describe("false: the dealer management system did not answer in time"),
  lines: z.record(z.string(), lineStock).describe("by the id of the cart's line; others are not known"),
});
export type Availability = z.infer<typeof availability>;

const UNKNOWN: Availability = { known: false, lines: {} };

/** Whether and where what is in the reader's cart is in stock, as `stockOf` tells it. */
export async function askAvailability(ctx: Ctx): Promise<Availability> {
  return await stockOf(ctx, await cartLines(ctx));
}

/**
 * Whether and where lines of a cart are in stock, asked of the dealer management system. It is waited for two seconds and no more, and
 * nothing that goes wrong there is thrown: then nothing is known.
 */
export async function stockOf(
  ctx: Ctx,
  lines: readonly Pick<CartLine, "id" | "partNumber" | "quantity">[],
): Promise<Availability> {
  const storeCode = personOf(ctx).orgCode;
  if (ctx.stock === null || storeCode === null || lines.length === 0) return UNKNOWN;
  // Lines of one part for several vehicles take from the same stock.
  const wanted = Map.groupBy(lines, (line) => line.partNumber);
  const question = {
    storeCode,
    lines: [...wanted].map(([partNumber, same]) => ({
      partNumber,
      quantity: same.reduce((sum, line) => sum + line.quantity, 0),
    })),
  };
  let told: z.output<typeof dmsAvailability>;
  try {
    told = dmsAvailability.parse(await ctx.stock.ask(question, AbortSignal.timeout(LIMITS.availabilityMs)));
  } catch (error) {
    console.warn("availability is not known:", error instanceof Error ? error.message.slice(0, 200) : error);
    return UNKNOWN;
  }
  const left = new Map(told.lines.map((line) => [line.partNumber, { ...line }]));
  const known = lines.flatMap(({ id, partNumber, quantity }) => {
    const stock = left.get(partNumber);
    if (!stock) return [];
    const available = Math.min(quantity, stock.available);
    stock.available -= available;
    return [[String(id), { available, depot: available > 0 ? stock.depot : null }] as const];
  });
  return { known: true, lines: Object.fromEntries(known) };
}
