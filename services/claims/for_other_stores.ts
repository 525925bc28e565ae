import type { DocumentView } from "@/engines/documents/types.ts";
import { withoutPictures } from "@/engines/richtext/without_pictures.ts";

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

/**
 * What readers of other stores are shown of a published claim: neither which vehicle it was nor what it cost. The VIN is hidden wherever it is written;
 * photos, films and files may show it, the number plate and invoices, so none of them is shown.
 */
export function forOtherStores<V extends Values>(
  { values, texts }: Pick<DocumentView<V>, "values" | "texts" | "attachments">,
): Pick<DocumentView<V>, "values" | "texts" | "attachments"> {
  const { vin } = values;
  const told = {
    values: {
      ...values,
      parts: values.parts.map((part) => ({ ...part, price: null })),
      currency: null,
      laborRate: null,
      laborAmount: null,
      partsAmount: null,
      totalAmount: null,
    },
    texts: texts.map((text) => ({ ...text, body: withoutPictures(text.body) })),
  };
  return { ...(vin === null ? told : withoutVin(told, vin)), attachments: [] };
}

/** The same without a VIN in any of its texts, however its letters are written. */
function withoutVin<T>(told: T, vin: string): T {
  const hidden = `${vin.slice(0, TOLD)}${"•".repeat(Math.max(0, vin.length - TOLD))}`;
  const wanted = vin.toUpperCase();
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return hide(value, wanted, hidden);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object" || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  return walk(told) as T;
}

function hide(text: string, wanted: string, hidden: string): string {
  const upper = text.toUpperCase();
  // Letters that grow in upper case move what stands behind them: such a text is compared as it is.
  const parts = (upper.length === text.length ? upper : text).split(wanted);
  let at = 0;
  return parts.map((part, index) => {
    const own = text.slice(at, at + part.length);
    at += part.length + wanted.length;
    return index === 0 ? own : hidden + own;
  }).join("");
}
