import { JOBS } from "@/domains.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { Clock } from "./clock.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import type { Stores } from "./stores.ts";

/** Starts the clock of every job, for the roles that work off the queue. */
export function startClockOf(stores: Stores, dictionaries: Dictionaries): Clock {
  const clock = new Clock({ pool: stores.sql, jobs: JOBS, ctxWith: ctxOfStores(stores, dictionaries) });
  clock.start();
  return clock;
}
