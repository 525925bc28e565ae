/** VINs as people paste them: what could not be one, with its text. */
export interface ParsedVins {
  /** Each once, upper case, in their order. */
  vins: string[];
  /** Texts that are no VIN, the first few, each by its beginning. */
  wrong: string[];
  wrongCount: number;
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Texts that are no VIN of which the words are kept, and how much of each: what is refused may be megabytes long. */
const TOLD = 5, TOLD_CHARACTERS = 40;

/** Whether a text is a VIN as it is stored: 17 characters of ISO 3779, which has no I, O and Q. */
function isVin(text: string): boolean {
  return VIN.test(text);
}

/** VINs out of a pasted text or the cells of a sheet: parted by anything that no VIN holds, full width narrowed, heads such as 'VIN' passed over. */
export function parseVins(text: string): ParsedVins {
  const vins = new Set<string>();
  const wrong = new Set<string>();
  for (const one of text.normalize("NFKC").toUpperCase().split(/[\s,;|、,;]+/)) {
    if (one === "" || one === "VIN") continue;
    const vin = one.replaceAll("-", "");
    if (isVin(vin)) vins.add(vin);
    else wrong.add(one);
  }
  return {
    vins: [...vins],
    wrong: [...wrong].slice(0, TOLD).map((one) => one.slice(0, TOLD_CHARACTERS)),
    wrongCount: wrong.size,
  };
}
