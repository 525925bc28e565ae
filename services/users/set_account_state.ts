import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { endOtherSessions } from "@/services/entry/end_session.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { userChanged, userFrozen } from "@/events/users.ts";
import { doorsBefore, requireDoors } from "@/services/roles/last_door.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { requireMayUnlock, requireUserWithinOwn } from "./within_own.ts";

/** Specification section 4: frozen, normal, not activated. */
export const ACCOUNT_STATES = ["not_activated", "normal", "frozen"] as const;
export type AccountState = typeof ACCOUNT_STATES[number];

/** Literal table of the moves between account states (specification section 4: frozen, normal, not activated). */
export const ACCOUNT_MOVES = {
  activateUser: { from: "not_activated", to: "normal" },
  freezeUser: { from: "normal", to: "frozen" },
  unfreezeUser: { from: "frozen", to: "normal" },
} as const satisfies Record<string, { from: AccountState; to: AccountState }>;

export type AccountMove = keyof typeof ACCOUNT_MOVES;

async function move(ctx: Ctx, userId: number, operation: AccountMove, reason?: string): Promise<void> {
  const { from, to } = ACCOUNT_MOVES[operation];
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ state: AccountState }[]>`
      select state
      from users
      where id = ${userId} and deleted_at is null
      for no key update`;
    if (!row) throw refuse("not-found");
    if (row.state !== from) throw refuse("state-changed");
    await requireMay(tx, userId, to);
    const doors = await doorsBefore(tx, userId);
    const now = tx.clock();
    const frozen = to === "frozen" ? { at: now, by: personId(tx) } : { at: null, by: null };
    await tx.sql`
      update users
      set state = ${to}, frozen_by_sync = false, frozen_reason = ${reason ?? null}, frozen_at = ${frozen.at},
        frozen_by = ${frozen.by}, version = version + 1, changed_at = ${now}, changed_by = ${personId(tx)}
      where id = ${userId}`;
    if (to === "frozen") {
      await endOtherSessions(tx, userId, "account-changed");
      await requireDoors(tx, doors);
    }
    const person = await nextSequence(tx, userId);
    if (to === "frozen") await publish(tx, userFrozen, person);
    else await publish(tx, userChanged, { ...person, changed: ["state"] });
    await recordChange(tx, {
      operation,
      funLink: "baseinfouser",
      subjectKind: "baseinfouser",
      subjectId: userId,
      before: { state: from },
      after: { state: to, ...(reason ? { reason } : {}) },
    });
  });
}

async function requireMay(tx: TxCtx, userId: number, to: AccountState): Promise<void> {
  if (to !== "frozen") return await requireMayUnlock(tx, userId);
  if (personId(tx) === userId) throw refuse("not-oneself");
  await requireUserWithinOwn(tx, userId);
}

/** Makes an account usable for the first time. Refuses one that is in another state, and `user-beyond-own`. */
export const activateUser = (ctx: Ctx, userId: number) => move(ctx, userId, "activateUser");
/** Blocks an account and ends its sessions. Refuses one's own and the last administrator's. */
export const freezeUser = (ctx: Ctx, userId: number, reason?: string) =>
  move(ctx, userId, "freezeUser", reason);
/** Lifts the block. Refuses as making an account usable does. */
export const unfreezeUser = (ctx: Ctx, userId: number) => move(ctx, userId, "unfreezeUser");
