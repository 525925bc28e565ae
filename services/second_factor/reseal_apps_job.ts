import { defineJob } from "@/engines/clock/define_job.ts";
import { resealApps } from "./reseal_apps.ts";

/** Brings the keys of authenticator apps under the key of the portal that writes what is new. */
export const resealAppsJob = defineJob({
  name: "reseal-apps",
  schedule: "10 */10 * * * *",
  leaseSeconds: 600,
  run: (ctx, _due, _lastDue, signal) => resealApps(ctx, signal),
});
