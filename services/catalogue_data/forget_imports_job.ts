import { defineJob } from "@/engines/clock/define_job.ts";
import { forgetImports } from "./forget_imports.ts";

/** Forgets each night what imports of long ago changed. */
export const forgetImportsJob = defineJob({
  name: "forget-catalogue-imports",
  schedule: "0 40 3 * * *",
  leaseSeconds: 600,
  async run(ctx) {
    await forgetImports(ctx);
  },
});
