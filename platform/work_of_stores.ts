import { WORK } from "@/domains.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import type { Stores } from "./stores.ts";
import { startWork } from "./work.ts";

/** Starts the workers of every kind of long work, for the roles that work off the queue. */
export function startWorkOf(stores: Stores, dictionaries: Dictionaries): { stop(): Promise<void> } {
  stores.metrics.kinds(WORK.map(({ kind }) => kind));
  return startWork({
    pool: stores.sql,
    kinds: WORK,
    ctxWith: ctxOfStores(stores, dictionaries),
    on: stores.signals.on,
    onRun: stores.metrics.work,
  });
}
