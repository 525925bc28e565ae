import { describeReason } from "@/engines/pushes/describe_reason.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { SentResult } from "./sent_result.ts";

/** What became of the hand-over of a revision. */
export interface Sending {
  sentResult: SentResult;
  sentTime: Date | null;
  attempts: number;
  reason: string | null;
}

/** What became of the hand-over of a revision; null where it was never left for one. */
export async function sendingOf(ctx: Ctx, revisionId: number): Promise<Sending | null> {
  const [row] = await ctx.sql<Sending[]>`
    select sent_result, sent_time, attempts, reason from labor_sendings where revision_id = ${revisionId}`;
  return row ? { ...row, reason: row.reason === null ? null : describeReason(ctx.t, row.reason) } : null;
}
