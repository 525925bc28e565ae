import { Declared } from "@/kernel/declared.ts";
import type { Call } from "./define_call.ts";

/** Every call of the portal: those of the domains and those that registers are made of. */
// deno-lint-ignore no-explicit-any -- calls of many shapes side by side; each was checked where it is declared
export const CALLS = new Declared<Call<any, any>>("calls");
