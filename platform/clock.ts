import { Cron } from "croner";
import { v7 as uuid } from "uuid";
import type { Job } from "@/engines/clock/define_job.ts";
import { type ClaimedRun, claimRun, isToRun, jobStates } from "@/engines/clock/claim_run.ts";
import { markRun, markRunFailed, releaseRun } from "@/engines/clock/end_run.ts";
import type { Ctx, CtxParts, Pool } from "@/kernel/ctx.ts";
import { withLogFields } from "./log_fields.ts";
import { Rounds } from "./rounds.ts";
import { withTimeout } from "./with_timeout.ts";

/** Between two looks at most, milliseconds: for runs whose process died. */
const LOOK_MS = 5000;
/** How long a stop waits for runs to end, milliseconds; what goes on is begun again when its lease runs out. */
const GRACE_MS = 10_000;

export interface ClockOptions {
  pool: Pool;
  jobs: readonly Job[];
  ctxWith: (parts: Partial<CtxParts>) => Ctx;
}

/** Runs jobs at their planned moments, each in one process among all. A look starts what is due; `start` looks by itself. */
export class Clock {
  readonly #jobs: { job: Job; cron: Cron }[];
  readonly #stopping = new AbortController();
  readonly #runs = new Map<string, Promise<void>>();
  #rounds: Rounds | null = null;

  constructor(private readonly options: ClockOptions) {
    this.#jobs = options.jobs.map((job) => ({ job, cron: new Cron(job.schedule, { timezone: "UTC" }) }));
  }

  /** Looks at every planned moment until stopped. */
  start(): void {
    this.#rounds = new Rounds({
      round: () => this.look(),
      pauseMs: () => this.#untilNext(),
      failed: "jobs are not looked at",
    });
  }

  /** Begins every run that is due and that no other process does. */
  async look(): Promise<void> {
    const now = this.#now();
    const states = await jobStates(this.options.pool);
    for (const { job, cron } of this.#jobs) {
      const due = latestDue(cron, now);
      const state = states.get(job.name);
      if (due === null || this.#runs.has(job.name) || !isToRun(state, due, now)) continue;
      const { leaseSeconds } = job;
      const run = await claimRun(this.options.pool, job.name, state, {
        due,
        runner: uuid(),
        leaseSeconds,
        now,
      });
      if (run !== null) {
        this.#runs.set(
          job.name,
          this.#run(job, run).finally(() => this.#runs.delete(job.name)),
        );
      }
    }
  }

  /** Resolves when no run of this process is under way. */
  async idle(): Promise<void> {
    while (this.#runs.size > 0) await Promise.all(this.#runs.values());
  }

  /** Aborts what runs and waits for it some seconds. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the process stops"));
    await this.#rounds?.stop();
    await withTimeout(GRACE_MS, this.idle()).catch(() => {});
  }

  async #run(job: Job, run: ClaimedRun): Promise<void> {
    const { pool, ctxWith } = this.options;
    const requestId = uuid();
    const tooLong = new AbortController();
    const timer = setTimeout(
      () => tooLong.abort(new Error(`took longer than ${job.leaseSeconds} s`)),
      job.leaseSeconds * 1000,
    );
    const signal = AbortSignal.any([this.#stopping.signal, tooLong.signal]);
    await withLogFields({ job: job.name, requestId }, async () => {
      try {
        try {
          await job.run(ctxWith({ requestId }), run.due, run.lastDue, signal);
          // What returns early when it is told to end has not ended well.
          signal.throwIfAborted();
          await markRun(pool, run, this.#now());
        } catch (error) {
          if (this.#stopping.signal.aborted) return await releaseRun(pool, run);
          console.error(`job ${job.name}, planned for ${run.due.toISOString()}, failed:`, error);
          await markRunFailed(ctxWith({ requestId }), run, error);
        }
      } catch (error) {
        console.error(`the end of job ${job.name} was not written, it runs again:`, error);
      } finally {
        clearTimeout(timer);
      }
    });
  }

  #untilNext(): number {
    const now = this.#now();
    const waits = this.#jobs.map(({ cron }) => (cron.nextRun(now)?.getTime() ?? Infinity) - now.getTime());
    return Math.max(1, Math.min(LOOK_MS, ...waits));
  }

  #now(): Date {
    return this.options.ctxWith({}).clock();
  }
}

/** The last planned moment that has come. */
function latestDue(cron: Cron, now: Date): Date | null {
  const nextSecond = new Date(Math.floor(now.getTime() / 1000) * 1000 + 1000);
  return cron.previousRuns(1, nextSecond)[0] ?? null;
}
