import { page, type PageEntry, type PageOptions } from "@/kernel/access/pages.ts";
import type { Register } from "./define_register.ts";

/** A page that is nothing but its register: it needs no file in routes. */
export interface RegisterPageEntry extends PageEntry {
  register: Register;
}

/** Declares the page of a register under the register's own route. */
export function registerPage(register: Register, options: PageOptions): RegisterPageEntry {
  return { ...page(register.route, options), register };
}

/** The register that a page is nothing but, or null. */
export function registerOfPage(entry: PageEntry): Register | null {
  return "register" in entry ? (entry as RegisterPageEntry).register : null;
}
