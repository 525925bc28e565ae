import type { Job } from "../define_job.ts";

/** Every job that workers run by the clock. */
export const JOBS: readonly Job[] = [];
