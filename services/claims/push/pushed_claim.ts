import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { reasonInMessage } from "@/engines/pushes/describe_reason.ts";
import { UnexpectedAnswer } from "@/engines/pushes/unexpected_answer.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { claimDocument } from "../claim_document.ts";
import type { ClaimPushState } from "./claim_push.ts";
import { type HeldClaim, holdClaim } from "./held_claim.ts";
import { sendClaim } from "./push_claim.ts";

const words = z.string().trim().min(1);
/** What the dealer management system answers to a claim (docs/dms.md): that it has it. */
const answered = z.object({ state: z.literal("received"), dmsNumber: words.max(64) });
/** Or that it does not want it: HTTP 400 or 422. */
const refusal = z.object({ reason: words.max(120) });

/** What becomes of a claim by its hand-over to the dealer management system. */
export const pushedClaim = {
  hold: holdClaim,

  async taken(tx: TxCtx, claim: HeldClaim, answer: unknown): Promise<void> {
    const read = answered.safeParse(answer);
    if (!read.success) throw new UnexpectedAnswer("unreadable-answer");
    await settle(tx, claim, "taken", { dmsNumber: read.data.dmsNumber });
  },

  async refused(tx: TxCtx, claim: HeldClaim, answer: unknown): Promise<string | null> {
    const read = refusal.safeParse(answer);
    if (!read.success) return null;
    await settle(tx, claim, "refused", { reason: read.data.reason });
    return read.data.reason;
  },

  retrying(tx: TxCtx, { id, storeCode }: HeldClaim): void {
    hint(tx, id, storeCode);
  },

  async failed(tx: TxCtx, claim: HeldClaim, reason: string): Promise<void> {
    await settle(tx, claim, "failed", { reason });
  },

  async again(tx: TxCtx, claim: HeldClaim, requestedBy: string): Promise<void> {
    if (claim.state !== "failed" && claim.state !== "waiting") throw refuse("push-not-failed");
    await sendClaim(tx, claim, requestedBy);
  },
};

/** Notes how it ended: state, log, open pages, and who asked for it where that is not what they wanted. */
async function settle(
  tx: TxCtx,
  claim: HeldClaim,
  state: Exclude<ClaimPushState, "waiting">,
  { dmsNumber = null, reason = null }: { dmsNumber?: string | null; reason?: string | null },
): Promise<void> {
  const { sql } = tx;
  await sql`
    update claim_pushes
    set state = ${state}, dms_number = coalesce(${dmsNumber}, dms_number), reason = ${reason}, changed_at = ${tx.clock()}
    where document_id = ${claim.id}`;
  await recordChange(tx, {
    operation: "settleClaimPush",
    funLink: claimDocument.routes.working,
    subjectKind: claimDocument.routes.working,
    subjectId: claim.id,
    before: { push: claim.state },
    after: { push: state, dmsNumber, reason },
  });
  hint(tx, claim.id, claim.storeCode);
  if (state === "taken") return;
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: state === "failed" ? "claim-push-failed" : "claim-push-refused",
    params: { code: claim.code, reason: reasonInMessage(reason ?? "") },
    link: `${claimDocument.routes.editor}?id=${claim.id}`,
    receivers: [claim.requestedBy ?? claim.authorId],
  });
}

/** Whoever of the store looks at claims sees it at once. */
function hint(tx: TxCtx, id: number, storeCode: string): void {
  sendLiveHint(tx, { topic: "documents", to: { org: storeCode }, id: String(id) });
}
