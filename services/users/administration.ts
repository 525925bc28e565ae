import type { Module } from "@/kernel/access/modules.ts";
import { PAGES } from "@/kernel/access/pages.ts";

/** Where accounts, rights and the portal itself are administered. */
const MODULES: readonly Module[] = ["people", "settings", "admin"];

/** Routes of the pages of administration. */
export function administrationPages(): string[] {
  return PAGES.all.filter(({ module }) => MODULES.includes(module)).map(({ route }) => route);
}
