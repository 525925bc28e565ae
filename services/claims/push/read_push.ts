import { describeReason } from "@/engines/pushes/describe_reason.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { type ClaimPushState, mayPushClaim, pushRefusal } from "./claim_push.ts";

/** How the hand-over of a claim stands, and whether the reader may ask for it. */
export interface ClaimPush {
  state: ClaimPushState | null;
  /** A try has failed. */
  tries: number;
  dmsNumber: string | null;
  /** Why the last try failed or it was refused, in the reader's language. */
  reason: string | null;
  requestedBy: string | null;
  requestedAt: Date | null;
  changedAt: Date | null;
  /** Of a try that failed; null: no further one is planned. */
  nextTryAt: Date | null;
  /** Null: the reader may hand it over now. */
  whyNot: RefusalKey | null;
}

const NEVER = {
  state: null,
  tries: 0,
  dmsNumber: null,
  reason: null,
  requestedBy: null,
  requestedAt: null,
  changedAt: null,
  nextTryAt: null,
};

/** The hand-over of a claim as its page shows it. */
export async function readClaimPush(
  ctx: Ctx,
  { id, code, state }: Pick<DocumentView, "id" | "code" | "state">,
): Promise<ClaimPush> {
  const [row] = await ctx.sql<Omit<ClaimPush, "whyNot">[]>`
    select h.state, h.dms_number, h.requested_at, h.changed_at, u.full_name as requested_by,
      coalesce(p.tries, 0) as tries, coalesce(h.reason, p.reason) as reason, p.next_try_at
    from claim_pushes h
    join users u on u.id = h.requested_by
    left join lateral (
      select d.attempts as tries, p.reason,
        case when d.sent_at is null and d.given_up_at is null then d.next_try_at end as next_try_at
      from pushes p
      join deliveries d on d.id = p.delivery_id
      where p.subject_kind = 'claim' and p.subject_id = ${code}
      order by p.round desc
      limit 1
    ) p on true
    where h.document_id = ${id}`;
  const push = row ?? NEVER;
  return {
    ...push,
    reason: push.reason === null ? null : describeReason(ctx.t, push.reason),
    whyNot: pushRefusal({
      userType: holderOrNull(ctx)?.userType ?? null,
      mayPush: await mayPushClaim(ctx, { id }),
      isPassed: state.verifyResult === 1 && state.discard === 1,
      push: push.state,
    }),
  };
}
