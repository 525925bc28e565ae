import { parkedExport } from "@/services/event_monitor/exports.ts";
import { favoritesExport } from "@/services/favorites/exports.ts";
import { filesExport } from "@/services/file_manager/exports.ts";
import { loginsExport, operationsExport } from "@/services/logs/exports.ts";
import { messagesExport } from "@/services/inbox/exports.ts";
import { ordersExport } from "@/services/orders/exports.ts";
import { pushesExport } from "@/services/pushes/exports.ts";
import { REGISTERS } from "@/engines/registers/all.ts";
import { registerExport } from "@/engines/registers/exports.ts";
import { exactExport, partsExport } from "@/services/part_search/exports.ts";
import type { ExportType } from "./define_export.ts";

// deno-lint-ignore no-explicit-any -- lists of many shapes side by side; each was checked where it is declared
type AnyExport = ExportType<any, any, any>;

/** Every list that can be had as a spreadsheet: those that a domain adds here, and every register. */
export const EXPORTS: readonly AnyExport[] = [
  exactExport,
  favoritesExport,
  filesExport,
  loginsExport,
  messagesExport,
  operationsExport,
  ordersExport,
  parkedExport,
  partsExport,
  pushesExport,
  ...REGISTERS.map(registerExport),
];

/** The export of a kind; undefined for one that another version knows. */
export function exportOf(kind: string): AnyExport | undefined {
  return EXPORTS.find((one) => one.kind === kind);
}

/** The filter of an export out of the text of a query, healed. */
export function filterOf(type: AnyExport, query: string): Record<string, unknown> {
  return type.filter.parse(Object.fromEntries(new URLSearchParams(query)));
}
