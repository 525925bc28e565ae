import type { TxCtx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";

/** A job whose run failed after the one before had ended well. */
export interface FailedJob {
  name: string;
  due: Date;
  error: string;
}

/** What a domain does about it, in the transaction that writes the failure down. */
export type OnJobFailed = (tx: TxCtx, job: FailedJob) => Promise<void>;

/** Declared by domains, so that the clock needs to know of no people. */
export const ON_JOB_FAILED = new Declared<OnJobFailed>("reactions to failed jobs");
