import { VIN } from "@/kernel/vin.ts";

/** VINs as people paste them: what could not be one, with its text. */
export interface ParsedVins {
  /** Each once, upper case, in their order. */
  vins: string[];
  /** Texts that are no VIN, the first few, each by its beginning. */
  wrong: string[];
  wrongCount: number;
}

/** Texts that are no VIN of which the words are kept, and how much of each: what is refused may be megabytes long. */
const TOLD = 5, TOLD_CHARACTERS = 40;

/** VINs out of a pasted text or the cells of a sheet: parted by anything that no VIN holds, full width narrowed, heads such as 'VIN' passed over. */
export function parseVins(text: string): ParsedVins {
  const vins = new Set<string>();
  const wrong = new Set<string>();
  for (const one of text.normalize("NFKC").toUpperCase().split(/[\s,;|、,;]+/)) {
    if (one === "" || one === "VIN") continue;
    const vin = one.replaceAll("-", "");
    if (VIN.test(vin)) vins.add(vin);
    else wrong.add(one);
  }
  return {
    vins: [...vins],
    wrong: [...wrong].slice(0, TOLD).map((one) => one.slice(0, TOLD_CHARACTERS)),
    wrongCount: wrong.size,
  };
}
