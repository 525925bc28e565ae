import { recordChange } from "@/engines/audit/record_change.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { requestPush, retryNow } from "@/engines/pushes/request_push.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { claimDocument } from "../claim_document.ts";
import { bodyOfClaim } from "./claim_body.ts";
import { mayPushClaim, pushRefusal } from "./claim_push.ts";
import { type HeldClaim, holdClaim } from "./held_claim.ts";

/**
 * Hands a claim over to the dealer management system: for the first time, at once where a try is planned, or once more after it was given up. A verb of
 * service stores. Refuses `not-found`, `state-changed`, and whatever `pushRefusal` has against it.
 */
export async function pushClaim(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<null> {
  return await ctx.tx(async (tx) => {
    const claim = await readDocument(tx, claimDocument, { id }, { lock: true });
    if (claim.version !== version) throw refuse("state-changed");
    const held = await holdClaim(tx, claim.code!);
    const refused = pushRefusal({
      userType: holderOf(tx).userType,
      mayPush: await mayPushClaim(tx, claim),
      isPassed: claim.state.verifyResult === 1 && claim.state.discard === 1,
      push: held.state,
    });
    if (refused) throw refuse(refused);
    await sendClaim(tx, held, codeOf(tx.actor));
    return null;
  });
}

/** Leaves a claim for the workers, or lets one that waits be tried at once. */
export async function sendClaim(tx: TxCtx, held: HeldClaim, requestedBy: string | null): Promise<void> {
  const { sql } = tx;
  if (held.state === "waiting") {
    await retryNow(tx, "claim", held.code);
    return;
  }
  const now = tx.clock();
  await sql`
    insert into claim_pushes (document_id, revision_id, state, requested_by, requested_at, changed_at)
    values (${held.id}, ${held.revisionId}, 'waiting', ${personId(tx) ?? held.authorId}, ${now}, ${now})
    on conflict (document_id) do update set state = 'waiting', reason = null, changed_at = excluded.changed_at`;
  await requestPush(tx, {
    subjectKind: "claim",
    subjectId: held.code,
    storeCode: held.storeCode,
    path: "claims",
    body: await bodyOfClaim(tx, held),
    requestedBy,
  });
  await recordChange(tx, {
    operation: "pushClaimCase",
    funLink: claimDocument.routes.working,
    subjectKind: claimDocument.routes.working,
    subjectId: held.id,
    before: { push: held.state },
    after: { push: "waiting" },
  });
}
