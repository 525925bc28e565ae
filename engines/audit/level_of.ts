import type { Module } from "@/kernel/access/modules.ts";
import { pageOf } from "@/kernel/access/pages.ts";

/**
 * What a line of the operation log is (specification section 9, log filter values; 0 stands for all): 1 changes, 2 readings of people, rights and
 * logs, 3 readings by calls, 4 pages that were opened. Readings by nobody who is logged in are written at 0 alone.
 */
export const LOG_LEVELS = [0, 4, 3, 2, 1] as const;
export type LogLevel = typeof LOG_LEVELS[number];

/** Modules whose pages show people, what they may do and what they did. */
const ABOUT_PEOPLE: ReadonlySet<Module> = new Set(["people", "organisation", "logs", "admin"]);

/**
 * The level of a reading: of a page (`page`) or by a call, of the page that it belongs to.
 *
 * @param isKnown whether a person or machine reads, and not just anybody
 */
export function levelOfReading(operation: string, funLink: string | null, isKnown: boolean): LogLevel {
  if (!isKnown) return 0;
  const page = funLink === null ? undefined : pageOf(funLink);
  if (page && ABOUT_PEOPLE.has(page.module)) return 2;
  return operation === "page" ? 4 : 3;
}
