import type { Ctx } from "@/kernel/ctx.ts";
import { may } from "@/kernel/access/rights.ts";
import { readCart } from "@/services/orders/cart.ts";
import { currentJobId } from "@/services/orders/jobs/current.ts";
import { jobColleagues, ownJobs, readJob } from "@/services/orders/jobs/read_jobs.ts";
import type { JobColleague, JobHead, JobNow } from "@/services/orders/jobs/types.ts";
import { laborOfJob } from "@/services/orders/labor/job_labor.ts";
import type { VisitLabor } from "@/services/labor/overlap/overlap_of.ts";
import type { Cart } from "@/services/orders/cart_types.ts";

/** A cart with its job, and the ways to others. */
export interface JobData {
  cart: Cart;
  /** Null: the reader has no current job, and the cart is empty. */
  job: JobNow | null;
  jobs: JobHead[];
  colleagues: JobColleague[];
  labor: VisitLabor[];
}

/** Reads a job that the reader sees, or their current one, with its lines. Refuses `job-unknown`. */
export async function jobData(ctx: Ctx, asked: number | undefined): Promise<JobData> {
  const id = asked ?? await currentJobId(ctx);
  const job = id === null ? null : await readJob(ctx, id);
  const [cart, jobs, colleagues, labor] = await Promise.all([
    job === null ? readCart(ctx) : readCart(ctx, job.id),
    ownJobs(ctx),
    job?.own && may(ctx.actor, "EPCCart:edit") ? jobColleagues(ctx) : [],
    laborOfJob(ctx, id),
  ]);
  return { cart, job, jobs, colleagues, labor };
}
