import { z } from "zod";
import { money } from "@/services/epc/types.ts";
import { percentOf, sumOf, times } from "./exact_money.ts";

export const orderTotals = z.object({
  list: money.nullable().describe("list prices without VAT; null where a line has none"),
  net: money,
  core: money.describe("core deposits, given back for the old part"),
  vatPercent: z.string().nullable().describe("null: told without VAT"),
  vat: money.nullable().describe("on net prices and core deposits"),
  due: money.describe("net, core deposits and VAT"),
});
/** What lines of one currency come to. */
export type OrderTotals = z.infer<typeof orderTotals>;

/** What is asked of a line to be added up: prices of one piece as decimal text. */
export interface PricedLine {
  quantity: number;
  net: string;
  list: string | null;
  core: string | null;
}

/** The totals of lines in one currency. */
export function totalsOf(
  lines: readonly PricedLine[],
  currency: string,
  vatPercent: string | null,
): OrderTotals {
  const money = (amount: string) => ({ amount, currency });
  const all = (price: (line: PricedLine) => string | null) =>
    sumOf(lines.flatMap((line) => {
      const amount = price(line);
      return amount === null ? [] : [times(amount, line.quantity)];
    }));
  const net = all((line) => line.net);
  const core = all((line) => line.core);
  const taxed = sumOf([net, core]);
  const vat = vatPercent === null ? null : percentOf(taxed, vatPercent);
  return {
    list: lines.every((line) => line.list !== null) ? money(all((line) => line.list)) : null,
    net: money(net),
    core: money(core),
    vatPercent,
    vat: vat === null ? null : money(vat),
    due: money(vat === null ? taxed : sumOf([taxed, vat])),
  };
}
