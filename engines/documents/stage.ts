import type { Fragment } from "postgres";
import type { Tone } from "@/engines/lists/define_list.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { WorkflowState } from "./workflow_state.ts";

/** Where a revision stands, in one word; each has a text `documents.stage_<one>`. */
export const STAGES = [
  "draft",
  "submitted",
  "rejected",
  "failed",
  "passed",
  "published",
  "stopped",
  "revoked",
  "discarded",
  "replaced",
] as const;
export type Stage = typeof STAGES[number];

/** The word for a state. */
export function stageOf(state: WorkflowState, isReplaced: boolean): Stage {
  if (isReplaced) return "replaced";
  if (state.discard === 0) return "discarded";
  if (state.publishState === 1) return state.stopState === 1 ? "stopped" : "published";
  if (state.verifyResult === 2) return "failed";
  if (state.submitState === 2) return "rejected";
  if (state.publishedAt !== null && state.submitState === 1 && state.verifyResult === 1) return "revoked";
  if (state.verifyResult === 1) return "passed";
  return state.submitState === 1 ? "submitted" : "draft";
}

/** The same in a statement, over alias `r`. */
export function stageColumn({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(case
    when r.replaced_at is not null then 'replaced'
    when r.discard = 0 then 'discarded'
    when r.publish_state = 1 then case when r.stop_state = 1 then 'stopped' else 'published' end
    when r.verify_result = 2 then 'failed'
    when r.submit_state = 2 then 'rejected'
    when r.published_at is not null and r.submit_state = 1 and r.verify_result = 1 then 'revoked'
    when r.verify_result = 1 then 'passed'
    when r.submit_state = 1 then 'submitted'
    else 'draft'
  end)`;
}

/** How a stage is coloured; what an approver rejected is back at its author. */
export function stageTone(stage: Stage): Tone {
  return toneOf(stage === "rejected" ? "returned" : stage);
}
