/** What customs and shipping ask of a part. */
export interface Shipping {
  customsCode: string;
  unNumber: string | null;
  hazardClass: string | null;
}

/** Customs codes of the Harmonized System by the longest beginning of the part's number. */
const CUSTOMS: readonly (readonly [begins: string, code: string])[] = [
  ["0711", "731815"],
  ["8319", "340399"],
  ["3410", "87083010"],
  ["12", "85076000"],
  ["11", "85013300"],
  ["31", "87088099"],
  ["33", "87088099"],
  ["34", "87083091"],
  ["36", "87087099"],
  ["51", "83023000"],
  ["61", "85124000"],
  ["63", "85122000"],
  ["64", "84133080"],
];

/** Shipped as dangerous goods: battery modules by their number, materials by their key. */
const GOODS: readonly (readonly [begins: string, word: RegExp, un: string, hazard: string])[] = [
  ["1220", /^Battery module/, "UN3480", "9"],
  ["8319", /^Brake cleaner/, "UN1950", "2.1"],
  ["8319", /adhesive|sealant/i, "UN1133", "3"],
];

/** Customs code and dangerous goods of a part, by its number and its English name. */
export function shippingOf(number: string, name: string): Shipping {
  const goods = GOODS.find(([begins, word]) => number.startsWith(begins) && word.test(name));
  return {
    customsCode: CUSTOMS.find(([begins]) => number.startsWith(begins))?.[1] ?? "87089997",
    unNumber: goods?.[2] ?? null,
    hazardClass: goods?.[3] ?? null,
  };
}
