import { JOBS } from "@/events/jobs/all.ts";
import type { Dictionaries } from "@/services/i18n/texts.ts";
import { Clock } from "./clock.ts";
import { systemCtx } from "./foundation.ts";
import { peopleSourceOf } from "./push/people_source.ts";
import type { Stores } from "./stores.ts";

/** Starts the clock of every job, for the roles that work off the queue. */
export function startClockOf(stores: Stores, dictionaries: Dictionaries): Clock {
  const { config, sql, files, signals } = stores;
  const people = peopleSourceOf(config);
  const clock = new Clock({
    pool: sql,
    jobs: JOBS,
    ctxWith: (parts) => systemCtx(sql, dictionaries, { people, files, signal: signals.signal, ...parts }),
  });
  clock.start();
  return clock;
}
