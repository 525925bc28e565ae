import { WORK } from "@/events/work.ts";
import type { Dictionaries } from "@/services/i18n/texts.ts";
import { systemCtx } from "./foundation.ts";
import { peopleSourceOf } from "./push/people_source.ts";
import type { Stores } from "./stores.ts";
import { startWork } from "./work.ts";

/** Starts the workers of every kind of long work, for the roles that work off the queue. */
export function startWorkOf(stores: Stores, dictionaries: Dictionaries): { stop(): Promise<void> } {
  const { config, sql, files, scanner, signals } = stores;
  const people = peopleSourceOf(config);
  return startWork({
    pool: sql,
    kinds: WORK,
    ctxWith: (parts) =>
      systemCtx(sql, dictionaries, { people, files, scanner, signal: signals.signal, ...parts }),
    on: signals.on,
    onRun: stores.metrics.work,
  });
}
