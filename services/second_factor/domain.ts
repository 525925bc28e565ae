import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";
import { FACTOR_CALLS } from "./calls.ts";
import { resealAppsJob } from "./reseal_apps_job.ts";

export const secondFactor = defineDomain({
  name: "second_factor",
  pages: [
    page("SecondFactor", { module: "entry", icon: "shield-check", need: "session" }),
  ],
  calls: FACTOR_CALLS,
  jobs: [resealAppsJob],
});
