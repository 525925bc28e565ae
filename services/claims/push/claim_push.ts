import { inScope } from "@/engines/documents/document_scope.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { UserType } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { PUSH_RIGHT } from "../claim_rights.ts";

/** Where the hand-over of a claim stands; each has a text `claims.push_<one>`. */
export const CLAIM_PUSH_STATES = ["waiting", "taken", "refused", "failed"] as const;
export type ClaimPushState = typeof CLAIM_PUSH_STATES[number];

/** What is known of a claim when its hand-over is asked for. */
export interface PushQuestion {
  userType: UserType | null;
  mayPush: boolean;
  /** All three departments have passed it, and it is not discarded. */
  isPassed: boolean;
  /** Null: it was never handed over. */
  push: ClaimPushState | null;
}

/**
 * Why a claim cannot be handed over now, or null: the one answer that verb and button go by. It is a verb of service stores (rules.md 1), of claims that all
 * three departments have passed, published or not. One that waits is tried at once; one that was given up is sent once more; what was taken or
 * refused stays so, and a refused one goes on as a copy.
 */
export function pushRefusal({ userType, mayPush, isPassed, push }: PushQuestion): RefusalKey | null {
  if (userType !== "store") return "push-stores-only";
  if (!mayPush) return "no-right";
  if (push === "taken") return "push-not-failed";
  if (push === "refused") return "claim-push-refused";
  return isPassed ? null : "claim-not-passed";
}

/** Whether a claim was handed over, also where that failed: it is sent again word for word, so it stays as it was. */
export async function isHandedOver(ctx: Ctx, { id }: Pick<DocumentView, "id">): Promise<boolean> {
  const [row] = await ctx.sql`select from claim_pushes where document_id = ${id}`;
  return row !== undefined;
}

/** Whether the right to hand over reaches a claim: who sees the claims of a whole group has it for those of the own store alone. */
export async function mayPushClaim(ctx: Ctx, { id }: Pick<DocumentView, "id">): Promise<boolean> {
  const [row] = await ctx.sql`
    select from document_revisions r where r.document_id = ${id} and r.is_last and ${
    inScope(ctx, PUSH_RIGHT)
  }`;
  return row !== undefined;
}
