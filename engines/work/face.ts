import { deleteEndedWorkJob } from "./delete_ended_work_job.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const workEngine = defineDomain({
  name: "work",
  jobs: [deleteEndedWorkJob],
});
