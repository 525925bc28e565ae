import { dice } from "./random.ts";
import type { Part } from "./part_register.ts";

export interface Price {
  partNumber: string;
  priceList: string;
  currency: string;
  validFrom: string;
  /** Text with two decimals. */
  net: string;
  core: string | null;
  /** What customers are asked for, without VAT. */
  list: string;
  discountGroup: string;
}

/** A price list: its currency and how many of it a euro is in the catalogue, duties and freight included. */
export interface PriceList {
  code: string;
  currency: string;
  rate: number;
  /** Smallest step of a price. */
  step: number;
}

/** Discount groups with the share of the list price that a store pays. */
const GROUPS = [["A", .82], ["B", .75], ["C", .68], ["D", .6]] as const;

const YEARS = [["2025-07-01", .958], ["2026-01-01", 1]] as const;

/** Prices of a part in every list: one from mid 2025 and one from 2026 on, and here and there a later one. */
export function pricesOf(part: Part, lists: readonly PriceList[]): Price[] {
  return lists.flatMap((list) => {
    // Left and right go up together.
    const name = part.names.en_US.replace(/, (left|right)$/, "");
    const random = dice(`price ${part.family.group} ${part.family.digits} ${name} ${list.code}`);
    const [discountGroup, share] = groupOf(part);
    const price = (validFrom: string, factor: number): Price => ({
      partNumber: part.number,
      priceList: list.code,
      currency: list.currency,
      validFrom,
      net: rounded(part.euro * list.rate * factor, list.step),
      core: part.exchange ? rounded(part.euro * list.rate * part.core, 5 * list.step) : null,
      list: rounded(part.euro * list.rate * factor / share, list.step),
      discountGroup,
    });
    const rows = YEARS.map(([day, factor]) => price(day, factor));
    if (random.chance(.12)) rows.push(price("2026-03-01", 1.025));
    return rows;
  });
}

/** Parts of a family are discounted alike; small ones, of which many are sold, most. */
function groupOf({ family, euro }: Part): typeof GROUPS[number] {
  if (euro < 5) return GROUPS[3];
  return dice(`discount ${family.group}`).pick(GROUPS.slice(0, 3));
}

function rounded(amount: number, step: number): string {
  return Math.max(step, Math.round(amount / step) * step).toFixed(2);
}
