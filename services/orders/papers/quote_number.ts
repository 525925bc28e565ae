import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nextNumber } from "../next_number.ts";

/**
 * The next quote number of the reader's own store, '20417-Q000042', with what was quoted in the log: a customer who calls names it. A quote
 * that is made anew has a number of its own.
 */
export async function nextQuoteNumber(
  ctx: Ctx,
  quoted: { order: string | null; lang: string; due: string; currency: string; validUntil: string | null },
): Promise<string> {
  const { orgCode } = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const number = `${orgCode}-Q${await nextNumber(tx, "quote_numbers", orgCode!)}`;
    await recordChange(tx, {
      operation: "makeQuote",
      funLink: "EPCCart",
      subjectKind: "quote",
      subjectId: number,
      after: quoted,
    });
    return number;
  });
}
