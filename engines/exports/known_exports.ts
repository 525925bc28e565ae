import { Declared } from "@/kernel/declared.ts";
import type { ExportType } from "./define_export.ts";

// deno-lint-ignore no-explicit-any -- lists of many shapes side by side; each was checked where it is declared
type AnyExport = ExportType<any, any, any>;

/** Every list that can be had as a spreadsheet: those of the domains and every register. */
export const EXPORTS = new Declared<AnyExport>("exports");

/** The export of a kind; undefined for one that another version knows. */
export function exportOf(kind: string): AnyExport | undefined {
  return EXPORTS.all.find((one) => one.kind === kind);
}

/** Names of all kinds. */
export function exportKindNames(): string[] {
  return EXPORTS.all.map(({ kind }) => kind);
}

/** The filter of an export out of the text of a query, healed. */
export function filterOf(type: AnyExport, query: string): Record<string, unknown> {
  return type.filter.parse(Object.fromEntries(new URLSearchParams(query)));
}
