import { defineJob } from "@/engines/clock/define_job.ts";
import { linkEntriesAnew } from "@/engines/links/link_anew.ts";
import { laborBaseStepRegister } from "./base_step_register.ts";
import { laborDtcRegister } from "./dtc_register.ts";
import { linkLaborDtc, linkStep } from "./link_labor.ts";

/** Reads each night what base steps and the labor of DTCs name. */
export const linkLaborJob = defineJob({
  name: "link-labor",
  schedule: "0 15 4 * * *",
  leaseSeconds: 1800,
  async run(ctx, _due, _lastDue, signal) {
    await linkEntriesAnew(ctx, laborBaseStepRegister, linkStep, signal);
    await linkEntriesAnew(ctx, laborDtcRegister, linkLaborDtc, signal);
  },
});
