/** A labor item as far as it contains others. */
export interface ContainingItem {
  code: string;
  laborSeconds: number;
  /** Codes of the items whose work it includes. */
  contains: readonly string[];
}

/** What of a chosen item is charged in a visit. */
export interface ChargedItem {
  code: string;
  laborSeconds: number;
  /** Of those, what is charged. */
  chargedSeconds: number;
  /** Codes of the items that are counted with others already: itself where all of it is. */
  shared: readonly string[];
}

/**
 * Charges items that are done in one visit: work that one contains and another contains too, or is, counts once. The longest is charged whole; of each further one
 * what it contains that is counted already is taken off, in the order of time, then code, so that the same items always cost the same.
 *
 * @param chosen codes, each once
 * @param known the chosen ones and all that they contain, by code; what is not known contains nothing and takes no time. In no circle.
 * @returns as chosen, in their order
 */
export function countOnce(
  chosen: readonly string[],
  known: ReadonlyMap<string, ContainingItem>,
): ChargedItem[] {
  const within = new Map<string, ReadonlySet<string>>();
  const timeOf = (code: string) => known.get(code)?.laborSeconds ?? 0;
  const containedIn = (code: string): ReadonlySet<string> => {
    const found = within.get(code);
    if (found) return found;
    const all = new Set<string>();
    // A circle, which nobody could submit, ends here.
    within.set(code, all);
    for (const one of known.get(code)?.contains ?? []) {
      if (one === code) continue;
      all.add(one);
      for (const further of containedIn(one)) if (further !== code) all.add(further);
    }
    return all;
  };
  /** What an item takes beside all that it contains. */
  const ownTime = new Map<string, number>();
  const own = (code: string): number => {
    const found = ownTime.get(code);
    if (found !== undefined) return found;
    let rest = timeOf(code);
    for (const one of containedIn(code)) rest -= own(one);
    ownTime.set(code, Math.max(0, rest));
    return ownTime.get(code)!;
  };
  const order = [...chosen].sort((a, b) => timeOf(b) - timeOf(a) || (a < b ? -1 : a > b ? 1 : 0));
  const counted = new Set<string>();
  const charged = new Map<string, ChargedItem>();
  for (const code of order) {
    const laborSeconds = timeOf(code);
    const all = containedIn(code);
    const shared = counted.has(code) ? [code] : [...all].filter((one) => counted.has(one)).sort();
    const spared = counted.has(code) ? laborSeconds : shared.reduce((sum, one) => sum + own(one), 0);
    charged.set(code, { code, laborSeconds, chargedSeconds: Math.max(0, laborSeconds - spared), shared });
    counted.add(code);
    for (const one of all) counted.add(one);
  }
  return chosen.map((code) => charged.get(code)!);
}
