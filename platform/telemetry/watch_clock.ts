import type { HouseClock } from "../house_clock.ts";
import type { Metrics } from "./metrics.ts";

/** Tells how far the clock of the machine is from the database's, which counts. */
export function watchClock(metrics: Metrics, clock: Pick<HouseClock, "machineAhead">): void {
  const ahead = metrics.gauge(
    "tis_clock_ahead_seconds",
    "How far the clock of the machine is ahead of the database's",
  );
  metrics.onRead(() => ahead.set(clock.machineAhead));
}
