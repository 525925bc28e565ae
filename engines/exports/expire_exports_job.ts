import { expireExports } from "./delete_export.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Lets go of the files of exports whose time is over. */
export const expireExportsJob = defineJob({
  name: "expire-exports",
  schedule: "0 10 * * * *",
  leaseSeconds: 300,
  async run(ctx, _due, _lastDue, signal) {
    await expireExports(ctx, signal);
  },
});
