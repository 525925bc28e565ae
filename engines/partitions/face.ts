import { ensurePartitionsJob } from "./ensure_partitions_job.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const partitionEngine = defineDomain({
  name: "partitions",
  jobs: [ensurePartitionsJob],
});
