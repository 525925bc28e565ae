import type { Job } from "../define_job.ts";
import { expireUploadsJob } from "./expire_uploads.ts";

/** Every job that workers run by the clock. */
export const JOBS: readonly Job[] = [
  expireUploadsJob,
];
