/** Short words that are written in capitals. */
const CAPITALS = /\b(?:tsb|dtc|vin|qa)(?=s?\b)/g;

/** A noun of the program as the descriptions of calls write it: `AgencyAreas` as `agency areas`, `LaborDtcs` as `labor DTCs`. */
export function wordsOf(noun: string): string {
  return noun.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase()
    .replace(CAPITALS, (word) => word.toUpperCase())
    .replace(/\bcatalogue/g, "catalog");
}

/** The same as a group of calls is called: `Agency areas`. */
export function groupOf(noun: string): string {
  const words = wordsOf(noun);
  return words[0]!.toUpperCase() + words.slice(1);
}
