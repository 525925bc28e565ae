import type { DocumentView } from "@/engines/documents/types.ts";

/** The fields of words, in the order in which a fault is told. */
export const FAULT_FIELDS = [
  "symptomPrefixes",
  "symptoms",
  "positions",
  "positionSuffixes",
  "directions",
  "runningStatuses",
  "driverOperations",
  "durations",
  "roadTypes",
  "weathers",
] as const;

/** What the page of a case shows in parts of its own, and the facts beside it do not. */
export const SHOWN_APART = [
  ...FAULT_FIELDS,
  "faultText",
  "dtcCodes",
  "checks",
  "solution",
  "actions",
  "parts",
  "parameters",
];

/** The words of a field by their names in the reader's language; empty where there are none. */
export function wordsOf({ entry }: DocumentView, field: string): string {
  return entry.labels[field] ?? "";
}
