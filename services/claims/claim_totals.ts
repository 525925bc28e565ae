import { shareOf, sumOf, times } from "@/services/orders/review/exact_money.ts";

/** Work as far as its time goes. */
export interface CountedWork {
  /** What counts of it: work that several items contain counts once (services/labor/overlap/count_once.ts). */
  chargedMinutes: number | null;
}

/** Pieces of a part and what one costs; null: not known. */
export interface PricedPart {
  partNum: number | null;
  price: string | null;
}

/** What a claim comes to, without tax: decimal texts of two places. Null: a price or the store's rate is not known. */
export interface ClaimTotals {
  workingMinutes: number;
  laborAmount: string | null;
  partsAmount: string | null;
  totalAmount: string | null;
}

const MINUTES_OF_HOUR = 60;

/**
 * What a claim comes to, reckoned alike by the server when it is saved and by the browser while it is typed. No float comes near the money: the amount of work is rounded once, half a cent up.
 *
 * @param laborRate of one hour; null: not known
 */
export function claimTotals(
  labor: readonly CountedWork[],
  parts: readonly PricedPart[],
  laborRate: string | null,
): ClaimTotals {
  const workingMinutes = labor.reduce(
    (sum, { chargedMinutes }) => sum + (chargedMinutes ?? 0),
    0,
  );
  const laborAmount = workingMinutes === 0
    ? "0.00"
    : laborRate === null
    ? null
    : shareOf(laborRate, workingMinutes, MINUTES_OF_HOUR);
  const isPriced = parts.every(({ price }) => price !== null);
  const partsAmount = isPriced ? sumOf(parts.map(({ partNum, price }) => times(price!, partNum ?? 1))) : null;
  return {
    workingMinutes,
    laborAmount,
    partsAmount,
    totalAmount: laborAmount === null || partsAmount === null ? null : sumOf([laborAmount, partsAmount]),
  };
}
