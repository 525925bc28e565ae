import { dice } from "./random.ts";

interface PartNumber {
  /** Eleven digits: group, block, running number. */
  number: string;
  /** Grouped 4-4-3. */
  shown: string;
}

/** Gives numbers that are not yet taken, the same ones for the same names in the same order. */
export function numberGiver() {
  const taken = new Set<string>();
  function take(group: string, rest: number): PartNumber {
    let digits = rest % 10_000_000;
    while (taken.has(group + seven(digits))) digits = (digits + 1) % 10_000_000;
    const number = group + seven(digits);
    taken.add(number);
    return { number, shown: `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}` };
  }
  return {
    /** A number of a group and a platform: 3411 687x xxx. */
    next(place: { group: string; digits: number }, name: string): PartNumber {
      // Even ones, so that a left part has a free neighbour for its right one.
      return take(place.group, (680 + place.digits) * 10_000 + dice(`number ${name}`).whole(0, 4999) * 2);
    },
    /** The number behind another one. */
    after(number: string): PartNumber {
      return take(number.slice(0, 4), Number(number.slice(4)) + 1);
    },
    /** A number of parts that are the same for every platform: 0711 99xx xxx. */
    plain(group: string, name: string): PartNumber {
      return take(group, 9_900_000 + dice(`number ${name}`).whole(0, 49_999) * 2);
    },
  };
}

function seven(digits: number): string {
  return String(digits).padStart(7, "0");
}
