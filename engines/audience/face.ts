import { defineDomain } from "@/engines/define_domain.ts";
import { dropUnusedAudiencesJob } from "./drop_unused_job.ts";

export const audienceEngine = defineDomain({
  name: "audience",
  jobs: [dropUnusedAudiencesJob],
});
