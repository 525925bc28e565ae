import { PREFERENCE_CALLS } from "@/services/preferences/calls.ts";
import type { Call } from "./define_call.ts";

/** Every call of the portal. A domain adds its array here, nothing else. */
// deno-lint-ignore no-explicit-any -- calls of many shapes side by side; each was checked where it is declared
export const CALLS: Call<any, any>[] = [
  ...PREFERENCE_CALLS,
];
