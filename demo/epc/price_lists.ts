import type { PriceList } from "./prices.ts";
import { MARKETS } from "../orgs/organisation.ts";

/** What a euro of the catalogue is in a list's currency, freight and duties included, and the smallest step. */
const RATES: Readonly<Record<string, { rate: number; step: number }>> = {
  "CN-2026": { rate: 6.9, step: .5 },
  "EU-2026": { rate: 1, step: .05 },
  "LATAM-2026": { rate: 1.24, step: .05 },
  "ASIA-2026": { rate: 1.12, step: .05 },
};

/** The lists of all markets. */
export const PRICE_LISTS: readonly PriceList[] = MARKETS.map(({ priceList, currency }) => {
  const rate = RATES[priceList];
  if (!rate) throw new Error(`no rate for the price list ${priceList}`);
  return { code: priceList, currency, ...rate };
});
