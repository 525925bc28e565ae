import type { Health } from "../health.ts";
import type { Metrics } from "./metrics.ts";

/** Tells by metrics too which parts answer. */
export function watchHealth(metrics: Metrics, health: Health): void {
  const up = metrics.gauge("tis_part_up", "1 while a part outside the process answers", ["part"]);
  metrics.onRead(async () => {
    const { parts } = await health.read();
    up.reset();
    for (const [part, { state }] of Object.entries(parts)) up.set({ part }, state === "up" ? 1 : 0);
  });
}
