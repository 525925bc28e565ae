/** A line of a quote as its total is reckoned from: pieces, and prices of one as decimal text. */
export interface QuotedLine {
  key: string;
  quantity: number;
  net: string;
  list: string | null;
  core: string | null;
}

/** What is typed beside the lines. */
export interface QuoteTyped {
  basis: string;
  /** '12,5', '-10': markup or discount in percent. */
  marginPercent: string;
  /** Own price of a line, as typed; undefined: none. */
  priceOf(key: string): string | undefined;
  /** Hours of work that are charged, with two places, and what one costs, as typed; none: left out. */
  labor?: { hours: readonly string[]; rate: string };
  /** VAT in percent, or null where none is shown. */
  vatPercent: string | null;
}

/**
 * What a quote comes to with core deposits and VAT, as decimal text: told while it is typed. The paper reckons the same by exact decimals of
 * any size (services/orders/papers/quote.ts); whole hundredths are exact for every order here. What is not an amount counts as not typed.
 */
export function quoteDue(lines: readonly QuotedLine[], typed: QuoteTyped): string {
  const margin = hundredths(typed.marginPercent) ?? 0;
  const sum = lines.reduce((total, { key, quantity, net, list, core }) => {
    const base = hundredths(typed.basis === "list" ? list ?? net : net)!;
    const price = hundredths(typed.priceOf(key) ?? "") ?? base + shareOf(base, margin);
    return total + (price + (core === null ? 0 : hundredths(core)!)) * quantity;
  }, 0);
  const rate = hundredths(typed.labor?.rate ?? "") ?? 0;
  const work = (typed.labor?.hours ?? []).reduce(
    // Hundredths of hours at hundredths of money.
    (total, hours) => total + Math.floor((hundredths(hours)! * rate + 50) / 100),
    0,
  );
  const taxed = sum + work;
  const due = taxed + (typed.vatPercent === null ? 0 : shareOf(taxed, hundredths(typed.vatPercent)!));
  return `${Math.floor(due / 100)}.${String(due % 100).padStart(2, "0")}`;
}

/** So many hundredths of a percent of an amount, half away from zero. */
function shareOf(amount: number, percent: number): number {
  const share = amount * percent;
  return Math.sign(share) * Math.floor((Math.abs(share) + 5000) / 10_000);
}

/** '1208,4' as 120840; null where it is no amount. */
function hundredths(typed: string): number | null {
  const match = /^([-−]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, sign, whole, part = ""] = match;
  const value = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return sign === "" ? value : -value;
}
