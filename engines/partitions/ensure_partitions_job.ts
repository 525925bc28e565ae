import { ensurePartitions } from "./ensure_partitions.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Makes the monthly partitions ahead of time, for portals that run for months; each start makes them too. */
export const ensurePartitionsJob = defineJob({
  name: "ensure-partitions",
  schedule: "0 10 1 * * *",
  leaseSeconds: 120,
  async run(ctx) {
    await ensurePartitions(ctx.sql, ctx.clock());
  },
});
