import { defineJob } from "@/engines/clock/define_job.ts";
import { linkEntriesAnew } from "@/engines/links/link_anew.ts";
import { dtcRegister } from "./dtc_register.ts";
import { linkDtc } from "./link_dtc.ts";

/** Reads each night what the texts of DTCs name: parts may have come after the text. */
export const linkDtcsJob = defineJob({
  name: "link-dtcs",
  schedule: "0 10 4 * * *",
  leaseSeconds: 1800,
  run: (ctx, _due, _lastDue, signal) => linkEntriesAnew(ctx, dtcRegister, linkDtc, signal),
});
