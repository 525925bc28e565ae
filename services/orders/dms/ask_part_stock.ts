import { betweenNames } from "@/kernel/texts/between_names.ts";
import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { stockOf } from "./ask_availability.ts";

export const partStock = z.object({
  state: z.enum(["all", "part", "none", "unknown"])
    .describe("how much of what was asked for could be sent at once; unknown: nobody told in time"),
  text: z.string().describe("the same for a reader, with the depot"),
});
/** Whether so many pieces of a part are in stock. */
export type PartStock = z.infer<typeof partStock>;

/** Asks the dealer management system for one part, as `stockOf` does. Never throws for what goes wrong there. */
export async function askPartStock(ctx: Ctx, typed: string, quantity: number): Promise<PartStock> {
  const partNumber = normalPartNumber(typed);
  const { lines } = await stockOf(ctx, [{ id: 1, partNumber, quantity }]);
  const stock = lines["1"];
  if (!stock) return { state: "unknown", text: ctx.t("orders.stockUnknown") };
  const { available, depot } = stock;
  if (available === 0) return { state: "none", text: ctx.t("orders.notInStock") };
  const words = available >= quantity
    ? ctx.t("orders.inStock")
    : ctx.t("orders.inStockPart", { available, quantity });
  return {
    state: available >= quantity ? "all" : "part",
    text: depot ? [words, depot.name].join(betweenNames(ctx.lang)) : words,
  };
}
