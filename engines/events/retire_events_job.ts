import { retireEvents } from "./retire.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Drops the months of outbox and receipts that are no longer kept. */
export const retireEventsJob = defineJob({
  name: "retire-events",
  schedule: "0 40 2 * * *",
  leaseSeconds: 600,
  async run(ctx) {
    for (const name of await retireEvents(ctx)) console.info(`dropped ${name}`);
  },
});
