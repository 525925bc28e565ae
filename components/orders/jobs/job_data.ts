import type { Ctx } from "@/kernel/ctx.ts";
import { may } from "@/kernel/access/rights.ts";
import { readCart } from "@/services/orders/cart.ts";
import { currentJobId } from "@/services/orders/jobs/current.ts";
import { jobColleagues, ownJobs, readJob } from "@/services/orders/jobs/read_jobs.ts";
import type { JobColleague, JobHead, JobNow } from "@/services/orders/jobs/types.ts";
import { usualQuantities } from "@/services/orders/review/usual_quantities.ts";
import { laborOfJob } from "@/services/orders/labor/job_labor.ts";
import type { VisitLabor } from "@/services/labor/overlap/overlap_of.ts";
import type { Cart } from "@/services/orders/cart_types.ts";

/** A cart with its job, and the ways to others. */
export interface JobData {
  cart: Cart;
  /** Pieces that one vehicle has of a line's part, by the line's id. */
  usual: ReadonlyMap<number, number>;
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
  const reading = job === null ? readCart(ctx) : readCart(ctx, job.id);
  const [cart, usual, jobs, colleagues, labor] = await Promise.all([
    reading,
    reading.then(({ lines }) => usualQuantities(ctx, lines)),
    ownJobs(ctx),
    job?.own && may(ctx.actor, "EPCCart:edit") ? jobColleagues(ctx) : [],
    laborOfJob(ctx, id),
  ]);
  return { cart, usual, job, jobs, colleagues, labor };
}
