import type { Edition } from "./editions.ts";

/** Entry pages (specification section 2): the domestic brand variants and the overseas one. */
const DOMESTIC_ENTRIES = ["login", "com", "yw", "fcb", "denza"] as const;
export const OVERSEAS_ENTRY = "os";
export const ENTRIES = [...DOMESTIC_ENTRIES, OVERSEAS_ENTRY] as const;
export type Entry = typeof ENTRIES[number];

/** Brand whose logo, title and theme an entry shows until the portal knows better. */
export const BRAND_OF_ENTRY: Readonly<Record<Entry, string>> = {
  login: "velaro",
  com: "hauler",
  yw: "kestrel",
  denza: "norda",
  fcb: "orrin",
  os: "velaro",
};

/** Whether a text is the name of an entry page, spelled exactly. */
export function isEntry(name: unknown): name is Entry {
  return typeof name === "string" && (ENTRIES as readonly string[]).includes(name);
}

/** Entry page of an edition for someone whose brand is not known. */
export function entryOfEdition(edition: Edition): Entry {
  return edition === "overseas" ? OVERSEAS_ENTRY : "login";
}

/** Where an expired session leads: the entry the user came from, when the edition has it (specification section 4). */
export function entryToReturnTo(edition: Edition, cameFrom: string | null | undefined): Entry {
  if (edition === "overseas") return OVERSEAS_ENTRY;
  return isEntry(cameFrom) && cameFrom !== OVERSEAS_ENTRY ? cameFrom : "login";
}
