/** So many characters of a VIN are told to everybody: without the last six it names no single vehicle. */
const TOLD = 11;

interface Values {
  vin: string | null;
  labor: unknown;
  parts: { price: string | null }[];
  currency: string | null;
  laborRate: string | null;
  laborAmount: string | null;
  partsAmount: string | null;
  totalAmount: string | null;
}

/** What readers of other stores are shown of a published claim: neither which vehicle it was nor what it cost. */
export function forOtherStores<V extends Values>(values: V): V {
  return {
    ...values,
    vin: values.vin && `${values.vin.slice(0, TOLD)}${"•".repeat(values.vin.length - TOLD)}`,
    parts: values.parts.map((part) => ({ ...part, price: null })),
    currency: null,
    laborRate: null,
    laborAmount: null,
    partsAmount: null,
    totalAmount: null,
  };
}
